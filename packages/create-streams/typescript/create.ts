import type { Answers } from '../answers';
import { calendarSteps } from '../calendar-steps';
import { batchOf, modelOf, type LockupModel, type SampleBatch } from '../options';
import type { ProjectFile } from '../project-file';
import { replaceInSample, replaceAllInSample, type ReadSample } from '../samples';
import { isSafe } from '../is-safe';
import { asCalls, safeName } from './safe';
import { withTypescriptExpiry } from './gate';
import { withTypescriptSchedule } from './schedule';

/** The function that a sample exports, and the file that has it. */
interface Sample {
  file: string;
  name: string;
}

const samples: Record<LockupModel, Record<SampleBatch, Sample>> = {
  linear: {
    no: { file: 'lockup/create-stream/create-linear.ts', name: 'createLinearStream' },
    yes: { file: 'lockup/batch/batch-linear.ts', name: 'batchCreateLinear' },
  },
  dynamic: {
    no: { file: 'lockup/create-stream/create-dynamic.ts', name: 'createDynamicStream' },
    yes: { file: 'lockup/batch/batch-dynamic.ts', name: 'batchCreateDynamic' },
  },
  tranched: {
    no: { file: 'lockup/create-stream/create-tranched.ts', name: 'createTranchedStream' },
    yes: { file: 'lockup/batch/batch-tranched.ts', name: 'batchCreateTranched' },
  },
  'price-gated': {
    no: { file: 'lockup/create-stream/create-price-gated.ts', name: 'createPriceGatedStream' },
    yes: { file: 'lockup/batch/batch-price-gated.ts', name: 'batchCreatePriceGated' },
  },
};

/** Name of the function of `src/create.ts` that opens the streams. */
export const createFunctionName = (answers: Answers): string =>
  isSafe(answers) ? safeName(nameOf(answers)) : nameOf(answers);

function nameOf(answers: Answers): string {
  if (answers.product === 'flow') {
    return answers.batch === 'no' ? 'createFundedStream' : 'createPayroll';
  }
  return samples[modelOf(answers)][batchOf(answers)].name;
}

/** `src/create.ts`, and the files that it imports besides clients, contracts and approval. */
export function createFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  return answers.product === 'flow' ? flowFiles(answers, read) : lockupFiles(answers, read);
}

function lockupFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const { file } = samples[modelOf(answers)][batchOf(answers)];
  const whole = withTerms(beside(read(file)), answers);
  const sent = withDetails(whole, answers);
  const text = isSafe(answers) ? asCalls(sent, createFunctionName(answers)) : sent;
  const calendar = calendarSteps(answers)
    ? [{ path: 'src/calendar.ts', text: read('wizard/calendar.ts') }]
    : [];
  if (answers.model !== 'tranched' || answers.batch === 'no') {
    return [{ path: 'src/create.ts', text }, ...calendar];
  }
  const own = replaceInSample(text, '../create-stream/create-tranched', './installments');
  const installments = read('lockup/create-stream/create-tranched.ts', 'split');
  return [
    { path: 'src/create.ts', text: own },
    { path: 'src/installments.ts', text: installments },
    ...calendar,
  ];
}

function withDetails(text: string, answers: Answers): string {
  if (answers.model === 'linear') return withTypescriptSchedule(text, answers);
  return answers.model === 'price-gated' ? withTypescriptExpiry(text, answers) : text;
}

/** Changes the imports of a sample to files in the same folder. */
const beside = (text: string): string =>
  text.replace(/from '\.\.\/(clients|approve|contracts)'/g, "from './$1'");

/** Sets the parties and flags of a sample by the answers. */
function withTerms(source: string, { sender, cancelable }: Answers): string {
  const text = replaceInSample(
    source,
    'cancelable: true',
    `cancelable: ${String(cancelable === 'yes')}`,
  )
    .replace('transferable: false', 'transferable: true')
    .replace(' that the wallet pays for and may cancel', ' that the wallet pays for');
  if (sender !== 'contract') return text;
  const named = replaceInSample(
    text,
    'sender: walletClient.account.address,',
    'sender: options.sender,',
  );
  return named.replace(/(export interface \w+Options \{\n)/, `$1${SENDER}`);
}

const SENDER = `  /** The contract that becomes the streams' sender. The wallet pays. */\n  sender: Address;\n`;

const RATES = 'flow/calculate-rps/rates.ts';

function flowFiles(answers: Answers, read: ReadSample): ProjectFile[] {
  const text = isSafe(answers) ? ofSafe(answers, read) : ofWallet(answers, read);
  return [
    { path: 'src/create.ts', text },
    { path: 'src/rates.ts', text: read(RATES) },
  ];
}

const ofWallet = (answers: Answers, read: ReadSample): string =>
  answers.batch === 'no' ? funded(answers, read) : payroll(answers, read);

const SAFE = 'wizard/safe-flow.ts';

const ofSafe = ({ batch }: Answers, read: ReadSample): string =>
  [
    replaceInSample(read(SAFE, 'imports'), '../flow/contracts', './contracts'),
    read(SAFE, batch === 'no' ? 'one' : 'many'),
  ].join('\n');

const CREATE = 'flow/create-stream/create-stream.ts';

function funded({ sender }: Answers, read: ReadSample): string {
  const create = read(CREATE, 'create-and-deposit');
  const own =
    sender !== 'contract'
      ? create
      : replaceAllInSample(create, [
          ['stream: { token: Address;', 'stream: { sender: Address; token: Address;'],
          ['const { token, recipient,', 'const { sender, token, recipient,'],
          ['  const sender = walletClient.account.address;\n', ''],
        ]);
  const imports = [
    "import { parseEventLogs, type Address, type Hash } from 'viem';",
    "import { approveIfNeeded } from './approve';",
    "import { flowAbi, type Clients } from './contracts';",
  ];
  return [imports.join('\n'), own, read(CREATE, 'stream-id')]
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
}

const BATCH = 'flow/batchable/batch.ts';

function payroll({ sender }: Answers, read: ReadSample): string {
  const approved = replaceAllInSample(read(BATCH, 'payroll'), [
    [
      'First deposit. Approve SablierFlow for the sum of all deposits.',
      "First deposit, in the token's smallest unit.",
    ],
    [
      '  const calls = employees.map(',
      '  const amount = employees.reduce((sum, { deposit }) => sum + deposit, 0n);\n' +
        '  await approveIfNeeded(clients, { token, spender: flowAddress, amount });\n' +
        '  const calls = employees.map(',
    ],
  ]);
  const own =
    sender !== 'contract'
      ? approved
      : replaceAllInSample(approved, [
          ['  token: Address,\n', '  sender: Address,\n  token: Address,\n'],
          ['  const sender = clients.walletClient.account.address;\n', ''],
        ]);
  const imports = [
    "import { encodeFunctionData, parseEventLogs, type Address, type Hex } from 'viem';",
    "import { approveIfNeeded } from './approve';",
    "import { flowAbi, flowAt, type Clients } from './contracts';",
  ];
  return [imports.join('\n'), read(BATCH, 'send'), own].join('\n\n').replace(/\n{3,}/g, '\n\n');
}
