import { groups } from '@sablier-docs/protocol/errors/groups';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import { blockNode, linkNode, list, textNode } from './nodes';

const titles: Readonly<Record<string, string>> = {
  'lockup-create': 'Creating Lockup streams',
  lockup: 'Running Lockup streams',
  'lockup-batch': 'Batch creation',
  flow: 'Flow',
  'airdrops-factories': 'Airdrops factories',
  'airdrops-campaigns': 'Airdrops campaigns',
  comptroller: 'Comptroller',
  shared: 'Shared base contracts',
  openzeppelin: 'OpenZeppelin',
  tokens: 'Tokens',
  prbmath: 'PRBMath',
};

/**
 * Expands `<ErrorIndex />`: the errors of the page by group, each a link to its entry. A name
 * is shown without its contract prefix, which the group makes clear.
 * @throws when a group has no title
 */
export function errorIndex() {
  const items = groups.map(({ id, descriptions }) => {
    const title = titles[id];
    if (!title) throw new Error(`The error group "${id}" has no title.`);
    const names = Object.keys(descriptions).flatMap((name, at) => [
      textNode(at === 0 ? ': ' : ', '),
      linkNode(`#${errorAnchor(name)}`, [textNode(name.replace(/^[^_]+_/, ''))]),
    ]);
    return [linkNode(`#${id}`, [textNode(title)]), ...names];
  });
  return blockNode('div', { 'data-search': 'off' }, [list(items)]);
}
