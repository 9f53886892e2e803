import { products } from '@sablier-docs/protocol/releases';
import { roles, steps, type Checklist, type Item } from '../upgrades/types';
import type { Field } from './schema';

type Fields = Readonly<Record<string, Field>>;

const text = (says: string, more = {}): Field => ({ says, schema: { type: 'string', ...more } });
const texts = (says: string, items = {}): Field => ({
  says,
  schema: { type: 'array', items: { type: 'string', ...items } },
});
const release = (says: string) => text(says, { pattern: '^v\\d+\\.\\d+$' });
const packageOf = (which: string): Field => ({
  says: `package with the Solidity sources of the ${which} release; null where this site reads none`,
  schema: { type: ['string', 'null'] },
});

/** Fields of the list of checklists. */
export const checklistFields: Fields = {
  product: text('lockup, flow or airdrops', { enum: products }),
  from: release('the older release'),
  to: release('the newer release'),
  path: text('where the checklist is, below the address of the site', {
    pattern: '^/data/v1/upgrades/',
  }),
  items: { says: 'number of its entries', schema: { type: 'integer', minimum: 1 } },
  fromSources: packageOf('older'),
  toSources: packageOf('newer'),
  page: text('where this site describes it, below the address of the site', { pattern: '^/' }),
};

/** Fields of the entries of one checklist, which are in the order of the steps. */
export const itemFields: Fields = {
  step: text('the step: silent for what neither compiler nor encoder notices', { enum: steps }),
  for: texts('whom it concerns: a contract that calls, hooks, a script or dApp, an indexer', {
    enum: roles,
  }),
  name: text('the function, field, error or event, or a short title'),
  before: texts('in the older release; empty for what is added, and for sentences'),
  after: texts('in the newer release; empty for what is gone, and for sentences'),
  todo: text('what to do, in sentences of Markdown'),
  signatures: texts(
    'functions of the newer release that the entry is about, after their contracts and with the names of their arguments; empty for other entries',
  ),
  oldHashes: texts('selectors or topics in the older release', { pattern: '^0x[0-9a-f]+$' }),
  newHashes: texts('selectors or topics in the newer release', { pattern: '^0x[0-9a-f]+$' }),
};

/** Path of the schema of the checklists on the site, without a leading slash. */
export const CHECKLIST_SCHEMA = 'data/v1/upgrades/checklist.schema.json';

/** Path of a checklist on the site, without a leading slash. */
export const checklistPath = ({ product, from, to }: Pick<Checklist, 'product' | 'from' | 'to'>) =>
  `data/v1/upgrades/${product}-${from}-${to}.json`;

/** A row for each checklist. */
export const checklistRows = (lists: readonly Checklist[]) =>
  lists.map(({ product, from, to, items, sources, page }) => ({
    product,
    from,
    to,
    path: `/${checklistPath({ product, from, to })}`,
    items: items.length,
    fromSources: sources.from,
    toSources: sources.to,
    page,
  }));

/** The entries of a checklist. */
export const itemRows = ({ items }: Checklist) =>
  items.map(({ step, for: readers, name, before, after, todo, signatures, hashes }: Item) => ({
    step,
    for: readers,
    name,
    before,
    after,
    todo,
    signatures,
    oldHashes: hashes.before,
    newHashes: hashes.after,
  }));
