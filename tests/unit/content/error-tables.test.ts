import { readFileSync } from 'node:fs';
import { release as flow } from 'sablier/evm/releases/flow/v3.0';
import { release as lockup } from 'sablier/evm/releases/lockup/v4.0';
import type { Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { pages } from './pages';

const namesIn = (abi: Abi) => abi.flatMap((item) => (item.type === 'error' ? [item.name] : []));
const decoded = new Set(
  [lockup.abi.SablierLockup, lockup.abi.SablierBatchLockup, flow.abi.SablierFlow].flatMap((abi) =>
    namesIn(abi as Abi),
  ),
);

/** How a page says that a client shows no name. */
const NOTE = /selector|begins with `0x`|not in the ABI/;
const ERROR = /`((?:Sablier(?:Lockup|Flow)\w*|SafeOracle)_\w+)`/g;

/** Errors in the first cells of a page's tables that the ABIs of the contracts lack. */
function undecoded(body: string): string[] {
  const cells = [...body.matchAll(/^\| ([^|]*)\|/gm)].map(([, cell = '']) => cell);
  const names = cells.flatMap((cell) => [...cell.matchAll(ERROR)].map(([, name = '']) => name));
  return names.filter((name) => !decoded.has(name));
}

/** The text of the snippets that a page imports. */
const snippetsOf = (body: string): string =>
  [...body.matchAll(/from '@site\/(snippets\/[\w-]+\.mdx)'/g)]
    .map(([, file = '']) => readFileSync(file, 'utf8'))
    .join('\n');

const guides = pages()
  .filter(({ file }) => file.startsWith('docs/guides/'))
  .map(({ file, body }) => ({ file, body, names: undecoded(body) }))
  .filter(({ names }) => names.length > 0);

describe('a table of errors', () => {
  it('has names that the ABI of the contract lacks on more than five guides', () => {
    expect(guides.length).toBeGreaterThan(5);
  });

  it.each(guides)(
    'on $file has $names.0, and the page says that clients show a selector',
    (guide) => {
      expect(guide.body + snippetsOf(guide.body)).toMatch(NOTE);
    },
  );
});
