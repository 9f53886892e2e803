/** The content of the header of a Markdown page. */
export interface MarkdownHeader {
  title: string;
  description: string;
  /** Address of the page. */
  page: string;
  siteUrl: string;
}

/** The paragraphs of the header. */
export const headerOf = ({ title, description, page, siteUrl }: MarkdownHeader): string[] => [
  `# ${title}`,
  `> ${description}`,
  `Page: ${page}`,
  `Index of all pages: ${siteUrl}/llms.txt`,
];

/** Average characters per token of common models in such text. */
const TOKEN = 4;

/** Approximate number of tokens of a text, to two digits: models count differently. */
export function estimateTokens(text: string): number {
  const tokens = Math.ceil(text.length / TOKEN);
  const step = 10 ** Math.max(0, String(tokens).length - 2);
  return Math.ceil(tokens / step) * step;
}
