import { z } from 'zod';
import { actionIds, actions } from '../../protocol/desk/actions';
import { signatureOf } from '../../protocol/calls/encode';
import { sayAction } from '../../protocol/desk/words';
import type { DeskRelease } from '../../protocol/desk/types';
import type { StreamNames } from '../../protocol/indexers/identifiers';
import type { Call } from '../../tools/calls/call';
import { callsFor } from '../../tools/desk/calls';
import { castSend } from '../../tools/calls/cast';
import { functionOf } from '../../tools/desk/fields';
import { findStream, takePasted } from '../../tools/desk/find';
import { argumentsOf, readAction, type Reading } from '../../tools/desk/read';
import { periods } from '../../tools/desk/read-field';
import { showForm } from '../../tools/desk/show';
import type { ServerFacts } from '../facts/types';
import { shortText } from '../inputs';
import { documentedAt } from '../pages';
import { defineTool, Refusal } from '../tool';
import { releaseName } from '../words';

const address = (says: string) => shortText(`${says}: an address.`).optional();

/** A list of streams, one per line, is longer than other texts. */
const MAX_LIST = 20_000;
const list = (says: string) => z.string().min(1).max(MAX_LIST).describe(says).optional();

/** The fields of the form on the page; each action says which it needs. */
const fields = z.strictObject({
  to: address('Who receives, or becomes the operator'),
  from: address('Who holds the stream now'),
  sender: address("The stream's sender"),
  recipient: address("The stream's recipient"),
  ids: list('Stream ids, with commas between them.'),
  lines: list('One stream per line: its id, a space, the amount in whole tokens.'),
  decimals: shortText('Decimals of the token, for example "6".').optional(),
  amount: shortText(
    'Amount in whole tokens: digits, and a point before decimals, such as "1234.5". A text that people read as different numbers is refused with both: for 1.125 write "1.1250", for 1000 write "1000".',
  ).optional(),
  rate: shortText('Tokens in each `period`.').optional(),
  period: z
    .enum(Object.keys(periods) as [string, ...string[]])
    .optional()
    .describe('Time that `rate` is for.'),
  brokerAccount: address('The broker'),
  brokerFee: shortText("The broker's share in percent.").optional(),
  token: address('Token of a deposit: adds the approval as a first call'),
  fee: shortText(
    'What `calculateMinFeeWei` of the contract answers now, in wei; 6 percent is added, which covers a fall of the price of the coin by 5 percent.',
  ).optional(),
});

/** The calldata of what can be done with a stream. */
export const prepareTool = defineTool({
  name: 'prepare',
  title: 'Prepare an unsigned call to a stream',
  description:
    'Encodes an action on an existing stream (withdraw, cancel, deposit, refund, transfer and others) as unsigned calldata, and says who may send it, what it does and what cannot be undone. It takes no key, signs nothing and sends nothing. Show what it says to the person who signs.',
  input: {
    stream: shortText(
      'The stream: its alias such as "LK3-8453-5", its id such as "0x…-8453-5", or its link in the app.',
    ),
    action: z.enum(actionIds as [string, ...string[]]).describe('What to do with it.'),
    fields: fields
      .default({})
      .describe(
        'What the action needs, and nothing else: a field that it does not use is refused.',
      ),
  },
  async run({ stream, action, fields: texts }, site) {
    const facts = await site.facts();
    const id = actionIds.find((one) => one === action);
    if (!id) throw new Refusal(`There is no action "${action}".`);
    const names = nameOf(stream, facts);
    const release = deskOf(names, facts);
    const fn = functionOf(release, id);
    const known = {
      page: facts.siteUrl + documentedAt.desk,
      release: releaseName(release.product, release.version),
    };
    if (!fn)
      throw new Refusal(
        `${known.release} has no way to ${actions[id].wants}: it lacks \`${actions[id].calls}\`.`,
      );
    const { keys, reading } = readAction(id, fn, release, texts, names.address);
    const unused = Object.keys(texts).filter((key) => !keys.some((one) => one === key));
    if (unused.length > 0) {
      throw new Refusal(
        `${known.release} takes no ${inCode(unused)} for \`${id}\`. ${fieldsOf(keys)}`,
      );
    }
    const complete = argumentsOf(fn, BigInt(names.tokenId), reading);
    if (!complete) throw new Refusal(missing(keys, reading));
    const calls = callsFor(
      id,
      fn,
      { chainId: names.chainId, address: names.address, streamId: names.tokenId },
      complete,
      reading,
    );
    return {
      ...known,
      stream: names.alias,
      contract: `${names.contract} on chain ${names.chainId}`,
      ...sayAction(id, release, showForm(names.tokenId, reading.filled)),
      calls: calls.map(callOf),
      note: 'Unsigned, and not checked against the chain: whether the stream exists, who owns it and what it holds. Simulate the call before you sign it.',
    };
  },
});

function nameOf(text: string, { streams, chains }: ServerFacts): StreamNames {
  const found = findStream(takePasted(text), streams, chains);
  if (found && 'stream' in found) return found.stream;
  throw new Refusal(
    found?.problem ??
      'Name the stream with its chain and id, for example LK3-8453-5; an address alone is not enough.',
  );
}

function deskOf(
  { contract, version, product, alias }: StreamNames,
  { desk }: ServerFacts,
): DeskRelease {
  const release = desk.find(
    (one) => one.contract === contract && one.version === version && one.product === product,
  );
  if (!release) throw new Error(`The server knows no functions of ${alias}.`);
  return release;
}

function missing(keys: readonly string[], { problems }: Reading): string {
  const said = Object.entries(problems).map(([key, problem]) => `\`${key}\`: ${problem}`);
  return `The call is not complete. ${said.join(' ')} ${fieldsOf(keys)}`;
}

const inCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const fieldsOf = (keys: readonly string[]): string =>
  `Fields of this action: ${keys.join(', ') || 'none'}.`;

const callOf = (call: Call) => ({
  chainId: call.chainId,
  to: call.to,
  value: String(call.value),
  data: call.data,
  function: signatureOf(call.fn),
  title: call.title,
  cast: castSend(call),
});
