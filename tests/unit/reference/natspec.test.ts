import { describe, expect, it } from 'vitest';
import { descriptions } from '../../../src/protocol/reference/descriptions';
import { aliases } from '../../../src/protocol/reference/from-solidity/aliases';
import { plainText } from '../../../src/protocol/reference/rich-text';
import { compile } from '../../../src/protocol/solidity/compile';
import { corrections } from '../../../src/protocol/reference/descriptions/corrections';
import { readPages } from '../../../src/protocol/reference/generate';
import { createLedger } from '../../../src/protocol/reference/ledger';
import { functionOf, root } from './pages';

/** The pages as the comments have them, without what replaces comments. */
const commented = readPages(root, {
  ...createLedger(descriptions, corrections),
  verify: () => undefined,
});
const commentOf = (name: string) => {
  const page = commented.find((one) => one.product === 'lockup' && one.name === 'SablierLockup');
  const found = page?.functions.find((doc) => doc.name === name);
  if (!found) throw new Error(`no function ${name}`);
  return found;
};

const { contracts, sources } = compile(root);
/** Without braces, code marks and what introduces a list. */
const words = (text: string) =>
  text
    .replace(/[{}`]/g, '')
    .replace(/\b(Notes|Requirements):|(?<=\s)- /g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('NatSpec', () => {
  it('says what the compiler says after inheritance', () => {
    let compared = 0;
    for (const page of commented) {
      const { userdoc } = contracts[`${page.origin.package}/${page.sourcePath}`]?.[page.name] ?? {};
      for (const doc of page.functions) {
        const notice = userdoc?.methods?.[doc.signature ?? '']?.notice;
        if (!notice || /^See /.test(notice)) continue;
        expect(words(plainText(doc.notice)), `${page.name}.${doc.name}`).toBe(words(notice));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('keeps lists apart and resolves what stands in braces', () => {
    const { details } = commentOf('cancel');
    expect(details.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list']);
    expect(details.map((block) => (block.kind === 'list' ? block.label : ''))).toEqual([
      '',
      'Notes',
      'Requirements',
    ]);
    expect(plainText(details)).toContain('Emits a Transfer, CancelLockupStream and MetadataUpdate');
  });

  it('tells the transfer of tokens from the transfer of the NFT', () => {
    const first = (name: string) => {
      const [block] = commentOf(name).details;
      const link = block?.kind === 'paragraph' ? block.content[1] : undefined;
      return link?.kind === 'link' ? link.value.href : undefined;
    };
    expect(first('cancel')).toContain('/IERC20.sol');
    expect(first('burn')).toContain('/IERC721.sol');
  });

  it('takes over parameters and return values', () => {
    const { params, returns } = functionOf('lockup', 'SablierLockup', 'cancel');
    expect(params.map(({ text }) => plainText(text))).toEqual(['The ID of the stream to cancel.']);
    expect(plainText(returns[0]?.text ?? [])).toMatch(/^The amount refunded to the sender/);
  });

  it('has no alias that the sources do not use', () => {
    const text = JSON.stringify(sources);
    expect(Object.keys(aliases).filter((name) => !text.includes(`{${name}}`))).toEqual([]);
  });

  it('describes in whole sentences', () => {
    const bad = Object.entries(descriptions).filter(([, text]) => !/^[A-Z].*[.]$/s.test(text));
    expect(bad).toEqual([]);
  });
});
