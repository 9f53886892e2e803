import { z } from 'zod';
import { actionIds, actions } from '@sablier-docs/tools/readings/contracts/actions';
import type { DeskRelease } from '@sablier-docs/tools/readings/contracts/types';
import type { StreamNames } from '@sablier-docs/protocol/indexers/identifiers';
import { actionFunction, type FieldKey } from '@sablier-docs/tools/desks/stream/fields';
import { findStream, parseStreamQuery } from '@sablier-docs/tools/desks/stream/find';
import { prepareAction } from '@sablier-docs/tools/desks/stream/prepare-action';
import type { PreparedAction } from '@sablier-docs/tools/desks/stream/prepared-action';
import { readFee, type Period } from '@sablier-docs/kit/inputs/stream-fields';
import type { PeriodName } from '@sablier-docs/tools/simulators/flow/form';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { attachedCoin, feeCeilingField } from '../attached-coin';
import { preparedAnswer, preparedOutput } from '../call';
import { textOutput } from '../outputs';
import type { SiteData } from '../site-data/types';
import { decimals, shortText } from '../inputs';
import { documentedAt } from '../pages';
import { needsInWords } from './prepare-needs';
import { defineTool, ToolRefusal } from '../tool';
import { serverReleaseName } from '../release-names';

const address = (description: string) => shortText(`${description}: an address.`).optional();

/** A list of streams, one per line, may be longer than other texts. */
const MAX_LIST = 40_000;
const list = (description: string) =>
  z.string().min(1).max(MAX_LIST).describe(description).optional();

/** The periods of the form, by the names that all tools have for them. */
const FORM_PERIOD = {
  second: 'second',
  day: 'day',
  week: 'week',
  month: '30 days',
  year: '365 days',
} as const satisfies Partial<Record<PeriodName, Period>>;
const PERIODS_OF_RATES = Object.keys(FORM_PERIOD) as (keyof typeof FORM_PERIOD)[];

/** The fields of the form on the page; each action lists those that it needs. */
const fields = z.strictObject({
  to: address('Who receives, or becomes the operator'),
  from: address('Who holds the stream now'),
  sender: address("The stream's sender"),
  recipient: address("The stream's recipient"),
  ids: list('Stream ids, with commas between them.'),
  lines: list(
    'One stream per line: its id, a space, the amount in whole tokens; for depositMultiple then its sender and its recipient, with spaces between them.',
  ),
  decimals: decimals("The token's decimals.").optional(),
  amount: shortText(
    'Amount in whole tokens: digits, and a point before decimals, such as "1234.5". A text that people read as different numbers is refused with both: for 1.125 write "1.1250", for 1000 write "1000".',
  ).optional(),
  rate: shortText('Tokens in each `period`.').optional(),
  period: z
    .enum(PERIODS_OF_RATES)
    .optional()
    .describe(
      'Time that `rate` is for, a month of 30 days or a year of 365; without it, no rate is accepted.',
    ),
  brokerAccount: address('The broker'),
  brokerFee: shortText("The broker's share in percent.").optional(),
  token: address(
    'Token of a deposit, or of all of several deposits: adds the approval as a first call',
  ),
  fee: shortText(
    'What `calculateMinFeeWei` of the contract answers now, in wei; 5.3 percent is added, which covers a fall of the price of the coin by 5 percent.',
  ).optional(),
  feeCeiling: feeCeilingField,
});

const NOTE =
  'Unsigned, and not checked against the chain: whether the stream exists, who owns it and what it holds. Simulate the call before you sign it.';

/** The server reads no chain: whoever signs does, as the note says. */
const UNREAD = {
  results: null,
  several: null,
  account: null,
  actor: null,
  clearsFirst: false,
  takesUnread: true,
} as const;

