import { createHash } from 'node:crypto';
import type { InlineScript } from '../../config/inline-scripts';

/** A name and an HTML document. */
export type Page = readonly [file: string, html: string];

/**
 * Hashes of the inline scripts of some pages, in the words of a policy (`sha256-…`), sorted.
 * @throws when a page holds one that is not expected, or no page one that is
 */
export function inlineScriptHashes(
  pages: Iterable<Page>,
  expected: readonly InlineScript[],
): string[] {
  const hashes = new Set<string>();
  const found = new Set<InlineScript>();
  for (const [file, html] of pages) {
    for (const text of inlineScripts(html)) {
      const script = expected.find(({ starts }) => text.startsWith(starts));
      if (!script) throw new Error(unexpected(file, text));
      found.add(script);
      hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
    }
  }
  const missing = expected.filter((script) => !found.has(script));
  if (missing.length > 0) {
    throw new Error(
      `No page holds this inline script any more: ${missing.map(({ name }) => name).join('; ')}. ` +
        'Compare a built page with config/inline-scripts.ts.',
    );
  }
  return [...hashes].sort();
}

function unexpected(file: string, text: string): string {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return (
    `${file} holds an inline script that is not expected: ${shown}\n` +
    'The Content-Security-Policy would stop it. Put it into a file of static/js, or name it in ' +
    'config/inline-scripts.ts.'
  );
}

/** Data that a page carries for machines is no script to a browser. */
const DATA = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;

/** Texts of the scripts in an HTML document that would run and have no `src`. */
function inlineScripts(html: string): string[] {
  const tag = /<script((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script/gi;
  return [...html.matchAll(tag)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !DATA.test(typeOf(attributes)))
    .map(([, , text = '']) => text);
}

const typeOf = (attributes: string): string =>
  /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
