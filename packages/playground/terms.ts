import { formatUnits } from 'viem';
import { playgroundTokens } from './places';
import {
  campaignSays,
  feeSays,
  scenes,
  type LockupTerms,
  type Scene,
  type StreamPart,
} from './scenes';

/** The streams that an address can have with terms of its own. */
const MODELS = ['linear', 'dynamic', 'tranched'] as const;
type Model = (typeof MODELS)[number];
/** The scenes of which an address can set one amount. */
const WITH_AMOUNT = ['fee', 'campaign'] as const;
type WithAmount = (typeof WITH_AMOUNT)[number];

const DECIMALS = 18;
const MOST_DAI = 1_000_000;
const MOST_DAYS = 3_650;
const MOST_PARTS = 20;
const MOST_EXPONENT = 18;
/** The comptroller takes no higher fee. */
const MOST_DOLLARS = 100;

const AMOUNT = String.raw`(\d{1,7}(?:\.\d{1,18})?)`;
const DAY = String.raw`(\d{1,4})`;
const EXPONENT = String.raw`(\d{1,2}(?:\.\d{1,18})?)`;

const EXAMPLES: Readonly<Record<Model | WithAmount, string>> = {
  linear: '100 over 100, start 10, cliff 25 15, step 5',
  dynamic: '20 until 50 exponent 1, 80 until 100 exponent 3',
  tranched: '40 on 25, 60 on 100',
  fee: '0.99 USD',
  campaign: '80 DAI',
};

const LINEAR = {
  whole: new RegExp(`^${AMOUNT} over ${DAY}$`),
  start: new RegExp(`^start ${AMOUNT}$`),
  cliff: new RegExp(`^cliff ${DAY} ${AMOUNT}$`),
  step: new RegExp(`^step ${DAY}$`),
} as const;
const SEGMENT = new RegExp(`^${AMOUNT} until ${DAY} exponent ${EXPONENT}$`);
const TRANCHE = new RegExp(`^${AMOUNT} on ${DAY}$`);
const DOLLARS = /^(\d{1,3}(?:\.\d{1,8})?) USD$/;
const LISTED = new RegExp(`^${AMOUNT} DAI$`);

const RIGHTS = { cancelable: true, transferable: true } as const;

const isModel = (model: string): model is Model => MODELS.some((one) => one === model);

const unread = (text: string, model: Model | WithAmount) =>
  new RangeError(
    `The term "${text.slice(0, 60)}" cannot be read. Write such as "${EXAMPLES[model]}": amounts in DAI and days after the start.`,
  );

function refuseUnless(isRight: boolean, why: string): void {
  if (!isRight) throw new RangeError(`These terms make no stream: ${why}.`);
}

function linearTerms(texts: readonly string[]): LockupTerms {
  const found: Partial<Record<keyof typeof LINEAR, readonly string[]>> = {};
  for (const text of texts) {
    const name = (Object.keys(LINEAR) as (keyof typeof LINEAR)[]).find((one) =>
      LINEAR[one].test(text),
    );
    if (!name) throw unread(text, 'linear');
    refuseUnless(found[name] === undefined, `"${text}" repeats a term`);
    found[name] = (LINEAR[name].exec(text) ?? []).slice(1);
  }
  if (!found.whole) throw unread(texts.join(', '), 'linear');
  const [deposit = '', length = ''] = found.whole;
  const days = Number(length);
  const [unlock = '0'] = found.start ?? [];
  const [cliffDay = '0', cliffAmount = '0'] = found.cliff ?? [];
  const cliff = { day: Number(cliffDay), amount: cliffAmount };
  const longest = days - cliff.day;
  refuseUnless(
    !found.cliff || (cliff.day > 0 && longest > 0),
    `the cliff has to be after day 0 and before the end on day ${days}`,
  );
  refuseUnless(
    playgroundTokens(unlock) + playgroundTokens(cliffAmount) <= playgroundTokens(deposit),
    `what is released at the start and at the cliff may be at most the deposit, ${deposit} DAI`,
  );
  const [step] = found.step ?? [];
  refuseUnless(
    step === undefined || (Number(step) > 0 && Number(step) <= longest),
    `a step has to be from 1 to ${longest} days, the length of what is released in steps`,
  );
  return {
    ...RIGHTS,
    model: 'linear',
    deposit,
    days,
    unlock,
    ...(found.cliff && { cliff }),
    ...(step !== undefined && { step: Number(step) }),
  };
}

