import type { Abi } from 'viem';
import { readErrors } from '../errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { entryOfError, errorSignature, type ErrorFact } from '@sablier-docs/protocol/errors/types';
import { readReferencePages } from '../generate';
import type { ContractPage, FunctionDoc, ParamDoc } from '../model';
import { pageUrl } from '../paths';
import { plainRichText } from '../rich-text';
import { readUpgrades } from '@sablier-docs/protocol/upgrades';

interface Parameter {
  name: string;
  type: string;
  says: string;
}

const toParameter = ({ name, type, text }: ParamDoc): Parameter => ({
  name,
  type: type.label,
  says: plainRichText(text),
});

/** Functions that can be called on deployed contracts of the newest releases, at their declaration. */
export function functionRows(root: string) {
  return contractsOf(readReferencePages(root)).flatMap((page) =>
    page.functions.filter(isOutside).map((doc) => ({
      product: page.product,
      release: page.release,
      contract: page.name,
      name: doc.name,
      signature: doc.signature ?? '',
      selector: doc.selector ?? '',
      mutability: mutabilityOf(doc),
      says: plainRichText([...doc.notice, ...doc.details]),
      callers: doc.call?.who ?? 'Anyone.',
      value: doc.call?.value ?? null,
      inputs: doc.params.map(toParameter),
      outputs: doc.returns.map(toParameter),
      errors: doc.raises,
      events: doc.events.map(({ label }) => label),
      ordered: doc.call?.ordered ?? false,
      otherwise: otherwiseOf(doc),
      reentrancy: doc.call?.reentrancy?.replace(/[{}]/g, '') ?? null,
      page: urlOf(page, doc),
    })),
  );
}

function otherwiseOf({ call }: FunctionDoc) {
  if (!call?.otherwise) return null;
  const { when, events } = call.otherwise;
  return { when, events: events.map(({ label }) => label) };
}

/** Events of the newest releases, each once, with its address in the reference. */
export function eventRows(root: string) {
  return readReferencePages(root).flatMap((page) =>
    page.events.map((doc) => ({
      product: page.product,
      release: page.release,
      contract: page.name,
      name: doc.name,
      signature: doc.signature,
      topic: doc.topic,
      says: plainRichText([...doc.notice, ...doc.details]),
      parameters: doc.params.map((param) => ({
        ...toParameter(param),
        indexed: param.indexed ?? false,
      })),
      emittedBy: doc.emittedBy.map(({ label }) => label),
      page: urlOf(page, doc),
    })),
  );
}

/** Every custom error that a call of any release can end with, those of the newest releases first. */
export function errorRows(root: string) {
  const errors = readErrors(root);
  return [...errors, ...readOlderErrors(root, errors)].map((error) => ({
    name: error.name,
    signature: errorSignature(error),
    selector: error.selector,
    group: error.group,
    meaning: error.meaning,
    remedy: error.remedy,
    parameters: error.parameters.map(({ name, type, says }) => ({ name, type, says })),
    raisedBy: 'raisedBy' in error ? raisedBy(error) : [],
    releases: 'releases' in error ? error.releases : error.declaredIn,
    page: entryOfError(error),
  }));
}

const raisedBy = ({ raisedBy: by }: ErrorFact) =>
  by.flatMap(({ contract, functions }) => functions.map((name) => `${contract}.${name}`));

/** Differences between releases, one row per name. */
export const upgradeDataRows = () =>
  readUpgrades().flatMap(({ product, from, to, changes }) =>
    changes.map(({ kind, change, name, before, after, contracts, todo }) => ({
      product,
      from,
      to,
      kind,
      change,
      name,
      before,
      after,
      contracts,
      todo,
    })),
  );

/** Contracts of `@sablier/evm-utils` have a page in each product; interfaces only declare. */
const contractsOf = (pages: readonly ContractPage[]) =>
  pages.filter(({ kind }) => kind === 'contract' || kind === 'abstract');

const isOutside = ({ group, selector }: FunctionDoc) =>
  Boolean(selector) && (group === 'read' || group === 'write');

const mutabilityOf = (
  doc: FunctionDoc,
): Extract<Abi[number], { type: 'function' }>['stateMutability'] => {
  const [found] = /\b(?:payable|view|pure)\b/.exec(doc.declaration.at(-1) ?? '') ?? [];
  return (found as 'payable' | 'view' | 'pure' | undefined) ?? 'nonpayable';
};

const urlOf = ({ product, kind, name }: ContractPage, { anchor }: { anchor: string }) =>
  `${pageUrl(product, kind, name)}#${anchor}`;
