import type { Answers } from '../answers';
import { hasOwnAmounts } from '../options';
import { replaceAllInSample, type ReadSample } from '../samples';
import { literalOf } from '../feed-address';
import { callOfPart, createCall, hasMany, partLengths } from '../typescript/call';
import { checkImports, checkLines } from '../typescript/checks';
import { calendarImports } from '../calendar-imports';
import { createFunctionName } from '../typescript/create';
import { isSafe } from '../is-safe';
import { formFields } from '../form-fields';

const VALUES = 'wizard/react/values.ts';

/** Regions of the sample that `src/streams.ts` needs in addition to the common one. */
const regions = (answers: Answers): string[] => [
  ...(usesNumbers(answers) ? ['number'] : []),
  ...(hasOwnAmounts(answers) ? ['grants'] : ['amount']),
  ...(readsList(answers) ? ['list'] : []),
  ...(answers.model === 'price-gated' ? ['price'] : []),
  ...(answers.product === 'flow' ? ['rate'] : []),
];

/** Whether a field has a number beside those of a list. */
const usesNumbers = (answers: Answers): boolean =>
  !hasOwnAmounts(answers) || answers.product === 'flow';

const readsList = (answers: Answers): boolean => answers.batch !== 'no' && !hasOwnAmounts(answers);

/** `src/values.ts`: reads the fields of the form. */
export function valuesFile(answers: Answers, read: ReadSample): string {
  const whole = ['common', ...regions(answers)].map((region) => read(VALUES, region)).join('\n');
  const text = withGrants(whole, answers);
  if (!isSafe(answers)) return text;
  return replaceAllInSample(text, [
    ["import type { Clients } from './clients';", "import type { SafeClients } from './calls';"],
    hasOwnAmounts(answers)
      ? ['  clients: Clients,\n', '  clients: SafeClients,\n']
      : ['amountFrom(clients: Clients,', 'amountFrom(clients: SafeClients,'],
    ['expectFunds(clients: Clients,', 'expectFunds(clients: SafeClients,'],
    ["Pick<Clients, 'publicClient'>", "Pick<SafeClients, 'publicClient'>"],
    ['const { publicClient, walletClient } = clients;', 'const { publicClient, safe } = clients;'],
    ['  const account = walletClient.account.address;\n', ''],
    ['args: [account]', 'args: [safe]'],
    [' the wallet does not have ', ' the Safe does not have '],
    ['The wallet has ${has}', 'The Safe has ${has}'],
  ]);
}

/** The imports of the values: the reader of a list with amounts only where there is one. */
function withGrants(text: string, answers: Answers): string {
  const line = "import { grantsFrom, type Grant } from '../grants';\n";
  if (!hasOwnAmounts(answers)) return replaceAllInSample(text, [[line, '']]);
  const beside = replaceAllInSample(text, [["'../grants'", "'./grants'"]]);
  return usesNumbers(answers) ? beside : replaceAllInSample(beside, [['parseUnits, ', '']]);
}

/** The number of streams that the payer needs tokens for, as an expression. */
function countOf(answers: Answers): string {
  if (answers.batch === 'no') return '1';
  // A list that was begun has paid a part of its amount.
  if (keepsProgress(answers)) return 'sentSoFar().length > 0 ? 0 : recipients.length';
  return hasMany(answers) ? 'recipients.length' : 'prices.length';
}

