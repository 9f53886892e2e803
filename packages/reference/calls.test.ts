import { describe, expect, it } from 'vitest';
import { groups } from '@sablier-docs/protocol/errors/groups';
import { sourceLines } from './airdrops/source-lines';
import { reentrancy } from './calls/reentrancy';
import { saysReturn } from './from-solidity/describe';
import type { ContractPage, FunctionDoc } from './model';
import { plainRichText } from './rich-text';
import { files, functionOf, mdxOf, pages } from './testing/pages';
import { restatesName } from './testing/restates';

interface Entry {
  page: ContractPage;
  doc: FunctionDoc;
  at: string;
}

const entries: Entry[] = pages.flatMap((page) =>
  page.functions.map((doc) => ({ page, doc, at: `${page.product} ${page.name}.${doc.name}` })),
);
const outside = entries.filter(({ doc }) => doc.group === 'read' || doc.group === 'write');
const writes = outside.filter(
  ({ doc, page }) => doc.group === 'write' && page.kind !== 'interface',
);
const described = new Set(groups.flatMap(({ descriptions }) => Object.keys(descriptions)));
const failing = (of: readonly Entry[], fails: (entry: Entry) => boolean) =>
  of.filter(fails).map(({ at }) => at);

describe('the entry of a state-changing function', () => {
  it('says in a sentence who may call it', () => {
    expect(writes.length).toBeGreaterThan(70);
    expect(failing(writes, ({ doc }) => !/^[A-Z].*[.]$/.test(doc.call?.who ?? ''))).toEqual([]);
    expect(
      failing(writes, ({ doc, page }) => !sectionOf(page, doc).includes('**Who may call:**')),
    ).toEqual([]);
  });

  it('says that it takes no coins exactly where it is not payable', () => {
    const payable = ({ doc }: Entry) => / payable\b/.test(doc.declaration.at(-1) ?? '');
    const refuses = ({ doc }: Entry) => doc.call?.value.startsWith('None:') ?? false;
    expect(failing(writes, (entry) => payable(entry) === refuses(entry))).toEqual([]);
  });

  it('leads on to a page that explains it', () => {
    expect(
      failing(
        writes,
        ({ doc }) => !doc.call?.relatedPages.some(({ href }) => href?.startsWith('/')),
      ),
    ).toEqual([]);
  });

  it('lists the withdrawal in the order of its checks', () => {
    const names = functionOf('lockup', 'SablierLockup', 'withdraw').reverts?.map(
      ({ name }) => name,
    );
    expect(names).toEqual([
      'DelegateCall',
      'SablierLockupState_Null',
      'SablierLockup_StreamDepleted',
      'SablierLockup_WithdrawToZeroAddress',
      'SablierLockup_WithdrawalAddressNotRecipient',
      'SablierLockup_WithdrawAmountZero',
      'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
      'SablierLockup_Overdraw',
      'SablierLockup_InsufficientFeePayment',
      'SafeERC20FailedOperation',
      'SablierLockup_InvalidHookSelector',
    ]);
  });

  it('names the callers in words, with what each may do', () => {
    const who = (contract: string, name: string, product = 'lockup') =>
      functionOf(product, contract, name).call?.who;
    expect(who('SablierLockup', 'withdraw')).toBe(
      'The recipient or an operator that the recipient approved. Everyone else may call it with the recipient as `to`.',
    );
    expect(who('SablierLockup', 'cancel')).toBe('The sender of the stream.');
    expect(who('SablierLockupLinear', 'createWithDurationsLL')).toBe('Anyone.');
    expect(who('SablierFlow', 'void', 'flow')).toBe(
      'The sender of the stream, the recipient or an operator that the recipient approved.',
    );
    expect(who('SablierMerkleBase', 'clawback', 'airdrops')).toBe(
      'The admin of the campaign, in the windows in which a clawback is allowed.',
    );
  });
});

