import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '@sablier-docs/protocol/errors/panics';
import { entryOfError } from '@sablier-docs/protocol/errors/types';
import { directAnswers, type DirectAnswer } from '@sablier-docs/tools/direct-answers';
import type { SiteData } from './site-data/types';

/* What a query is by itself, as the search of the site says above its hits. */

const DECODER = '/reference/errors#error-decoder';

const BUILT_IN = { kind: 'error' as const, of: [], url: '/reference/errors#panics' };

type Signature = Parameters<typeof directAnswers>[1]['signatures'][number];

/** Selectors and topics of all releases; the newest first. */
function signaturesOf({ errors, olderErrors, callables }: SiteData): Signature[] {
  return [
    ...errors.map((error): Signature => {
      const { name, selector } = error;
      return { kind: 'error', hash: selector, name, of: [], url: entryOfError(error) };
    }),
    ...olderErrors.map((error): Signature => {
      const { name, selector, releases } = error;
      return { kind: 'error', hash: selector, name, of: releases, url: entryOfError(error) };
    }),
    { ...BUILT_IN, hash: PANIC_SELECTOR, name: 'Panic' },
    { ...BUILT_IN, hash: ERROR_STRING_SELECTOR, name: 'Error' },
    ...callables.map(({ kind, name, selector, where }): Signature => {
      return { kind, hash: selector, name, of: where, url: DECODER };
    }),
  ];
}

/** Rows for an address, an alias, a chain, a selector, a topic or data; none for ordinary words. */
export function answersTo(query: string, siteData: SiteData): DirectAnswer[] {
  const { contracts, streams, chains } = siteData;
  const text = query.trim();
  const lists = { contracts, streams, chains, signatures: signaturesOf(siteData) };
  return [...aliasAnswers(text, siteData), ...directAnswers(text, lists)];
}

/** The contract of an alias such as `LK3`, with its address if all chains have the same. */
function aliasAnswers(text: string, { streams }: SiteData): DirectAnswer[] {
  return streams
    .filter(({ alias }) => alias.toLowerCase() === text.toLowerCase())
    .map(({ alias, contract, version, addresses }) => {
      const [first, ...others] = [...new Set(Object.values(addresses))];
      const count = Object.keys(addresses).length;
      return {
        kind: 'Stream alias' as const,
        title: `${alias}: ${contract} ${version}`,
        text:
          others.length === 0
            ? `The address on ${count} chains is ${first}.`
            : `On ${count} chains, with addresses that differ: resolve has them.`,
        href: '/api/overview',
      };
    });
}

/** What to ask in the place of a search that found nothing. */
export const whereElse = (query: string): string =>
  /^(?:0x)?[0-9a-f]{40}$/i.test(query.trim())
    ? 'No page has this address. `resolve` says whether an official list has it, and what it may be otherwise: a token, a wallet or a campaign is in no list.'
    : /^0x[0-9a-f]*$/i.test(query.trim())
      ? 'No page has these digits. `decode` reads revert data, calldata, selectors and topics; `resolve` reads addresses.'
      : 'No page has these words. Try fewer of them. `resolve` knows addresses, aliases, chains and releases, `decode` errors and selectors, `schema` the types of the indexers.';