/** Converts the text of each field to an argument of the call. */
function readFields(answers: Answers, uses: (name: string) => boolean): string[] {
  const { model, batch } = answers;
  const isGated = model === 'price-gated';
  const isOwn = hasOwnAmounts(answers);
  const decimals = uses('decimals') ? 'amount, decimals' : 'amount';
  return [
    "const token = addressFrom('Token', values.token);",
    ...(isOwn
      ? []
      : [
          hasMany(answers)
            ? "const recipients = listFrom('Recipients', values.recipients).map((text) =>\n  addressFrom('Recipients', text),\n);"
            : "const recipient = addressFrom('Recipient', values.recipient);",
        ]),
    ...(isGated && answers.feed === ''
      ? ["const oracle = addressFrom('Price feed', values.oracle);"]
      : []),
    ...(isGated && batch === 'no' ? ['const targetPrice = priceFrom(values.price);'] : []),
    ...(isGated && batch === 'yes'
      ? ["const prices = listFrom('Target prices', values.prices).map(priceFrom);"]
      : []),
    ...(isSafe(answers)
      ? [
          "const safe = addressFrom('Safe', values.safe);",
          'await checkContract(publicClient, safe);',
          'const clients = { publicClient, safe };',
        ]
      : []),
    isOwn
      ? `const grants = await grantsIn(clients, token, values.recipients, ${keepsProgress(answers) ? 'sentSoFar().length > 0' : 'false'});`
      : `const { ${decimals} } = await amountFrom(clients, token, values.amount, ${countOf(answers)});`,
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
export function streamsModule(answers: Answers, read: ReadSample): string {
  const call = createCall(answers, {
    oracle: answers.feed === '' ? 'oracle' : `'${literalOf(answers.feed)}'`,
    price: 'targetPrice',
    prices: 'prices',
    rate: 'rateFrom(values.rate)',
  });
  const address = answers.product === 'lockup' ? 'lockupAddress' : 'flowAddress';
  const readers = [
    'addressFrom',
    hasOwnAmounts(answers) ? 'grantsIn' : 'amountFrom',
    ...(readsList(answers) ? ['listFrom'] : []),
    ...(answers.model === 'price-gated' ? ['priceFrom'] : []),
    ...(answers.product === 'flow' ? ['rateFrom'] : []),
  ];
  const imports = [
    ...calendarImports(answers),
    ...checkImports(answers),
    ...(isSafe(answers)
      ? ["import type { SafeClients } from './calls';"]
      : ["import type { Clients } from './clients';"]),
    `import { ${address} } from './contracts';`,
    `import { ${createFunctionName(answers)} } from './create';`,
    ...partImports(answers),
    ...(call.uses('ratePerSecond') ? ["import { ratePerSecond } from './rates';"] : []),
    ...(isSafe(answers) ? ["import { safeFile } from './safe-file';"] : []),
    `import { ${readers.join(', ')} } from './values';`,
  ];
  const week = partLengths(call.uses);
  const initial = formFields(answers).flatMap(({ name, initial: text }) =>
    text === undefined ? [] : [`${name}: '${text}'`],
  );
  const fields = formFields(answers).map(
    ({ name, label }) => `  { name: '${name}', label: '${label}' },`,
  );
  const body = [
    ...readFields(answers, call.uses),
    '',
    ...(isSafe(answers) ? filesOf(answers, call.text) : idsOf(answers, call.text)),
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

${isSafe(answers) ? read('wizard/react/safe-streams.ts', 'safe') : read('wizard/react/streams.ts', 'wallet')}${body}
}
`;
}

/** Whether the page goes on with a list where it stopped. */
const keepsProgress = (answers: Answers): boolean => answers.batch === 'parts' && !isSafe(answers);

const partImports = (answers: Answers): string[] => {
  if (answers.batch !== 'parts') return [];
  return isSafe(answers)
    ? ["import { partsOf } from './parts';"]
    : [
        "import { inParts } from './in-parts';",
        "import { forgetProgress, sentSoFar } from './progress';",
      ];
};

const notesOf = ({ hooks }: Answers): string => (hooks === 'yes' ? 'notes' : 'notes: []');
const ofPart = (call: string): string => callOfPart(call).replace(/^(?=.)/gm, '  ');
const listName = (answers: Answers): string => (hasOwnAmounts(answers) ? 'grants' : 'recipients');

/** Writes the file of the Safe, or one for each part. */
function filesOf(answers: Answers, call: string): string[] {
  const calls = call.replace('const created = ', 'const calls = ');
  const file = 'safeFile(publicClient.chain.id, calls, Date.now())';
  if (answers.batch !== 'parts') {
    return [calls, `return { files: [${file}], ${notesOf(answers)} };`];
  }
  return [
    'const files: string[] = [];',
    `for (const part of partsOf(${listName(answers)})) {`,
    ofPart(calls),
    `  files.push(${file});`,
    '}',
    `return { files, ${notesOf(answers)} };`,
  ];
}

/** Creates the streams at once, or in parts that a second press of the button goes on with. */
function idsOf(answers: Answers, call: string): string[] {
  const ids = answers.batch === 'no' ? '[created]' : 'created';
  const end = `return { ids: ${ids}, ${notesOf(answers)} };`;
  if (answers.batch !== 'parts') return [call, end];
  return [
    'const { chain } = clients.publicClient;',
    `const contract = ${answers.product === 'lockup' ? "lockupAddress(chain.id, 'SablierBatchLockup')" : 'flowAddress(chain.id)'};`,
    '// What else decides the streams, and who pays where.',
    'const payer = clients.walletClient.account.address;',
    "const terms = JSON.stringify([chain.id, payer, { ...values, recipients: '' }]);",
    `const created = await inParts(clients, contract, ${listName(answers)}, terms, async (clients, part) => {`,
    ofPart(call),
    '  return created;',
    '});',
    'forgetProgress(); // the list is finished',
    end,
  ];
}
