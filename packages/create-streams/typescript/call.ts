import type { Answers } from '../answers';
import { calendarSteps } from '../calendar-steps';
import { batchOf, hasOwnAmounts, modelOf, type LockupModel, type SampleBatch } from '../options';
import { rateInWords } from '../period-words';
import { createFunctionName } from './create';

/** Expressions for values that the example cannot know, in the file that contains the call. */
export interface CallExpressions {
  /** Of the price feed. */
  oracle: string;
  /** Target price of one stream. */
  price: string;
  /** Target prices of several streams. */
  prices: string;
  /** Tokens in each period, as a number with 18 decimals. */
  rate: string;
}

/** Each recipient with its deposit. */
const grantsOf = (answers: Answers): string =>
  hasOwnAmounts(answers)
    ? 'grants'
    : 'grants: recipients.map((recipient) => ({ recipient, depositAmount: amount }))';

/** The call of a whole list as that of one part. */
export const callOfPart = (call: string): string =>
  call
    .replaceAll('recipients.map', 'part.map')
    .replaceAll('grants.map', 'part.map')
    .replace(/^ {2}grants,$/m, '  grants: part,');

/** The amounts and dates of the example, by model; a batch has one entry for each recipient. */
const lockupOptions = (
  { oracle, price, prices }: CallExpressions,
  answers: Answers,
): Record<LockupModel, Record<SampleBatch, string[]>> => ({
  linear: {
    no: ['depositAmount: amount'],
    yes: [grantsOf(answers)],
  },
  dynamic: {
    no: ['evenAmount: amount / 4n', 'curvedAmount: amount - amount / 4n', 'startTime: now'],
    yes: [
      'startTime: now',
      hasOwnAmounts(answers)
        ? "grants: grants.map((grant) => ({ ...grant, exponent: '2.71' }))"
        : "grants: recipients.map((recipient) => ({ recipient, depositAmount: amount, exponent: '2.71' }))",
    ],
  },
  tranched: {
    no: ['depositAmount: amount', 'startTime: now', datesOf(answers)],
    yes: ['startTime: now', datesOf(answers), grantsOf(answers)],
  },
  'price-gated': {
    no: ['depositAmount: amount', own('oracle', oracle), own('targetPrice', price)],
    yes: [
      'recipient',
      own('oracle', oracle),
      `timestamps: { start: now, end: now + ${answers.expiry} * DAY }`,
      `steps: ${prices}.map((targetPrice) => ({ depositAmount: amount, targetPrice }))`,
    ],
  },
});

function datesOf(answers: Answers): string {
  const steps = calendarSteps(answers);
  return steps
    ? `dates: calendarDates(now, ${steps.join(', ')})`
    : 'dates: [now + 4 * WEEK, now + 8 * WEEK, now + 12 * WEEK]';
}

const SECONDS: Record<Answers['period'], string> = {
  month: '30n * 86_400n',
  twelfth: '(365n * 86_400n) / 12n',
  year: '365n * 86_400n',
  week: '7n * 86_400n',
  day: '86_400n',
};

const own = (name: string, value: string): string => (name === value ? name : `${name}: ${value}`);

/** Whether the streams of a batch go to several recipients; a ladder of target prices has one. */
export const hasMany = ({ batch, model }: Answers): boolean =>
  batch !== 'no' && model !== 'price-gated';

/** The call that assigns its result to `created`, and whether it uses a name. */
export function createCall(answers: Answers, given: CallExpressions) {
  const text = answers.product === 'lockup' ? lockupCall(answers, given) : flowCall(answers, given);
  // A name in a comment is not used.
  const code = text.replace(/\/\/.*/g, '');
  return { text, uses: (name: string) => new RegExp(`\\b${name}\\b`).test(code) };
}

function lockupCall(answers: Answers, given: CallExpressions): string {
  const { batch, sender } = answers;
  const batchLine =
    batch !== 'no' ? [`batchLockup: lockupAddress(SABLIER, 'SablierBatchLockup')`] : [];
  const lines = [
    ...batchLine,
    'lockup: lockupAddress(SABLIER)',
    'token',
    ...(sender === 'contract' ? ['sender'] : []),
    ...(batch === 'no' ? ['recipient'] : []),
    ...lockupOptions(given, answers)[modelOf(answers)][batchOf(answers)],
  ].map((line) => `  ${line.replace('SABLIER', 'clients.publicClient.chain.id')},`);
  return `const created = await ${createFunctionName(answers)}(clients, {\n${lines.join('\n')}\n});`;
}

function flowCall(answers: Answers, given: CallExpressions): string {
  const { batch, sender, period } = answers;
  const flow = 'flowAddress(clients.publicClient.chain.id)';
  const rate = `// ${rateInWords(answers)}, rounded down. A rate has 18 decimals, whatever the token has.
const rate = ratePerSecond(${given.rate}, 18, ${SECONDS[period]});`;
  const party = sender === 'contract' ? ['sender'] : [];
  if (batch !== 'no') {
    const employees = hasOwnAmounts(answers)
      ? '  grants.map(({ recipient, depositAmount }) => ({ recipient, rate, deposit: depositAmount })),'
      : '  recipients.map((recipient) => ({ recipient, rate, deposit: amount })),';
    const args = ['clients', flow, ...party, 'token'].map((arg) => `  ${arg},`).join('\n');
    return `${rate}\nconst created = await ${createFunctionName(answers)}(\n${args}\n${employees}\n);`;
  }
  const own = party.length > 0 ? '\n  sender,' : '';
  return `${rate}\nconst created = await ${createFunctionName(answers)}(clients, ${flow}, {${own}\n  token,\n  recipient,\n  rate,\n  deposit: amount,\n});`;
}

/** The lengths of time that a call uses, as constants. */
export function partLengths(uses: (name: string) => boolean): string {
  const lines = [
    ...(uses('DAY') ? ['const DAY = 24 * 60 * 60;'] : []),
    ...(uses('WEEK') ? ['const WEEK = 7 * 24 * 60 * 60;'] : []),
  ];
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : '';
}
