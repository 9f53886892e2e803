import { describe, expect, it } from 'vitest';
import type { ContractPage, FunctionDoc } from './model';
import { pageUrl } from './paths';
import { pageOf, pages } from './testing/pages';
import {
  airdropsShape,
  airdropsSharedShape,
  flowShape,
  lockupShape,
  sharedShape,
  type Row,
} from './testing/shape';

function shapeOf(page: ContractPage): Row {
  const group = (...names: FunctionDoc['group'][]) =>
    page.functions.filter((doc) => names.includes(doc.group)).length;
  return [
    page.name,
    group('read', 'write'),
    page.variables.filter(({ declaration }) => / public /.test(declaration)).length,
    group('internal'),
    page.events.length,
    page.errors.filter(({ shared }) => !shared).length,
    page.structs.length,
    page.enums.length,
    page.modifiers.length,
  ];
}

const sorted = (rows: readonly Row[]) =>
  [...rows].sort(([one], [other]) => one.localeCompare(other));

describe('the pages of a product', () => {
  it.each([
    ['lockup', lockupShape, sharedShape, 33],
    ['flow', flowShape, sharedShape, 14],
    ['airdrops', airdropsShape, airdropsSharedShape, 42],
  ] as const)('%s has every contract with all its members', (product, own, shared, count) => {
    const found = pages.filter((page) => page.product === product).map(shapeOf);
    expect(found).toHaveLength(count);
    expect(sorted(found)).toEqual(sorted([...own, ...shared]));
  });

  it.each([
    ['lockup', 'SablierLockup', '/reference/lockup/contracts/contract.SablierLockup'],
    ['lockup', 'Batch', '/reference/lockup/contracts/abstracts/abstract.Batch'],
    ['flow', 'ISablierFlow', '/reference/flow/contracts/interfaces/interface.ISablierFlow'],
    ['flow', 'FlowHelpers', '/reference/flow/contracts/libraries/library.FlowHelpers'],
    ['airdrops', 'ClaimType', '/reference/airdrops/contracts/types/enum.ClaimType'],
    ['lockup', 'LockupLinear', '/reference/lockup/contracts/types/library.LockupLinear'],
  ])('%s %s stands at %s', (product, name, url) => {
    const page = pageOf(product, name);
    expect(pageUrl(page.product, page.kind, page.name)).toBe(url);
  });

  it('links a parameter to the struct that is its type', () => {
    const [params] = pageOf('lockup', 'SablierLockupLinear').functions[1]?.params ?? [];
    expect(params?.type).toEqual({
      label: 'Lockup.CreateWithTimestamps',
      href: '/reference/lockup/contracts/types/library.Lockup#CreateWithTimestamps',
    });
  });
});
