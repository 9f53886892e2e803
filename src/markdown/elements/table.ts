import { elements } from '.';
import type { Group } from './types';

/** The groups in the order of CONTRIBUTING.md, each with its heading. */
const GROUPS: Readonly<Record<Group, string>> = {
  text: 'In and around sentences',
  figures: 'Figures',
  tables: 'Tables',
  tools: "Tools, which run in the reader's browser",
  deployments: 'Releases and addresses',
  apis: 'Queries, schemas and endpoints',
  apps: 'The app, its links and files',
  stock: "The framework's own",
};

/** Begin and end of the part of CONTRIBUTING.md that is written from the registry. */
export const MARKS = ['<!-- elements: begin -->', '<!-- elements: end -->'] as const;

/** The vocabulary as Markdown: a table per group, with what to write and what a page gets. */
export function vocabularyTables(): string {
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const rows = Object.values(elements).filter((element) => element.group === group);
    if (rows.length === 0) return [];
    const [{ sections } = {}] = rows;
    const where = sections ? ` (pages of ${sections.join(' and ')})` : '';
    const lines = rows.map(({ example, what }) => `| ${cell(example)} | ${what} |`);
    return [`**${title}**${where}`, ['| Write | To get |', '| --- | --- |', ...lines].join('\n')];
  });
  return groups.join('\n\n');
}

/** Code in a cell; backticks in it need longer ones around it. */
const cell = (code: string): string => {
  const escaped = code.replaceAll('|', '\\|');
  return escaped.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
};

/**
 * A document with the tables between the marks.
 * @throws when it lacks a mark
 */
export function withVocabulary(document: string): string {
  const [begin, end] = MARKS;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`There is no ${begin} … ${end}.`);
  const before = document.slice(0, from + begin.length);
  return `${before}\n\n${vocabularyTables()}\n\n${document.slice(to)}`;
}