function partTerms(model: 'dynamic' | 'tranched', texts: readonly string[]): LockupTerms {
  refuseUnless(texts.length <= MOST_PARTS, `there may be at most ${MOST_PARTS} parts`);
  let last = 0;
  const parts = texts.map((text): StreamPart => {
    const found = (model === 'dynamic' ? SEGMENT : TRANCHE).exec(text);
    if (!found) throw unread(text, model);
    const [, amount = '', dayText = '', exponent] = found;
    const day = Number(dayText);
    refuseUnless(day > last, `"${text}" has to be after day ${last}`);
    refuseUnless(
      Number(exponent ?? 0) <= MOST_EXPONENT,
      `an exponent may be at most ${MOST_EXPONENT}`,
    );
    last = day;
    return { amount, day, ...(exponent !== undefined && { exponent }) };
  });
  const units = parts.reduce((sum, { amount }) => sum + playgroundTokens(amount), 0n);
  return { ...RIGHTS, model, deposit: formatUnits(units, DECIMALS), days: last, parts };
}

const TITLES: Readonly<Record<Model, string>> = {
  linear: 'Linear stream with terms of your own',
  dynamic: 'Dynamic stream with terms of your own',
  tranched: 'Tranched stream with terms of your own',
};

function says({
  model,
  deposit,
  days,
  unlock = '0',
  cliff,
  step,
  parts = [],
}: LockupTerms): string {
  if (model === 'dynamic')
    return parts
      .map(
        ({ amount, day, exponent = '' }) =>
          `${amount} DAI until day ${day} with the exponent ${exponent}`,
      )
      .join(', ');
  if (model === 'tranched')
    return parts.map(({ amount, day }) => `${amount} DAI on day ${day}`).join(', ');
  return [
    `${deposit} DAI over ${days} days`,
    ...(Number(unlock) > 0 ? [`${unlock} DAI at the start`] : []),
    ...(cliff ? [`${cliff.amount} DAI at the cliff on day ${cliff.day}`] : []),
    step === undefined
      ? 'the rest each second'
      : `the rest in steps of ${step === 1 ? '1 day' : `${step} days`}`,
  ].join(', ');
}

/** The minimum fee of a withdrawal. */
function feeScene(text: string): Scene {
  const [, dollars] = DOLLARS.exec(text) ?? [];
  if (dollars === undefined) throw unread(text, 'fee');
  refuseUnless(
    Number(dollars) <= MOST_DOLLARS,
    `the comptroller takes a minimum fee of at most ${MOST_DOLLARS} USD`,
  );
  const { fee } = scenes;
  return {
    ...fee,
    title: 'Linear stream with a minimum fee of your own',
    says: feeSays(dollars),
    fee: dollars,
  };
}

/** What the list of a campaign has for the recipient. */
function campaignScene(text: string): Scene {
  const [, amount] = LISTED.exec(text) ?? [];
  if (amount === undefined) throw unread(text, 'campaign');
  refuseUnless(
    playgroundTokens(amount) > 0n && Number(amount) <= MOST_DAI,
    'the amount has to be above 0 and at most 1,000,000 DAI',
  );
  const { campaign } = scenes;
  const list = { ...campaign.stream.list, recipient: amount };
  const sum = playgroundTokens(amount) + playgroundTokens(list.stranger);
  return {
    ...campaign,
    title: 'Airdrop campaign with an amount of your own',
    says: campaignSays(amount),
    stream: { ...campaign.stream, deposit: formatUnits(sum, DECIMALS), list },
  };
}

/**
 * A scene with terms of an address, such as "40 on 25, 60 on 100" for tranches.
 * @param model the id of the scene that has no other terms
 * @throws RangeError that says what cannot be read, or why no contract would take it
 */
export function sceneOfTerms(model: string, text: string): Scene {
  if (model === 'fee') return feeScene(text);
  if (model === 'campaign') return campaignScene(text);
  if (!isModel(model))
    throw new RangeError(
      `Streams with terms of your own are ${[...MODELS, ...WITH_AMOUNT].join(', ')}.`,
    );
  const texts = text.split(',').map((one) => one.trim());
  const stream = model === 'linear' ? linearTerms(texts) : partTerms(model, texts);
  const { deposit, days } = stream;
  refuseUnless(
    playgroundTokens(deposit) > 0n && Number(deposit) <= MOST_DAI,
    `the deposit has to be above 0 and at most 1,000,000 DAI`,
  );
  refuseUnless(days > 0 && days <= MOST_DAYS, `the stream has to last from 1 to ${MOST_DAYS} days`);
  return {
    product: 'lockup',
    title: TITLES[model],
    says: `${says(stream)}. The sender can cancel it.`,
    days: Math.ceil(days * 1.2),
    stream,
  };
}
