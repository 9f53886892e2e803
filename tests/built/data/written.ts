import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isGenerated } from '@sablier-docs/reference/paths';

export interface WrittenPage {
  /** Path on the site, for example `/concepts/fees`. */
  at: string;
  /** The file as the writer wrote it; of its fragments in `snippets/` only the import. */
  mdx: string;
}

/** Every page that a person wrote. */
export const written: WrittenPage[] = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.mdx'))
  .filter((name) => !isGenerated(name))
  .map((name) => ({
    at: `/${name.replace(/\.mdx$/, '')}`,
    mdx: readFileSync(path.join('docs', name), 'utf8'),
  }))
  .filter(({ mdx }) => !/^draft: true$/m.test(mdx));

export interface Use {
  /** Attributes written as strings; one without a value is `true`. */
  attributes: Readonly<Record<string, string>>;
  /** The element as written. */
  element: string;
}

/** The pages that use a component, with its uses in order. @throws when no page uses it */
export function usesOf(component: string): { at: string; uses: Use[] }[] {
  const pattern = new RegExp(`<${component}\\s([^<>]*?)/>`, 'g');
  const found = written
    .map(({ at, mdx }) => ({
      at,
      uses: [...mdx.matchAll(pattern)].map(([element, inner = '']) => ({
        element,
        attributes: attributesOf(inner),
      })),
    }))
    .filter(({ uses }) => uses.length > 0);
  if (found.length === 0) throw new Error(`No page uses <${component}>.`);
  return found;
}

const attributesOf = (inner: string): Record<string, string> =>
  Object.fromEntries(
    [...inner.matchAll(/([a-z]\w*)(?:=(?:"([^"]*)"|\{([^}]*)\}))?/gi)].map(
      ([, name = '', text, value]) => [name, text ?? value ?? 'true'],
    ),
  );
