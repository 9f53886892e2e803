import { hash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { attribute, findAll, textOf } from '@sablier-docs/built/hast';

export interface InlineScript {
  /** Its purpose, its origin and why it is inline. */
  name: string;
  /** A string that no minifier changes and no other inline script contains. */
  holds: string;
  /** Whether only pages with the islands client have it; see packages/islands/README.md. */
  isIslandsOnly?: boolean;
}

/** Collects the hashes of inline scripts, page by page. */
interface ScriptHashes {
  /**
   * @param scripts the texts of the page's inline scripts
   * @throws when the page has an unexpected script
   */
  add(file: string, scripts: readonly string[]): void;
  /**
   * In the format of a policy (`sha256-…`), sorted.
   * @throws when an expected script appears on no page
   */
  all(): string[];
}

/** The texts of the inline scripts of a page that browsers run. */
export const inlineScriptsOf = (page: Root): string[] => findAll(page, isInlineScript).map(textOf);

export function scriptHashes(expected: readonly InlineScript[]): ScriptHashes {
  const hashes = new Set<string>();
  const found = new Set<InlineScript>();
  return {
    add(file, scripts) {
      for (const text of scripts) {
        const script = expected.find(({ holds }) => text.includes(holds));
        if (!script) throw new Error(unexpected(file, text));
        found.add(script);
        hashes.add(`sha256-${hash('sha256', text, 'base64')}`);
      }
    },
    all() {
      const missing = expected.filter((script) => !found.has(script));
      if (missing.length > 0) {
        throw new Error(
          `No page has this inline script any more: ${missing.map(({ name }) => name).join('; ')}. ` +
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

/** Browsers don't run data blocks such as JSON-LD. */
const DATA = /^(?:application\/(?:ld\+)?json|text\/plain)$/i;

/** A script that runs and has no `src`. */
const isInlineScript = (node: Element): boolean =>
  node.tagName === 'script' &&
  node.properties.src === undefined &&
  !DATA.test(attribute(node, 'type') ?? '');
