import { describe, expect, it } from 'vitest';
import { readErrors } from './errors';
import { linkFunctions } from './function-links';
import { pages, root } from './testing/pages';

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