describe('a function that calls another contract', () => {
  const leaves = ({ doc }: Entry) =>
    doc.calls.length > 0 ||
    [...doc.events, ...(doc.call?.otherwise?.events ?? [])].some(({ label }) =>
      label.startsWith('token '),
    );

  it('says where a caller stands that comes back from there', () => {
    expect(writes.filter(leaves).length).toBeGreaterThan(50);
    expect(failing(writes.filter(leaves), ({ doc }) => !doc.call?.reentrancy)).toEqual([]);
    const told = writes.filter(({ doc }) => doc.call?.reentrancy);
    expect(
      told.filter(({ page, doc }) => !sectionOf(page, doc).includes('**Reentrancy:** ')),
    ).toEqual([]);
    expect(failing(told, ({ doc }) => !/^[A-Z].*[.]$/.test(doc.call?.reentrancy ?? ''))).toEqual(
      [],
    );
  });

  it.each([
    ['a withdrawal that ends', /the withdrawal ends/, /\.withdraw/],
    ['what is left to refund', /left to refund/, /\.refund/],
    ['a cancellation and its refund', /^The cancellation/, /\.cancel$/],
    ['an NFT that moves last', /the NFT moves last/, /AndTransfer$/],
    ['a stream that exists with its NFT', /^The stream exists/, /\.create/],
    ['an index that is claimed', /^The index is marked/, /\.claim/],
    ['a balance that is raised', /balance is raised/, /eposit/],
  ])('a text about %s is at the functions that do it alone', (_, says, does) => {
    const told = Object.entries(reentrancy).filter(([, text]) => says.test(text));
    expect(told.length).toBeGreaterThan(0);
    for (const [name] of told) expect(name).toMatch(does);
  });

  it('is meant by every text about reentrancy', () => {
    const keys = writes.map(({ page, doc }) => `${page.product}/${page.name}.${doc.name}`);
    expect(Object.keys(reentrancy).filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('the entries of Airdrops', () => {
  const own = writes.filter(
    ({ page }) => page.product === 'airdrops' && page.origin.from === 'abi',
  );

  it('list their events in order, those of the token included', () => {
    expect(own.length).toBeGreaterThan(20);
    expect(failing(own, ({ doc }) => !doc.call?.ordered)).toEqual([]);
    const section = mdxOf('airdrops', 'SablierMerkleLL');
    expect(section).toContain(
      '**Emits, in this order:** `MetadataUpdate`, `NFT Transfer`, `token Transfer`',
    );
    expect(section).toContain(
      '**Emits when the vesting has ended:** `token Transfer`, [`ClaimLLWithTransfer`]',
    );
  });

  it('name the line of the source, but for the factories whose source nobody has read', () => {
    expect(
      failing(
        own,
        ({ doc }) => !/airdrops@v3\.0\.1\/airdrops\/src\/.*\.sol#L\d+$/.test(doc.source ?? ''),
      ),
    ).toEqual([
      'airdrops SablierFactoryMerkleExecute.createMerkleExecute',
      'airdrops SablierFactoryMerkleInstant.createMerkleInstant',
      'airdrops SablierFactoryMerkleLT.createMerkleLT',
      'airdrops SablierFactoryMerkleVCA.createMerkleVCA',
      'airdrops SablierFactoryMerkleBase.setNativeToken',
    ]);
    const known = entries.map(({ page, doc }) => `${page.name}.${doc.name}`);
    expect([...sourceLines.keys()].filter((key) => !known.includes(key))).toEqual([]);
  });
});

describe('every entry', () => {
  it('has a text for what it returns', () => {
    const silent = ({ doc }: Entry) =>
      doc.returns.some(({ text }) => text.length === 0) && !saysReturn(doc);
    expect(failing(outside, silent)).toEqual([]);
  });

  it('has a text for each parameter', () => {
    expect(failing(outside, ({ doc }) => doc.params.some(({ text }) => text.length === 0))).toEqual(
      [],
    );
  });

  it('has a text that is more than its name in other words', () => {
    expect(
      failing(outside, ({ doc }) => restatesName(doc.name, plainRichText(doc.notice))),
    ).toEqual([]);
  });

  it('says more than the name on events, structs, enums, modifiers, getters and pages as well', () => {
    const found = pages.flatMap((page) => {
      const members = [
        ...page.events,
        ...page.structs,
        ...page.enums,
        ...page.modifiers,
        ...page.variables,
      ];
      // A type that fills a page of its own is described at its head.
      return [...members.filter(({ name }) => name !== page.name), page].map((doc) => ({
        at: `${page.product} ${page.name} ${doc.name}`,
        name: doc.name,
        text: plainRichText([...doc.notice, ...doc.details]),
      }));
    });
    expect(found.length).toBeGreaterThan(250);
    expect(found.filter(({ name, text }) => restatesName(name, text)).map(({ at }) => at)).toEqual(
      [],
    );
  });

  it('links each error to its entry in the error reference', () => {
    const all = outside.flatMap(({ doc }) => doc.reverts ?? []);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ name }) => !described.has(name))).toEqual([]);
    const broken = all.filter(
      ({ name, href }) => href !== `/reference/errors#${name.toLowerCase()}`,
    );
    expect(broken).toEqual([]);
    expect(all.filter(({ cause }) => !/^[A-Z].*[.]$/s.test(cause))).toEqual([]);
  });
});

describe('every page', () => {
  it('leads on to a guide, a concept and the errors', () => {
    const without = [...files].filter(
      ([file, text]) =>
        file.endsWith('.mdx') &&
        !/See also:\*\* \[[^\]]+\]\(\/concepts\/[^)]+\), \[[^\]]+\]\(\/guides\/[^)]+\), .*\(\/reference\/errors\)/.test(
          text,
        ),
    );
    expect(without.map(([file]) => file)).toEqual([]);
  });

  it('of an interface links the contract instead of repeating it', () => {
    const page = mdxOf('lockup', 'ISablierLockup');
    expect(page).toContain('**Entry:** [`SablierLockup.withdraw`]');
    expect(page).not.toContain('**Reverts');
  });
});

/** The Markdown of one function. */
function sectionOf(page: ContractPage, doc: FunctionDoc): string {
  const text = mdxOf(page.product, page.name);
  const start = text.indexOf(`{#${doc.anchor}}`);
  const end = text.indexOf('\n### ', start);
  return text.slice(start, end < 0 ? undefined : end);
}
