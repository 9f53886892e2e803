import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import type { InlineScript } from '../../config/inline-scripts';
import { attribute, findAll, textOf } from '../built/hast';

/** Collects the hashes of inline scripts, page by page. */
export interface ScriptHashes {
  /** @throws when the page holds a script that is not expected */
  add(page: { file: string; tree: Root }): void;
  /**
   * In the format of a policy (`sha256-…`), sorted.
   * @throws when no page holds an expected script
   */
  all(): string[];
}

export function scriptHashes(expected: readonly InlineScript[]): ScriptHashes {
  const hashes = new Set<string>();
  const found = new Set<InlineScript>();
  return {
    add({ file, tree }) {
      for (const text of findAll(tree, isInlineScript).map(textOf)) {
        const script = expected.find(({ holds }) => text.includes(holds));
        if (!script) throw new Error(unexpected(file, text));
        found.add(script);
        hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
      }
    },
    all() {
      const missing = expected.filter((script) => !found.has(script));
      if (missing.length > 0) {
        throw new Error(
          `No page holds this inline script any more: ${missing.map(({ name }) => name).join('; ')}. ` +
            'Compare a built page with config/inline-scripts.ts.',
        );
      }
      return [...hashes].sort();
    },
  };
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

/** A script that would run and has no file. */
const isInlineScript = (node: Element): boolean =>
  node.tagName === 'script' &&
  node.properties.src === undefined &&
  !DATA.test(attribute(node, 'type') ?? '');
