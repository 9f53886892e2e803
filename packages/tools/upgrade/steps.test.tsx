import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readKnown } from '@sablier-docs/reference/upgrades';
import { upgrade } from '@sablier-docs/reference/upgrades/upgrade';
import { OwnCode } from './view/OwnCode';
import { Steps } from './view/Steps';

const { items } = upgrade(readKnown(process.cwd(), 'lockup'), 'v2.0', 'v4.0');
const draw = (have: 'caller' | 'hook' | 'script' | 'indexer') =>
  renderToStaticMarkup(<Steps items={items} choice={{ from: 'v2.0', to: 'v4.0', have }} />);
const titles = (html: string) => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);

it('numbers seven steps for a caller, three for a hook and five for an indexer', () => {
  expect(titles(draw('caller'))).toEqual([
    '1. What breaks in silence',
    '2. Packages and addresses',
    '3. Imports',
    '4. Structs, field by field',
    '5. Functions',
    '6. Other behavior',
    '7. Errors',
  ]);
  expect(titles(draw('hook'))).toEqual(['1. Packages and addresses', '2. Imports', '3. Hooks']);
  expect(titles(draw('indexer'))).toEqual([
    '1. What breaks in silence',
    '2. Packages and addresses',
    '3. Structs, field by field',
    '4. Events',
    '5. GraphQL',
  ]);
});

it('has a row for each entry with two sides, and names for what is only added or gone', () => {
  const html = draw('script');
  expect(html).toContain(
    '<th scope="row">struct Lockup.CreateWithDurations</th><td><code translate="no">uint128 totalAmount</code></td><td><code translate="no">uint128 depositAmount</code></td>',
  );
  expect(html).toMatch(
    /<li>Only in v4\.0: .*<code translate="no">SablierLockup_InsufficientFeePayment<\/code>/,
  );
  expect(html).not.toContain('undefined');
});

it('has a field for code of the reader, and says nothing before there is some', () => {
  const html = renderToStaticMarkup(<OwnCode items={items} />);
  expect(html).toContain('<textarea');
  expect(html).toMatch(/role="status"[^>]*><\/p>/);
  expect(html).not.toContain('<table');
});
