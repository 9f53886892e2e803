import { describe, expect, it } from 'vitest';
import { descriptions } from './descriptions';
import { buildPages } from './generate';
import { createLedger } from './ledger';
import { readRichText } from './rich-text';
import { verifyPages } from './verify';
import { createScope } from './from-solidity/scope';
import { resolveName } from './from-solidity/names';
import { solidityProducts } from './products';
import { compileReference } from './solidity/compile';
import { parseNatSpec } from './solidity/natspec';
import { readProgram } from './solidity/program';
import { createReach } from './solidity/reach';
import { pageOf, pages, root } from './testing/pages';

describe('the generator fails', () => {
  it('on a name in braces that names nothing', () => {
    const program = readProgram(compileReference(root));
    const [product] = solidityProducts;
    if (!product) throw new Error('no product');
    const scope = createScope(program, product, createReach(program));
    const [contract] = scope.contracts;
    if (!contract) throw new Error('no contract');
    expect(() => resolveName(scope, contract, 'cancelStream')).toThrow(
      `A text of ${contract.name} refers to {cancelStream}, which is not a known name.`,
    );
    expect(() =>
      readRichText('See {cancelStream}.', (name) => resolveName(scope, contract, name)),
    ).toThrow('cancelStream');
  });

  const without = (key: string) =>
    createLedger(Object.fromEntries(Object.entries(descriptions).filter(([name]) => name !== key)));

  it.each([
    // A function, a parameter, a field and an event of which the package has a comment.
    ['lockup/NFTSVG.generateDefs', 'lockup/NFTSVG.generateDefs'],
    ['flow/*.startTime', 'flow/SablierFlow.create.startTime'],
    ['flow/Flow.Stream.isVoided', 'flow/Flow.Stream.isVoided'],
    ['flow/ISablierFlow.PauseFlowStream', 'flow/ISablierFlow.PauseFlowStream'],
    ['contracts/IERC721.Transfer', 'contracts/IERC721.Transfer'],
  ])('without the text %s, and names %s', (key, named) => {
    expect(() => buildPages(root, without(key))).toThrow(`no description: ${named}`);
  });

  it('on an error that the error reference does not describe', () => {
    const program = readProgram(compileReference(root));
    const [product] = solidityProducts;
    if (!product) throw new Error('no product');
    const scope = createScope(program, product, createReach(program), new Map([['A', 'B.']]));
    expect(scope.meaningOf('A')).toBe('B.');
    expect(() => scope.meaningOf('C')).toThrow('The error reference does not describe C.');
  });

  it('stops for a description that no declaration uses, with its key', () => {
    const extra = { ...descriptions, 'lockup/SablierLockup.gone': 'Returns nothing.' };
    expect(() => buildPages(root, createLedger(extra))).toThrow(
      'unused description: lockup/SablierLockup.gone',
    );
  });

  it('on a product without pages or functions', () => {
    expect(() => verifyPages([], ['lockup'])).toThrow('lockup: no pages\nlockup: no functions');
  });

  it('on links and anchors that lead nowhere, and anchors that repeat', () => {
    const page = pageOf('flow', 'IBatch');
    const broken = { ...page, inherits: [{ label: 'X', href: '/reference/flow/contracts/x' }] };
    expect(() => verifyPages([broken], ['flow'])).toThrow('no page /reference/flow/contracts/x');
    const twice = { ...page, functions: [...page.functions, ...page.functions] };
    expect(() => verifyPages([twice], ['flow'])).toThrow('#batch is not unique');
  });

  it('stops for a page that repeats the descriptions of another', () => {
    expect(() => verifyPages([...pages, pageOf('flow', 'IBatch')], ['flow'])).toThrow(
      'the description repeats',
    );
  });

  it('on a tag that NatSpec does not have', () => {
    expect(() => parseNatSpec('@remark Hello')).toThrow('NatSpec has no tag @remark');
  });
});
