import { describe, expect, it } from 'vitest';
import { readErrors } from './errors';
import { linkFunctions } from './function-links';
import { pages, root } from './testing/pages';

const lockup = '/reference/lockup/contracts';
const wanted = readErrors(root).flatMap(({ raisedBy }) => raisedBy);
const links = linkFunctions(pages, wanted);

describe('linkFunctions', () => {
  it('links a function of the contract to its page, and an inherited one to the page of its base', () => {
    expect(links.SablierLockup?.page).toBe(`${lockup}/contract.SablierLockup`);
    expect(links.SablierLockup?.functions.withdraw).toBe(
      `${lockup}/contract.SablierLockup#withdraw`,
    );
    expect(links.SablierLockup?.functions.createWithDurationsLL).toBe(
      `${lockup}/abstracts/abstract.SablierLockupLinear#createWithDurationsLL`,
    );
  });

  it('links neither functions of other publishers nor contracts without a page', () => {
    expect(links.SablierLockup?.functions.approve).toBeUndefined();
    expect(links.SablierComptroller).toBeUndefined();
  });

  it('links every function that raises an error but the seven of ERC-721, which is not ours', () => {
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

  it('throws when no contract has a page', () => {
    expect(() => linkFunctions([], wanted)).toThrow('No contract that raises errors has a page.');
  });
});
