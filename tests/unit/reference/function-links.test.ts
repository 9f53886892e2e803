import { describe, expect, it } from 'vitest';
import { mergeContracts } from '../../../src/components/ErrorGroup/merge';
import { readErrors } from '../../../src/protocol/errors';
import { linkFunctions } from '../../../src/protocol/reference/function-links';
import { pages, root } from './pages';

const lockup = '/reference/lockup/contracts';
const wanted = readErrors(root).flatMap(({ raisedBy }) => raisedBy);
const links = linkFunctions(pages, wanted);

describe('linkFunctions', () => {
  it('leads to the function of the contract itself, and to where it is inherited from', () => {
    expect(links.SablierLockup?.page).toBe(`${lockup}/contract.SablierLockup`);
    expect(links.SablierLockup?.functions.withdraw).toBe(
      `${lockup}/contract.SablierLockup#withdraw`,
    );
    expect(links.SablierLockup?.functions.createWithDurationsLL).toBe(
      `${lockup}/abstracts/abstract.SablierLockupLinear#createWithDurationsLL`,
    );
  });

  it('has no place for functions of other publishers and contracts without a page', () => {
    expect(links.SablierLockup?.functions.approve).toBeUndefined();
    expect(links.SablierComptroller).toBeUndefined();
  });

  it('has a place for every other function that raises an error', () => {
    const without = wanted.flatMap(({ contract, functions }) =>
      functions.filter((name) => links[contract] && !links[contract].functions[name]),
    );
    expect([...new Set(without)].sort()).toEqual([
      'approve',
      'balanceOf',
      'getApproved',
      'ownerOf',
      'safeTransferFrom',
      'setApprovalForAll',
      'transferFrom',
    ]);
  });

  it('stops when nothing has a page', () => {
    expect(() => linkFunctions([], wanted)).toThrow('No contract that raises errors has a page.');
  });
});

describe('mergeContracts', () => {
  const a = { page: '/a', functions: { claim: '/a#claim', sponsor: '/base#sponsor' } };
  const b = { page: '/b', functions: { claim: '/b#claim', sponsor: '/base#sponsor' } };
  const by = (name: string) => ['A', 'B'].map((contract) => ({ contract, functions: [name] }));

  it('puts contracts together that share the place of their functions', () => {
    expect(mergeContracts(by('sponsor'), { A: a, B: b })).toEqual([
      {
        contracts: [
          { name: 'A', to: '/a' },
          { name: 'B', to: '/b' },
        ],
        functions: [{ name: 'sponsor', to: '/base#sponsor' }],
      },
    ]);
  });

  it('keeps contracts apart that have functions of their own', () => {
    const lines = mergeContracts(by('claim'), { A: a, B: b });
    expect(lines.map(({ functions }) => functions[0]?.to)).toEqual(['/a#claim', '/b#claim']);
  });
});
