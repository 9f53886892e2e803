import { buildEmbeddedIndex } from './build.ts';
import { createEmbeddedProvider } from './provider.ts';
import { parseHtml } from '@sablier-docs/built/parse';
import { segmentsOf } from '../segments.ts';
import { pageRecords, type RecordOptions } from '../records/index.ts';
import type { SynonymEntry } from '../synonyms.ts';
import type { HighlightResult, SearchRecord } from '../types.ts';

export const FIXTURE_SECTIONS = {
  concepts: 'Concepts',
  guides: 'Guides',
  reference: 'References',
  api: 'APIs',
  apps: 'Apps',
  support: 'Support',
  snippets: 'Snippets',
};

/** A page as Docusaurus 3.7 renders it, with the chrome that must not be indexed. */
export function docPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en" dir="ltr" class="docs-wrapper"><head>
<title data-rh="true">${title} | Sablier Docs</title>
<meta data-rh="true" name="docsearch:docusaurus_tag" content="docs-default-current">${head}</head>
<body><nav class="navbar"><a href="/">Navbarword</a></nav><main><div class="container">
<article><nav class="theme-doc-breadcrumbs" aria-label="Breadcrumbs">Breadcrumbword</nav>
<div class="tocCollapsible_x theme-doc-toc-mobile"><button>On this page</button> Tocword</div>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div>
<footer class="theme-doc-footer">Footerword</footer></article>
<nav class="pagination-nav">Nextword</nav></div></main></body></html>`;
}

export const h = (level: number, id: string, html: string): string =>
  `<h${level} class="anchor anchorWithStickyNavbar_x" id="${id}">${html}` +
  `<a class="hash-link" href="#${id}" title="Direct link to ${id}">\u200b</a></h${level}>`;

export const recordsFromHtml = (html: string, options: RecordOptions): SearchRecord[] =>
  pageRecords(parseHtml(html), options);

export function fixtureRecords(path: string, title: string, body: string): SearchRecord[] {
  return recordsFromHtml(docPage(title, body), { path, sections: FIXTURE_SECTIONS });
}

type Page = readonly [path: string, title: string, body: string];

/** A site with competing current, legacy, interface and snippet pages. */
export const SITE: readonly Page[] = [
  [
    '/concepts/streaming',
    'Streaming',
    `<p>A stream moves tokens from a sender to a recipient by the second.</p>
     ${h(2, 'rate-per-second', 'Rate per second')}<p>The rate says how many tokens flow each second.</p>
     ${h(2, 'time-value', 'Time value')}<p>Second by second, nobody waits for payday.</p>`,
  ],
  [
    '/concepts/cancelability',
    'Cancelability',
    `<p>A sender can cancel a stream and is refunded what was not streamed.</p>
     ${h(2, 'renouncing', 'Renouncing')}<p>A renounced stream can never be canceled again.</p>`,
  ],
  [
    '/concepts/lockup/tranches',
    'Tranches',
    `<p>A tranche unlocks at one point in time, all at once.</p>
     ${h(2, 'monthly-unlocks', 'Monthly unlocks')}<p>Twelve tranches make a year.</p>`,
  ],
  [
    '/concepts/flow/overview',
    'Flow overview',
    `<p>Flow is open-ended: the stream runs until somebody pauses it.</p>
     ${h(2, 'debt', 'Debt')}<p>Uncovered debt grows when the balance is used up.</p>`,
  ],
  [
    '/guides/lockup/deployments',
    'Lockup deployments',
    `<p>Addresses of Lockup v4.0 on every chain.</p>${h(2, 'ethereum', 'Ethereum')}
     <table><thead><tr><th>Contract</th><th>Address</th></tr></thead><tbody>
     <tr><td>SablierLockup</td><td><code>0xcF8ce57fa442ba50aCbC57147a62aD03873FfA73</code></td></tr>
     <tr><td>SablierBatchLockup</td><td>0x0636D83B184D65C242c43de6AAd10535BFb9D45a</td></tr></tbody></table>
     ${h(2, 'base', 'Base')}<p>SablierLockup 0xE261b366f231B12fcB58d6BbD71E57fAeE82431D</p>`,
  ],
  [
    '/guides/lockup/previous-deployments/v1.1',
    'Lockup v1.1 deployments',
    `<p>Addresses of Lockup v1.1.</p>${h(2, 'ethereum', 'Ethereum')}<p>SablierV2LockupLinear</p>`,
  ],
  [
    '/guides/legacy/deployments',
    'Deployments',
    `<p>Where the first Sablier runs.</p>${h(2, 'ethereum', 'Ethereum')}<p>Payroll and Sablier.</p>`,
  ],
  [
    '/guides/legacy/streams',
    'Streams',
    `<p>How streams worked in 2019.</p>${h(2, 'cancel', 'Cancel a stream')}<p>cancelStream ends it.</p>`,
  ],
  ['/snippets/deployments', 'Deployments', '<p>Addresses of Lockup v4.0 on every chain.</p>'],
  [
    '/guides/lockup/examples/stream-management/cancel',
    'Cancel a stream',
    `<p>Call cancel as the sender.</p>${h(2, 'cancel-many', 'Cancel many streams')}
     <p>cancelMultiple takes a list of ids.</p>
     <div class="language-solidity codeBlockContainer_x"><div class="codeBlockContent_x">
     <pre class="prism-code"><code><span class="token-line">lockup.cancel(streamId);<br></span></code></pre>
     <button type="button">Copyword</button></div></div>`,
  ],
  [
    '/reference/lockup/contracts/interfaces/interface.ISablierLockup',
    'ISablierLockup',
    `<p>Interface of Lockup.</p>${h(2, 'functions', 'Functions')}
     ${h(3, 'withdrawmax', 'withdrawMax')}<p>Withdraws all that can be withdrawn.</p>
     ${h(3, 'burn', 'burn')}<p>Burns the NFT of a depleted stream.</p>`,
  ],
  [
    '/reference/lockup/contracts/contracts/contract.SablierLockup',
    'SablierLockup',
    `<p>The contract that holds all Lockup streams.</p>${h(2, 'functions', 'Functions')}
     ${h(3, 'withdrawmax', 'withdrawMax')}<p>Withdraws all that can be withdrawn. Burns nothing.</p>
     ${h(3, 'createwithtimestampsll', 'createWithTimestampsLL')}<p>Creates a linear stream.</p>
     ${h(3, 'createwithdurationsll', 'createWithDurationsLL')}<p>Creates a linear stream from now.</p>`,
  ],
  [
    '/reference/errors',
    'Errors',
    `<p>Every custom error.</p>${h(2, 'lockup', 'Lockup')}<table><tbody>
     <tr><td><code>SablierLockup_StreamCanceled</code></td><td><code>0x40e58ee5</code></td><td>The stream is canceled.</td></tr>
     <tr><td><code>SablierLockup_StreamDepleted</code></td><td><code>0x1a2b3c4d</code></td><td>Nothing is left.</td></tr></tbody></table>`,
  ],
  [
    '/support/faq',
    'FAQ',
    `${h(2, 'refund', 'How do I get my tokens back?')}<p>Cancel the stream.</p>
     ${h(2, 'salary', 'Can I pay people?')}<p>Yes, with vesting or payments.</p>`,
  ],
  [
    '/apps/guides/csv-support',
    'CSV support',
    `<p>Upload a CSV with up to 280 rows.</p>${h(2, 'format', 'Format')}<p>address,amount</p>`,
  ],
];

const SYNONYMS: SynonymEntry[] = [{ term: 'Debt', synonyms: ['insolvency', 'money owed'] }];

export const siteRecords = (): SearchRecord[] => SITE.flatMap((page) => fixtureRecords(...page));

export function siteIndex(): string {
  return buildEmbeddedIndex(siteRecords(), { synonyms: SYNONYMS }).index;
}

export const siteProvider = () =>
  createEmbeddedProvider({ loadIndex: () => Promise.resolve(siteIndex()) });

export const fixtureProvider = (records: SearchRecord[], synonyms: SynonymEntry[] = []) =>
  createEmbeddedProvider({
    loadIndex: () => Promise.resolve(buildEmbeddedIndex(records, { synonyms }).index),
  });

/** A text of a hit on one line, with its matches in brackets. */
export const shown = (text: HighlightResult): string =>
  segmentsOf(text)
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join('');
