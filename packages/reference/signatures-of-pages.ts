import { readErrors } from './errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '@sablier-docs/protocol/errors/panics';
import { entryOfError } from '@sablier-docs/protocol/errors/types';
import { readReferencePages } from './generate';
import { pageUrl } from './paths';

/** The meaning of a selector or a first topic, and its address on the site. */
export interface SignatureFact {
  kind: 'function' | 'event' | 'error';
  /** Selector of 4 bytes, or of an event the first topic of its logs: lower case, with `0x`. */
  hash: string;
  name: string;
  /** Contracts that have it, or releases for an error of earlier ones; may be empty. */
  of: string[];
  /** Path of its description. */
  url: string;
}

const ERRORS = '/reference/errors';

/**
 * Selectors and topics of the newest releases, and selectors of the errors of earlier ones, each once per
 * kind. If several contracts declare one, the first page counts.
 * @param root folder that holds `node_modules`
 */
export function readSignatures(root: string): SignatureFact[] {
  const rows = new Map<string, SignatureFact>();
  const add = ({ of, ...fact }: SignatureFact) => {
    const key = `${fact.kind} ${fact.hash}`;
    const known = rows.get(key);
    if (!known) rows.set(key, { ...fact, of: [...of] });
    else known.of.push(...of.filter((name) => !known.of.includes(name)));
  };
  const errors = readErrors(root);
  for (const error of errors) {
    const { name, selector } = error;
    add({ kind: 'error', hash: selector, name, of: [], url: entryOfError(error) });
  }
  for (const error of readOlderErrors(root, errors)) {
    const { name, selector, releases } = error;
    add({ kind: 'error', hash: selector, name, of: releases, url: entryOfError(error) });
  }
  const builtIn = { kind: 'error', of: [], url: `${ERRORS}#panics` } as const;
  add({ ...builtIn, of: [], hash: PANIC_SELECTOR, name: 'Panic' });
  add({ ...builtIn, of: [], hash: ERROR_STRING_SELECTOR, name: 'Error' });

  const deployed = readReferencePages(root).filter(
    ({ kind }) => kind === 'contract' || kind === 'abstract',
  );
  for (const page of [...deployed].sort((a, b) => rank(a.kind) - rank(b.kind))) {
    const url = pageUrl(page.product, page.kind, page.name);
    for (const { name, selector, anchor } of [...page.functions, ...page.variables]) {
      if (!selector) continue;
      add({ kind: 'function', hash: selector, name, of: [page.name], url: `${url}#${anchor}` });
    }
    for (const { name, topic, anchor } of page.events) {
      add({ kind: 'event', hash: topic, name, of: [page.name], url: `${url}#${anchor}` });
    }
    for (const { link, hash } of page.inherited.events) {
      const [name = ''] = link.label.split('(');
      const at = link.href?.startsWith('/') ? link.href : url;
      add({ kind: 'event', hash, name, of: [page.name], url: at });
    }
  }
  return [...rows.values()];
}

const rank = (kind: string): number => (kind === 'contract' ? 0 : 1);
