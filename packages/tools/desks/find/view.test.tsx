import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { nameStream } from '@sablier-docs/protocol/indexers/identifiers';
import { contractsOn } from './contracts';
import type { FoundStreams } from './read';
import { FoundTable } from './view/FoundTable';
import { WithoutWallet } from './view/WithoutWallet';

const contracts = readStreamContracts();
const HOLDER = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const [newest, second] = contractsOn(8453, contracts);
if (!newest || !second) throw new Error('Base has no contracts.');

function streamOf(tokenId: string) {
  const naming = nameStream({ chainId: '8453', source: 'LK3', tokenId }, contracts);
  if ('problem' in naming) throw new Error(naming.problem);
  return naming.names;
}
const found: FoundStreams = {
  holder: HOLDER,
  chainId: 8453,
  empty: [],
  refusal: null,
  held: [{ contract: newest, balance: 2n, streams: [streamOf('5')] }],
  failed: [{ contract: second, message: 'It was silent.' }],
};

it('shows each stream with a link to the desk, what is missing, and what did not answer', () => {
  const html = renderToStaticMarkup(<FoundTable found={found} chain="Base" />);
  expect(html).toContain(
    '1 of 2 found</span><span><span>: </span><a href="/apps/manage-a-stream#stream=LK3-8453-5">LK3-8453-5</a></span>',
  );
  expect(html).toContain('The list of the node of your wallet is not whole');
  expect(html).toContain(`<li>${second.label}: It was silent.</li>`);
});

it('shows a count and no warning when every contract answered', () => {
  const whole = {
    ...found,
    failed: [],
    held: [{ contract: newest, balance: 1n, streams: [streamOf('5')] }],
  };
  const html = renderToStaticMarkup(<FoundTable found={whole} chain="Base" />);
  expect(html).toContain('1 of 1 found');
  expect(html).not.toMatch(/not whole|gave no answer|<li>/);
});

it('links the explorers of the chosen chain and of all, and says what each page can do', () => {
  const base = { id: 8453, name: 'Base', explorer: { url: 'https://basescan.org' } };
  const other = { id: 324, name: 'ZKsync Era', explorer: { url: 'https://explorer.zksync.io' } };
  const draw = (hasTokenPages: boolean) =>
    renderToStaticMarkup(
      <WithoutWallet
        {...{ holder: HOLDER, chain: base, chains: [base, other], hasTokenPages }}
        contracts={[newest]}
        retry={null}
      />,
    );
  expect(draw(true)).toContain(
    `<a href="https://basescan.org/token/${newest.address}?a=${HOLDER}">${newest.label}</a>`,
  );
  expect(draw(true)).not.toContain('balanceOf');
  expect(draw(false)).toContain(
    `<a href="https://basescan.org/address/${newest.address}">${newest.label}</a>`,
  );
  expect(draw(false)).toContain('Its function balanceOf, under Read Contract');
  expect(draw(true)).toContain(
    `<a href="https://explorer.zksync.io/address/${HOLDER}">ZKsync Era</a>`,
  );
});

it('says that the contracts did not load where their links would be, and asks for them again', () => {
  const base = { id: 8453, name: 'Base', explorer: { url: 'https://basescan.org' } };
  const draw = (retry: (() => void) | null) =>
    renderToStaticMarkup(
      <WithoutWallet
        {...{ holder: HOLDER, chain: base, chains: [base], hasTokenPages: false, retry }}
        contracts={[]}
      />,
    );
  expect(draw(() => undefined)).toMatch(/The list of contracts did not load\..*>Retry</s);
  expect(draw(null)).not.toMatch(/did not load|Retry/);
});
