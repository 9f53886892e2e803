import type { Audit } from '@sablier-docs/protocol/project/audits';
import { links } from '@sablier-docs/protocol/project/links';
import { codeNode, linkNode, tableNode, textNode } from './nodes';

/** Expands `<Audits of="…" />`: a row for each report, with a link to its file. */
export function auditNodes(label: string, audits: readonly Audit[]) {
  const rows = audits.map(({ release, firm, date, report, kind, commits }) => [
    [textNode(release)],
    [linkNode(`${links.audits}/blob/main/${report}`, [textNode(`${firm}, ${date}`)])],
    [textNode(kind)],
    commits.flatMap((commit, i) => [...(i > 0 ? [textNode(', ')] : []), codeNode(commit)]),
  ]);
  return tableNode(label, ['Release', 'Report', 'Kind', 'Commit'], rows);
}
