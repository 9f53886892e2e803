import { accessTables } from '@sablier-docs/reference/access';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import type { Cell } from '@sablier-docs/reference/access/types';
import { products, type Product } from '@sablier-docs/protocol/releases';

export type Role = 'sender' | 'recipient' | 'operator' | 'anyone' | 'admin' | 'comptroller';

/** Functions by the verb of a sentence, where a product has one of that meaning. */
const VERBS: Readonly<Record<string, Partial<Record<Product, string>>>> = {
  adjust: { flow: 'adjustRatePerSecond' },
  burn: { lockup: 'burn' },
  cancel: { lockup: 'cancel' },
  claim: { airdrops: 'claim' },
  clawback: { airdrops: 'clawback' },
  deposit: { flow: 'deposit' },
  pause: { flow: 'pause' },
  refund: { flow: 'refund' },
  renounce: { lockup: 'renounce' },
  restart: { flow: 'restart' },
  transfer: { lockup: 'transferFrom', flow: 'transferFrom' },
  void: { flow: 'void' },
  withdraw: { lockup: 'withdraw', flow: 'withdraw' },
};

export const verbs = Object.keys(VERBS);

const rowsOf = (product: Product) => accessTables[product].groups.flatMap(({ rows }) => rows);

/** Rights that an older release gave or kept back, by its ABI and its rules. */
const earlier = readDeskReleases().flatMap(({ product, rules }): [Product, string, Role][] => [
  ...(rules.recipientCancels
    ? ([[product, 'cancel', 'recipient']] as [Product, string, Role][])
    : []),
  ...(rules.anyoneWithdraws
    ? []
    : ([[product, 'withdraw', 'anyone']] as [Product, string, Role][])),
]);

export interface Rule {
  product: Product;
  name: string;
  /** Absent where the product has no such role. */
  cell: Cell | undefined;
}

/**
 * The access matrix about a role and a function.
 * @param what a verb of this list, or the name of a function
 * @param of products that the sentence can be about; those that have the function where none of these has it
 * @param isOld whether the sentence may be about an older release
 */
export function rulesFor(what: string, role: Role, of: readonly Product[], isOld: boolean): Rule[] {
  const every = products.flatMap((product): Rule[] => {
    const name = Object.hasOwn(VERBS, what) ? VERBS[what]?.[product] : what;
    const rows = rowsOf(product).filter((row) => row.name === name);
    const old = isOld && earlier.some(([p, n, r]) => p === product && n === name && r === role);
    return rows.map((row) => ({
      product,
      name: row.name,
      cell: old
        ? { only: 'in some releases' }
        : (row.cells as Record<string, Cell | undefined>)[role],
    }));
  });
  const own = every.filter(({ product }) => of.includes(product));
  return own.length > 0 ? own : every;
}

export const rolesOf = (product: Product): Role[] =>
  Object.keys(accessTables[product].roles) as Role[];

/** Whether a name is one of a function in the matrix. */
export const isFunction = (name: string): boolean =>
  products.some((product) => rowsOf(product).some((row) => row.name === name));
