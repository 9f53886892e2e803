import { airdropsAccess } from '../access/airdrops';
import { flowAccess } from '../access/flow';
import { lockupAccess } from '../access/lockup';
import type { AccessRow, AccessTable, Cell } from '../access/types';
import type { Product } from '@sablier-docs/protocol/releases';

const tables: Readonly<Record<Product, AccessTable>> = {
  lockup: lockupAccess,
  flow: flowAccess,
  airdrops: airdropsAccess,
};

const names: Readonly<Record<string, string>> = {
  sender: 'the sender of the stream',
  operator: 'an operator that the recipient approved',
  comptroller: 'the comptroller',
  admin: 'the admin of the campaign',
};
const recipients: Readonly<Record<Product, string>> = {
  lockup: 'the recipient',
  flow: 'the recipient',
  airdrops: 'the recipient in the leaf',
};

/** Text after the callers for each condition of the access tables. */
const tails: Readonly<Record<string, string>> = {
  'as the inner calls': '; each inner call has its own rule',
  'for own NFTs': ' for its own NFTs',
  'if approved for all': ' for all its NFTs',
  'if depleted': ', once the stream is depleted',
  'if transferable': ', if the stream is transferable',
  'in its windows': ', in the windows in which a clawback is allowed',
  'skips the stream': ' may call it, and the stream is skipped',
  'to the recipient': ' may call it with the recipient as `to`',
  'to the recipients': '; the tokens go to the recipient of each stream',
  'with a signature': ' who has the signature of the recipient',
  'with an attestation': ', with an attestation',
};

export interface Rule {
  /** Group of the access page. */
  group: string;
  row: AccessRow;
}

/** The rule of a function. A name has the same rule throughout a product. */
export function callerRule(product: Product, name: string): Rule | undefined {
  for (const { id, rows } of tables[product].groups) {
    const row = rows.find((one) => one.name === name);
    if (row) return { group: id, row };
  }
  return undefined;
}

/**
 * Describes who may call, in whole sentences.
 * @throws when a condition of the table has no text here
 */
export function describeCallers(product: Product, { row }: Rule): string {
  const groups = new Map<string, { cell: Cell; roles: string[] }>();
  for (const [role, cell] of Object.entries(row.cells)) {
    if (cell === 'no') continue;
    const key = cell === 'yes' ? 'yes' : cell.only;
    const group = groups.get(key) ?? { cell, roles: [] };
    group.roles.push(role);
    groups.set(key, group);
  }
  const all = groups.size === 1;
  const first = ({ roles }: { roles: string[] }) => (roles.includes('anyone') ? 1 : 0);
  const ordered = [...groups.values()].sort((one, other) => first(one) - first(other));
  const sentences = ordered.map(({ cell, roles }) => {
    const subject = roles.includes('anyone')
      ? all
        ? 'anyone'
        : 'everyone else'
      : list(roles.map((role) => (role === 'recipient' ? recipients[product] : named(role))));
    return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}${tailOf(cell)}.`;
  });
  return sentences.join(' ');
}

function named(role: string): string {
  const name = names[role];
  if (!name) throw new Error(`The role ${role} has no text in calls/callers.ts.`);
  return name;
}

function tailOf(cell: Cell): string {
  if (typeof cell === 'string') return '';
  const tail = tails[cell.only];
  if (tail === undefined)
    throw new Error(`The condition "${cell.only}" has no text in calls/callers.ts.`);
  return tail;
}

const list = (parts: readonly (string | undefined)[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1) ?? ''}`;