/** The calldata of actions on a stream. */
export const prepareTool = defineTool({
  name: 'prepare',
  title: 'Prepare an unsigned call to a stream',
  description:
    'Encodes an action on an existing stream (withdraw, cancel, deposit, refund, transfer and others) as unsigned calldata, and says who may send it, what it does and what cannot be undone. It takes no key, signs nothing and sends nothing. Show what it says to the person who signs.',
  input: {
    stream: shortText(
      'The stream: its alias such as "LK3-8453-5", its id such as "0x…-8453-5", or its link in the app.',
    ),
    action: z
      .enum(actionIds as [string, ...string[]])
      .describe(`What to do with it, with the fields that it needs. ${needsInWords()}`),
    fields: fields
      .default({})
      .describe(
        'What the action needs, and nothing else: a field that it does not use is refused.',
      ),
  },
  output: { stream: textOutput, contract: textOutput, ...preparedOutput },
  async run({ stream, action, fields: { feeCeiling, ...given } }, site) {
    const texts = textsOf(given);
    const siteData = await site.data();
    const id = actionIds.find((one) => one === action);
    if (!id) throw new ToolRefusal(`There is no action "${action}".`);
    const names = nameOf(stream, siteData);
    const release = deskOf(names, siteData);
    const fn = actionFunction(release, id);
    const known = {
      page: siteData.siteUrl + documentedAt.desk,
      release: serverReleaseName(release.product, release.version),
    };
    if (!fn)
      throw new ToolRefusal(
        `${known.release} has no way to ${actions[id].wants}: it lacks \`${actions[id].calls}\`.`,
      );
    const ready = prepareAction({
      stream: names,
      release,
      action: id,
      texts,
      ...UNREAD,
    });
    if (!ready) throw new Error(`${known.release} has ${fn.name} and prepares no call.`);
    const { keys, problems } = ready;
    const taken: readonly string[] = keys.includes('fee') ? [...keys, 'feeCeiling'] : keys;
    const unused = [
      ...Object.keys(texts),
      ...(feeCeiling === undefined ? [] : ['feeCeiling']),
    ].filter((key) => !taken.includes(key));
    if (unused.length > 0) {
      throw new ToolRefusal(
        `${known.release} takes no ${inCode(unused)} for \`${id}\`. ${fieldsOf(taken)}`,
      );
    }
    if (ready.calls.length === 0) throw new ToolRefusal(missing(keys, texts, problems));
    const fee = readFee(texts.fee ?? '0');
    const coin = ready.calls
      .map((call) =>
        attachedCoin(
          {
            call,
            fee: isRead(fee) ? fee.value : 0n,
            ceiling: feeCeiling,
            receiver: names.contract,
          },
          siteData,
        ),
      )
      .join('');
    const { description } = ready;
    return {
      ...known,
      stream: names.alias,
      contract: `${names.contract} on chain ${names.chainId}`,
      ...preparedAnswer({ ...description, does: `${coin}${description.does}` }, ready.calls, NOTE),
    };
  },
});

/** The texts of the form. */
const textsOf = ({
  decimals: places,
  period,
  ...texts
}: Omit<z.infer<typeof fields>, 'feeCeiling'>) => ({
  ...(places === undefined ? {} : { decimals: String(places) }),
  ...texts,
  ...(period === undefined ? {} : { period: FORM_PERIOD[period] }),
});

function nameOf(name: string, { streams, chains }: SiteData): StreamNames {
  const found = findStream(parseStreamQuery(name), streams, chains);
  if (found && 'stream' in found) return found.stream;
  throw new ToolRefusal(
    found?.problem ??
      'Name the stream with its chain and id, for example LK3-8453-5; an address alone is not enough.',
  );
}

function deskOf(
  { contract, version, product, alias }: StreamNames,
  { desk }: SiteData,
): DeskRelease {
  const release = desk.find(
    (one) => one.contract === contract && one.version === version && one.product === product,
  );
  if (!release) throw new Error(`The server knows no functions of ${alias}.`);
  return release;
}

/** Everything that is missing or wrong, at once: an amount is read only once the decimals are known. */
function missing(
  keys: readonly FieldKey[],
  texts: Partial<Record<FieldKey, string | undefined>>,
  problems: PreparedAction['problems'],
): string {
  const said = keys.flatMap((key) => {
    const isEmpty = texts[key] === undefined && !OPTIONAL.includes(key);
    const problem = problems[key] ?? (isEmpty ? 'It is missing.' : undefined);
    return problem ? [`\`${key}\`: ${problem}`] : [];
  });
  return `The call is not complete. ${said.join(' ')} ${fieldsOf(keys)}`;
}

const OPTIONAL: readonly FieldKey[] = ['token'];

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const fieldsOf = (keys: readonly string[]): string =>
  `Fields of this action: ${keys.join(', ') || 'none'}.`;
