const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text before the address of a page: the site, a folder of files that are named after pages. */
const BEFORE = String.raw`(?<=^|[^\w./@-]|\.\.\/|(?<![\w./@-])\/|(?:https?:\/\/|\w:\d+(?=\/))[\w.:-]*\/|\}\/|img\/social\/|(?:docs|claims|statements)\/)`;

/** The text after it: an ending of a file, an anchor, or the end of a sentence. */
const AFTER = String.raw`(?=$|[^\w./-]|\/(?:index\.html\b|(?![\w.[-]))|\.(?:mdx?|html|png|claims|statements|accepted)\b|\.(?!\w))`;

/** Finds the address of a page in code, data and text, and not a longer address that begins or ends with it. */
const mentionOf = (id: string) => new RegExp(BEFORE + escaped(id) + AFTER, 'gm');

/** @returns the text, and how many mentions were changed */
export function renameMentions(text: string, from: string, to: string) {
  let count = 0;
  const renamed = text.replace(mentionOf(from), () => {
    count++;
    return to;
  });
  return { text: renamed, count };
}

/** A template of an address, such as `/guides/${product}/overview`, that may make the address of a page. */
export function templatesFor(text: string, id: string): number[] {
  return text.split('\n').flatMap((line, i) => {
    const templates = [...line.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, inner = '']) => inner);
    return templates.some((inner) => makes(inner, id)) ? [i + 1] : [];
  });
}

/** A place in a template for an unknown part. */
const HOLE = '\0';

function makes(template: string, id: string): boolean {
  const [address = ''] = template.replace(/\$\{[^}]*\}/g, HOLE).split(/[#?]/);
  const names = address.match(/[\w-]{3,}/g) ?? [];
  // One that holds nothing of the address fits every page.
  if (!names.some((name) => id.split('/').includes(name))) return false;
  const pattern = address.replace(/^\//, '').split(HOLE).map(escaped).join('[^/]+');
  return new RegExp(`^${pattern}$`).test(id);
}
