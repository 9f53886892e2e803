import { each, enumeration, input, object, type Lines } from './write';

const ORDERED = ['_eq', '_gt', '_gte', '_in', '_is_null', '_lt', '_lte', '_neq', '_nin'];
const PATTERNS = ['like', 'ilike', 'regex', 'iregex', 'similar'].flatMap((p) => [
  `_${p}`,
  `_n${p}`,
]);

const compare = (type: string): Lines =>
  each(ORDERED, (test) => {
    if (test === '_is_null') return 'Boolean';
    return test === '_in' || test === '_nin' ? `[${type}!]` : type;
  });

/** Filters by type of column, beside those of the given enums. */
export function comparisons(enumScalars: readonly string[]): string {
  const plain = ['Int', 'Float', 'Boolean', 'numeric', 'timestamptz', 'bigint', ...enumScalars];
  return [
    ...plain.map((type) => input(`${type}_comparison_exp`, compare(type))),
    input('String_comparison_exp', { ...compare('String'), ...each(PATTERNS, 'String') }),
    input('String_array_comparison_exp', {
      ...compare('[String!]'),
      ...each(['_contained_in', '_contains'], '[String!]'),
    }),
    input('jsonb_comparison_exp', {
      ...compare('jsonb'),
      _cast: 'jsonb_cast_exp',
      ...each(['_contained_in', '_contains'], 'jsonb'),
      _has_key: 'String',
      ...each(['_has_keys_all', '_has_keys_any'], '[String!]'),
    }),
    input('jsonb_cast_exp', { String: 'String_comparison_exp' }),
    enumeration(
      'order_by',
      ['asc', 'desc'].flatMap((way) => [way, `${way}_nulls_first`, `${way}_nulls_last`]),
    ),
  ].join('\n\n');
}

const ints = (names: string) => each(names.split(' '), 'Int');

/** Tables of the indexer itself: its progress, and the raw events. */
const TABLES: Record<string, Lines> = {
  _meta: {
    ...ints('bufferBlock chainId endBlock firstEventBlock progressBlock sourceBlock startBlock'),
    eventsProcessed: 'Float',
    isReady: 'Boolean',
    readyAt: 'timestamptz',
  },
  chain_metadata: {
    ...ints('block_height chain_id end_block first_event_block_number latest_fetched_block_number'),
    ...ints('latest_processed_block num_batches_fetched start_block'),
    is_hyper_sync: 'Boolean',
    num_events_processed: 'Float',
    timestamp_caught_up_to_head_or_endblock: 'timestamptz',
  },
  raw_events: {
    ...each(['block_fields', 'params', 'transaction_fields'], 'jsonb!'),
    ...each(['block_hash', 'contract_name', 'event_name', 'src_address'], 'String!'),
    ...each(['block_number', 'block_timestamp', 'chain_id', 'log_index'], 'Int!'),
    ...each(['event_id', 'serial'], 'bigint!'),
  },
};

export const SYSTEM_TABLES = Object.entries(TABLES).map(([name, columns]) => ({
  name,
  blocks: [
    object(name, withPaths(columns)),
    input(`${name}_bool_exp`, {
      _and: `[${name}_bool_exp!]`,
      _not: `${name}_bool_exp`,
      _or: `[${name}_bool_exp!]`,
      ...each(
        Object.keys(columns),
        (at) => `${(columns[at] ?? '').replace('!', '')}_comparison_exp`,
      ),
    }),
    input(`${name}_order_by`, each(Object.keys(columns), 'order_by')),
    enumeration(`${name}_select_column`, Object.keys(columns)),
  ].join('\n\n'),
}));

/** A JSON column takes the path of the requested part. */
function withPaths(columns: Lines): Lines {
  const typed = Object.entries(columns).map(([name, type]) => [
    type === 'jsonb!' ? `${name}(path: String)` : name,
    type,
  ]);
  return Object.fromEntries(typed) as Lines;
}
