import { elements } from '.';
import type { Group } from './types';

/** The groups in the order of ELEMENTS.md, each with its heading. */
const GROUPS: Readonly<Record<Group, string>> = {
  text: 'In and around sentences',
  figures: 'Figures',
  tables: 'Tables',
  tools: "Tools, which run in the reader's browser",
  deployments: 'Releases and addresses',
  apis: 'Queries, schemas and endpoints',
  apps: 'The app, its links and files',
  framework: "The framework's own",
};

/** Markers around the part of ELEMENTS.md that is generated from the registry. */
export const MARKS = ['<!-- elements: begin -->', '<!-- elements: end -->'] as const;

/** The registry as Markdown: a table per group, with the example and the description of each element. */
function elementTables(): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const rows = Object.values(elements).filter((element) => element.group === group);
    if (rows.length === 0) return [];
    const [{ sections } = {}] = rows;
    const where = sections ? ` (pages of ${sections.join(' and ')})` : '';
    const lines = rows.map(({ example, description }) => `| ${cell(example)} | ${description} |`);
    return [`**${title}**${where}`, ['| Write | To get |', '| --- | --- |', ...lines].join('\n')];
  });
  return groups.join('\n\n');
}

/** Code in a table cell; code with backticks needs longer delimiters. */
const cell = (code: string): string => {
  const escaped = code.replaceAll('|', '\\|');
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
};

/**
 * A document with the tables between its markers.
 * @throws when it lacks a marker
 */
export function withElementTables(document: string): string {
  const [begin, end] = MARKS;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no ${begin} … ${end}.`);
  const before = document.slice(0, from + begin.length);
  return `${before}\n\n${elementTables()}\n\n${document.slice(to)}`;
}
