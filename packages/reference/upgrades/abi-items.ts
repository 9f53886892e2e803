import { cellsOf } from '@sablier-docs/protocol/upgrades/cells';
import type { Change, Upgrade } from '@sablier-docs/protocol/upgrades/types';
import type { WithAbi } from '@sablier-docs/protocol/upgrades';
import { shortName } from '@sablier-docs/protocol/upgrades/struct-fields';
import { item } from './item';
import { signaturesIn } from './signatures';
import type { Item, Role } from './types';

const calls: readonly Role[] = ['caller', 'script'];
const logs: readonly Role[] = ['script', 'indexer'];

const sameSelector =
  'The selector is the same, so the contract accepts the call, and the old ABI reads its result wrong or not at all.';
const sameTopic =
  'The topic is the same, so the old filter still finds the log, and the old ABI cannot decode it: other parameters are indexed. A decoder that skips such logs drops it without an error. Use the new ABI.';

/** Functions and events that need a change. A function that is new, or that old calls still fit, needs none. */
export function abiItems({ changes, structs }: Upgrade, before: WithAbi, after: WithAbi): Item[] {
  return changes.flatMap((change): Item[] => {
    const { kind, name, hashes, isSilent } = change;
    const cells = cellsOf(change, structs);
    if (kind === 'event') {
      const step = isSilent ? 'silent' : 'event';
      const todo = isSilent ? sameTopic : change.todo;
      return [item({ step, for: logs, name: `event ${name}`, ...cells, hashes, todo })];
    }
    if (kind !== 'function' || change.change === 'added' || isKept(change)) return [];
    const said = `${change.todo.replace('the list above the table says so', 'an entry above says so')}${
      change.change === 'changed' ? sayParameters(name, before, after) : ''
    }`;
    const todo = isSilent ? `${sameSelector} ${said}` : said;
    const step = isSilent ? 'silent' : 'function';
    const signatures = signaturesIn(said, name, after);
    return [
      item({ step, for: calls, name: `function ${name}`, ...cells, hashes, todo, signatures }),
    ];
  });
}

/** Whether every old call still does what it did: its selector is there, with the same results. */
function isKept({ before, after, hashes, isSilent }: Change): boolean {
  const plain = (forms: readonly string[]) => forms.map((form) => form.replace(' payable', ''));
  return (
    !isSilent &&
    hashes.before.every((hash) => hashes.after.includes(hash)) &&
    plain(before).every((form) => plain(after).includes(form))
  );
}

/**
 * The parameters of a function that one release has and the other lacks, over all contracts. One that only got another
 * name needs no change: calls have no names.
 */
function sayParameters(name: string, before: WithAbi, after: WithAbi): string {
  const old = parametersOf(name, before.abis);
  const now = parametersOf(name, after.abis);
  const typeOf = (parameter: string) => parameter.split(' ')[0];
  const say = (title: string, own: Set<string>, other: Set<string>) => {
    const replaced = [...other].filter((one) => !own.has(one)).map(typeOf);
    const only = [...own].filter((one) => !other.has(one) && !replaced.includes(typeOf(one)));
    return only.length === 0 ? '' : ` ${title}: ${only.map((one) => `\`${one}\``).join(', ')}.`;
  };
  return say('New argument', now, old) + say('Argument that is gone', old, now);
}

const parametersOf = (name: string, abis: WithAbi['abis']): Set<string> =>
  new Set(
    Object.values(abis)
      .flat()
      .flatMap((one) => (one.type === 'function' && one.name === name ? one.inputs : []))
      .map(({ type, internalType = type, name: own = '' }) =>
        `${shortName(internalType.replace(/^\w+ /, ''))} ${own}`.trim(),
      ),
  );
