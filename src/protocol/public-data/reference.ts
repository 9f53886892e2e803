import type { Abi } from 'viem';
import { readErrors } from '../errors';
import { readOlderErrors } from '../errors/older';
import { entryOf, signatureOf, type ErrorFact } from '../errors/types';
import { readPages } from '../reference/generate';
import type { ContractPage, FunctionDoc, ParamDoc } from '../reference/model';
import { pageUrl } from '../reference/paths';
import { plainText } from '../reference/rich-text';
import { readUpgrades } from '../upgrades';

interface Parameter {
  name: string;
  type: string;
  says: string;
}

const toParameter = ({ name, type, text }: ParamDoc): Parameter => ({
  name,
  type: type.label,
  says: plainText(text),
});

/** Functions that can be called on deployed contracts of the newest releases, where they are declared. */
export function functionRows(root: string) {
  return contractsOf(readPages(root)).flatMap((page) =>
    page.functions.filter(isOutside).map((doc) => ({
      product: page.product,
      release: page.release,
      contract: page.name,
      name: doc.name,
      signature: doc.signature ?? '',
      selector: doc.selector ?? '',
      mutability: mutabilityOf(doc),
      says: plainText([...doc.notice, ...doc.details]),
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

/** Events of the newest releases, each once, with where the reference describes it. */
export function eventRows(root: string) {
  return readPages(root).flatMap((page) =>
    page.events.map((doc) => ({
      product: page.product,
      release: page.release,
      contract: page.name,
      name: doc.name,
      signature: doc.signature,
      topic: doc.topic,
      says: plainText([...doc.notice, ...doc.details]),
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
    signature: signatureOf(error),
    selector: error.selector,
    group: error.group,
    meaning: error.meaning,
    remedy: error.remedy,
    parameters: error.parameters.map(({ name, type, says }) => ({ name, type, says })),
    raisedBy: 'raisedBy' in error ? raisedBy(error) : [],
    releases: 'releases' in error ? error.releases : [],
    page: entryOf(error),
  }));
}

const raisedBy = ({ raisedBy: by }: ErrorFact) =>
  by.flatMap(({ contract, functions }) => functions.map((name) => `${contract}.${name}`));

/** What differs between releases, one row for each name. */
export const upgradeRows = () =>
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

/** What `@sablier/evm-utils` shares has a page in each product; an interface only declares. */
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
