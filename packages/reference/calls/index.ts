import type { ContractPage, FunctionDoc, InheritedMember, Link } from '../model';
import { pageUrl } from '../paths';
import { readRichText, type Block } from '../rich-text';
import { isOrdered, orderEvents } from './event-order';
import { nftTexts } from './purposes';
import { reentrancy } from './reentrancy';
import { firstSentence } from './sentences';
import type { CallDoc, Revert } from './types';
import { describeValue } from './msg-value';
import { relatedPagesOf } from './related-pages';
import { callerRule, describeCallers } from './callers';
import { walletViews } from './wallet';

/** The entry of an error in the error reference. */
type Meanings = ReadonlyMap<string, string>;

/**
 * Adds to every function the entries of its errors, and to state-changing ones of contracts the information
 * for callers. Interfaces link to the implementing contract.
 * @param meanings by the name of an error
 * @throws when a function has no rule about its callers, an error no entry, or no page explains a call
 */
export function addCalls(pages: readonly ContractPage[], meanings: Meanings): ContractPage[] {
  const notices = noticesOf(pages);
  const walletView = walletViews();
  return pages.map((page) => ({
    ...page,
    inherited: {
      ...page.inherited,
      functions: page.inherited.functions.map((member) => ({
        ...member,
        text: notices.get(member.link.href ?? '') ?? standardText(member),
      })),
    },
    functions: page.functions.map((doc) => {
      const known = { ...doc, ...revertsOf(page, doc, meanings) };
      if (doc.group !== 'write' || page.kind === 'interface') return known;
      const { events, otherwise } = orderEvents(page, doc);
      const wallet = walletView(page.product, page.name, doc.selector);
      const call = describeCall(page, doc, events, otherwise);
      return { ...known, call: { ...call, ...(wallet ? { wallet } : {}) }, events };
    }),
  }));
}

/** Description of each function and getter, by its address. */
function noticesOf(pages: readonly ContractPage[]): Map<string, Block[]> {
  return new Map(
    pages.flatMap((page) => {
      const url = pageUrl(page.product, page.kind, page.name);
      return [...page.functions, ...page.variables].map(
        (doc) => [`${url}#${doc.anchor}`, doc.notice] as const,
      );
    }),
  );
}

/** Only for contracts: functions that interfaces inherit from a standard have no text. */
function standardText({ link }: InheritedMember): Block[] {
  const text = nftTexts[link.label.split('(')[0] ?? ''];
  return text ? readRichText(text, (label) => ({ label })) : [];
}

const ofArithmetic = (name: string) => name.startsWith('PRBMath_');

function revertsOf({ name: contract }: ContractPage, doc: FunctionDoc, meanings: Meanings) {
  const reverts = doc.raises
    .filter((name) => !ofArithmetic(name))
    .map((name): Revert => {
      const meaning = meanings.get(name);
      if (!meaning) throw new Error(`${contract}.${doc.name}: no entry for the error ${name}.`);
      return { name, href: errorEntry(name), cause: firstSentence(meaning) };
    });
  return { reverts, arithmetic: doc.raises.some(ofArithmetic) };
}

function describeCall(
  { product, name: contract }: ContractPage,
  doc: FunctionDoc,
  events: readonly Link[],
  otherwise: CallDoc['otherwise'],
): CallDoc {
  const rule = callerRule(product, doc.name);
  if (!rule)
    throw new Error(
      `No access table has ${contract}.${doc.name}. Add a row in packages/reference/access.`,
    );
  const { refusal } = rule.row;
  const key = `${product}/${contract}.${doc.name}`;
  const reentrant = reentrancy[key];
  const leaves = doc.calls.length > 0 || events.some(({ label }) => label.startsWith('token '));
  if (leaves && !reentrant)
    throw new Error(`calls/reentrancy.ts has no entry for ${key}, which calls other contracts.`);
  return {
    who: describeCallers(product, rule),
    ...(refusal ? { refusal: { label: refusal, href: errorEntry(refusal) } } : {}),
    access: `/reference/${product}/access-control#${rule.group}`,
    value: describeValue(product, doc),
    ordered: isOrdered(key),
    ...(otherwise ? { otherwise } : {}),
    ...(reentrant ? { reentrancy: reentrant } : {}),
    relatedPages: relatedPagesOf(product, contract, rule.group, doc.name),
  };
}

/** Address of an error in the error reference. */
export const errorEntry = (name: string) => `/reference/errors#${name.toLowerCase()}`;
