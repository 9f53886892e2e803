import type { ContractPage, FunctionDoc, InheritedMember, Link } from '../model';
import { pageUrl } from '../paths';
import { readText, type Block } from '../rich-text';
import { isOrdered, orderEvents } from './order';
import { nftTexts } from './purposes';
import { reentrancy } from './reentrancy';
import { firstSentence } from './sentences';
import type { CallDoc, Revert } from './types';
import { sayValue } from './value';
import { waysOf } from './ways';
import { ruleOf, sayWho } from './who';

/** What the error reference says about an error. */
type Meanings = ReadonlyMap<string, string>;

/**
 * Adds to every function the entries of its errors, and to the state-changing ones of contracts what a
 * caller has to know. Interfaces link the contract that does the work.
 * @param meanings by the name of an error
 * @throws when a function has no rule about its callers, an error no entry, or no page explains a call
 */
export function addCalls(pages: readonly ContractPage[], meanings: Meanings): ContractPage[] {
  const notices = noticesOf(pages);
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
      return { ...known, call: describeCall(page, doc, events, otherwise), events };
    }),
  }));
}

/** What each function and getter does, by its place. */
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

/** Only contracts show it: what interfaces inherit of a standard has none. */
function standardText({ link }: InheritedMember): Block[] {
  const text = nftTexts[link.label.split('(')[0] ?? ''];
  return text ? readText(text, (label) => ({ label })) : [];
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
  const rule = ruleOf(product, doc.name);
  if (!rule) throw new Error(`No table says who may call ${contract}.${doc.name}.`);
  const { refusal } = rule.row;
  const key = `${product}/${contract}.${doc.name}`;
  const reentrant = reentrancy[key];
  const leaves = doc.calls.length > 0 || events.some(({ label }) => label.startsWith('token '));
  if (leaves && !reentrant) throw new Error(`Nothing says where a reentrant caller of ${key} is.`);
  return {
    who: sayWho(product, rule),
    ...(refusal ? { refusal: { label: refusal, href: errorEntry(refusal) } } : {}),
    access: `/reference/${product}/access-control#${rule.group}`,
    value: sayValue(product, doc),
    ordered: isOrdered(key),
    ...(otherwise ? { otherwise } : {}),
    ...(reentrant ? { reentrancy: reentrant } : {}),
    ways: waysOf(product, contract, rule.group, doc.name),
  };
}

/** Place of an error in the error reference. */
export const errorEntry = (name: string) => `/reference/errors#${name.toLowerCase()}`;
