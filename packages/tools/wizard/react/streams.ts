import type { Answers } from '../answers';
import type { ReadSample } from '../samples';
import { literalOf } from '../feed-address';
import { createCall, hasMany, lengthsOf } from '../typescript/call';
import { checkImports, checkLines } from '../typescript/checks';
import { createName } from '../typescript/create';
import { formFields } from './fields';

const VALUES = 'wizard/react/values.ts';

/** Regions of the sample that `src/streams.ts` needs in addition to the common one. */
const regions = (answers: Answers): ('list' | 'price' | 'rate')[] => [
  ...(answers.batch === 'yes' ? (['list'] as const) : []),
  ...(answers.model === 'price-gated' ? (['price'] as const) : []),
  ...(answers.product === 'flow' ? (['rate'] as const) : []),
];

/** `src/values.ts`: reads the fields of the form. */
export const valuesFile = (answers: Answers, read: ReadSample): string =>
  ['common', ...regions(answers)].map((region) => read(VALUES, region)).join('\n');

/** The number of streams, as an expression. */
function countOf(answers: Answers): string {
  if (answers.batch === 'no') return '1';
  return hasMany(answers) ? 'recipients.length' : 'prices.length';
}

/** Converts the text of each field to an argument of the call. */
function readFields(answers: Answers, uses: (name: string) => boolean): string[] {
  const { model, batch } = answers;
  const isGated = model === 'price-gated';
  const decimals = uses('decimals') ? 'amount, decimals' : 'amount';
  return [
    "const token = addressFrom('Token', values.token);",
    hasMany(answers)
      ? "const recipients = listFrom('Recipients', values.recipients).map((text) =>\n  addressFrom('Recipients', text),\n);"
      : "const recipient = addressFrom('Recipient', values.recipient);",
    ...(isGated && answers.feed === ''
      ? ["const oracle = addressFrom('Price feed', values.oracle);"]
      : []),
    ...(isGated && batch === 'no' ? ['const targetPrice = priceFrom(values.price);'] : []),
    ...(isGated && batch === 'yes'
      ? ["const prices = listFrom('Target prices', values.prices).map(priceFrom);"]
      : []),
    `const { ${decimals} } = await amountFrom(clients, token, values.amount, ${countOf(answers)});`,
    ...(uses('now')
      ? ['const now = Number((await clients.publicClient.getBlock()).timestamp);']
      : []),
    ...(answers.hooks === 'yes' ? ['const notes: string[] = [];'] : []),
    ...checkLines(answers, hasMany(answers), {
      sender: "addressFrom('Sender', values.sender)",
      warn: 'notes.push',
    }),
  ];
}

/** `src/streams.ts`: the fields of the form, and the code that creates streams from them. */
export function streamsModule(answers: Answers): string {
  const call = createCall(answers, {
    oracle: answers.feed === '' ? 'oracle' : `'${literalOf(answers.feed)}'`,
    price: 'targetPrice',
    prices: 'prices',
    rate: 'rateFrom(values.rate)',
  });
  const address = answers.product === 'lockup' ? 'lockupAddress' : 'flowAddress';
  const readers = [
    'addressFrom',
    'amountFrom',
    ...(answers.batch === 'yes' ? ['listFrom'] : []),
    ...(answers.model === 'price-gated' ? ['priceFrom'] : []),
    ...(answers.product === 'flow' ? ['rateFrom'] : []),
  ];
  const imports = [
    ...checkImports(answers),
    "import type { Clients } from './clients';",
    `import { ${address} } from './contracts';`,
    `import { ${createName(answers)} } from './create';`,
    ...(call.uses('ratePerSecond') ? ["import { ratePerSecond } from './rates';"] : []),
    `import { ${readers.join(', ')} } from './values';`,
  ];
  const week = lengthsOf(call.uses);
  const initial = formFields(answers).flatMap(({ name, initial: text }) =>
    text === undefined ? [] : [`${name}: '${text}'`],
  );
  const fields = formFields(answers).map(
    ({ name, label }) => `  { name: '${name}', label: '${label}' },`,
  );
  const ids = answers.batch === 'yes' ? 'created' : '[created]';
  const notes = answers.hooks === 'yes' ? 'notes' : 'notes: []';
  const body = [
    ...readFields(answers, call.uses),
    '',
    call.text,
    `return { ids: ${ids}, ${notes} };`,
  ]
    .join('\n')
    .replace(/^(?=.)/gm, '  ');
  return `${imports.join('\n')}
${week}
/** What the form asks for. */
export const fields = [
${fields.join('\n')}
] as const;

/** Text of each field. */
export type Values = Record<(typeof fields)[number]['name'], string>;

/** Text of the fields that are not empty at first. */
export const initial: Partial<Values> = {${initial.length > 0 ? ` ${initial.join(', ')} ` : ''}};

export interface Created {
  ids: readonly bigint[];
  /** Sentences for whoever created the streams. */
  notes: readonly string[];
}

/** Creates the streams that the fields describe. Throws a sentence where one of them is wrong. */
export async function createStreams(clients: Clients, values: Values): Promise<Created> {
${body}
}
`;
}
