/** What the header of a twin says. */
export interface TwinHeader {
  title: string;
  description: string;
  /** Address of the page. */
  page: string;
  siteUrl: string;
}

/** The lines above the text of a twin, each a paragraph of its own. */
export const headerOf = ({ title, description, page, siteUrl }: TwinHeader): string[] => [
  `# ${title}`,
  `> ${description}`,
  `Page: ${page}`,
  `Index of all pages: ${siteUrl}/llms.txt`,
];

/** Characters of a token of the usual models in text like this, on average. */
const TOKEN = 4;

/** About how many tokens a text has, to two digits: a model's own count differs. */
export function tokensOf(text: string): number {
  const tokens = Math.ceil(text.length / TOKEN);
  const step = 10 ** Math.max(0, String(tokens).length - 2);
  return Math.ceil(tokens / step) * step;
}
