import type { CallFunction, CallText } from '@sablier-docs/protocol/calls/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { waysOut } from '@sablier-docs/kit/calls/ways-out';
import { checksum } from '@sablier-docs/protocol/checksum';
import { approvalWords, isTokenApproval, zeroApproval } from '@sablier-docs/kit/calls/approval';
import type { Figure } from '@sablier-docs/kit/wallet/figures';
import { frozen, preparedKey, type PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { addressIn, showSymbol } from '@sablier-docs/kit/wallet/show';
import { actionArrival } from './action-arrival';
import { accountWarnings, partyOf, refusedActor } from './account-notes';
import { actionCalls } from './calls';
import { describeAction } from '../../readings/contracts/describe-action';
import { actionFunction, type FieldTexts } from './fields';
import { figuresOf } from './figures';
import { callArguments, readAction, type FieldValues, type FormReading } from './read-action';
import { lineIds } from '@sablier-docs/kit/inputs/stream-fields';
import { amountMovedNow } from '../../readings/stream/amount-now';
import { rateBeside } from './rate-change';
import { prefilledActionTexts } from './prefill';
import {
  decimalsOf,
  partiesOf,
  streamToken,
  type StreamResults,
} from '../../readings/stream/results';
import { seenRefusal } from './refusal';
import { shownValues } from './shown-values';
import { depositCalls } from './several/deposit-calls';
import type { KnownStream } from './several/deposits';
import {
  isWhollyRead,
  markedRows,
  planSeveral,
  severalRefusal,
  severalWarnings,
  type SeveralPlan,
} from './several/rows';
import type { ActionInput, PreparedAction } from './prepared-action';
import { costWarnings } from './warnings';

/** @returns null if the release lacks the action */
export function prepareAction(input: ActionInput): PreparedAction | null {
  const { stream, release, action, texts, results, several } = input;
  const fn = actionFunction(release, action);
  if (!fn) return null;
  const known = results ? prefilledActionTexts(results, action) : {};
  const filled: FieldTexts = { ...known, ...texts };
  const knownOf = (id: bigint) => knownStream(several?.streams.get(id));
  const { keys, reading } = readAction(action, fn, release, filled, stream.address, knownOf);
  const values = reading.filled;
  const sendsFrom = input.actor ?? input.account;
  const asked = { action, release, filled: values, sendsFrom, streamId: stream.tokenId };
  const askedList = { ...asked, sendsFrom: input.actor ?? partyOf(input) };
  const listed = values.ids ?? values.lines?.map(({ id }) => id) ?? lineIds(filled.lines ?? '');
  const plan = planSeveral(askedList, listed, several);
  const refusal = plan
    ? severalRefusal(askedList, plan)
    : results && (seenRefusal(asked, results) ?? refusedActor(input, results, values));
  const ofAccount = results && !plan ? accountWarnings(input, results, values) : [];
  const warnings = [
    ...ofAccount,
    ...(results && !plan ? costWarnings(asked, results) : []),
    ...(plan ? severalWarnings(askedList, plan) : []),
  ];
  const description = describe(input, values, { plan, isRefused: Boolean(refusal) });
  const calls = callsOf(input, fn, reading);
  const prepared = preparedCalls(input, calls, values, description, plan);
  const mayAct = ofAccount.length === 0;
  const out = waysOut({
    calls,
    prepared,
    withheld: {
      refused: refusal !== null,
      unread: plan !== null && !isWhollyRead(plan) && !input.takesUnread,
      // A signer who is refused says nothing about the Safe that would send the file.
      'seen to fail': mayAct && prepared.some((one) => preparedKey(one) === input.failing),
    },
  });
  return frozen({
    action,
    keys,
    known,
    filled,
    problems: reading.problems,
    to: values.to,
    description,
    rateBeside: rateBeside(action, results, values.rate),
    warnings,
    refusal,
    plan,
    calls: out.toCopy,
    prepared: out.toTry,
    mayAct,
  });
}

/** What the deposits into a list need to know of a stream: nothing where it was not read. */
function knownStream(results: StreamResults | undefined): KnownStream {
  if (!results) return {};
  const decimals = decimalsOf(results);
  return {
    ...partiesOf(results),
    ...(decimals !== null && { decimals }),
    token: addressIn(streamToken(results)),
  };
}

/** The description of an action with what it moves, and without the streams that are left out. */
function describe(
  { action, release, stream, results, several }: ActionInput,
  values: FieldValues,
  { plan, isRefused }: { plan: SeveralPlan | null; isRefused: boolean },
): CallText {
  const out = new Set(plan ? markedRows(plan).map(({ id }) => id) : []);
  const kept: FieldValues = {
    ...values,
    ...(values.ids && { ids: values.ids.filter((id) => !out.has(id)) }),
    ...(values.lines && { lines: values.lines.filter(({ id }) => !out.has(id)) }),
    ...(values.deposits && { deposits: values.deposits.filter(({ id }) => !out.has(id)) }),
  };
  const symbolFor = (id: bigint) => {
    const own = several?.streams.get(id);
    return own && showSymbol(own.symbol);
  };
  const text = describeAction(action, release, shownValues(stream.tokenId, kept, symbolFor));
  // What a call would have moved says nothing where it is refused.
  const now = results && !isRefused ? amountMovedNow(action, results) : null;
  return now ? { ...text, does: `${text.does} ${now}` } : text;
}

function callsOf(input: ActionInput, fn: CallFunction, reading: FormReading): Call[] {
  const { stream, action, clearsFirst, release } = input;
  const { deposits, token } = reading.filled;
  if (action === 'depositMultiple') {
    const deposit = actionFunction(release, 'deposit');
    if (!deposit || !deposits || Object.keys(reading.problems).length > 0) return [];
    const { chainId, address } = stream;
    const of = `${release.contract} ${release.version}`;
    return depositCalls({ chainId, address, of, batch: fn, deposit, clearsFirst }, deposits, token);
  }
  const complete = callArguments(fn, BigInt(stream.tokenId), reading);
  if (!complete) return [];
  const recipient = input.results && partiesOf(input.results).recipient;
  const at = {
    chainId: stream.chainId,
    address: stream.address,
    streamId: stream.tokenId,
    of: `${input.release.contract} ${input.release.version}`,
    ...(recipient && { recipient }),
  };
  const calls = actionCalls(action, fn, at, complete, reading);
  const [first] = calls;
  // In Safe, explorers and command lines, the approval of 0 is a separate call.
  return clearsFirst && first && isTokenApproval(first) ? [zeroApproval(first), ...calls] : calls;
}

/** The calls as a wallet gets them, with what is shown beside each; none without an account that sends them. */
function preparedCalls(
  input: ActionInput,
  calls: readonly Call[],
  values: FieldValues,
  description: CallText,
  plan: SeveralPlan | null,
): PreparedCall[] {
  const sendsFrom = input.actor ?? input.account;
  if (!sendsFrom) return [];
  const words = [description.does, description.final].filter(Boolean).join(' ');
  const figures = figuresShown(input, plan);
  const transfer = transferOf(input, values);
  const arrival = plan ? undefined : actionArrival(input, values);
  return calls.map((call) =>
    // The words of an approval are its own: it moves nothing yet.
    isTokenApproval(call)
      ? {
          call,
          from: sendsFrom,
          words: approvalWords(call, 'the contract of the stream'),
          figures: [],
        }
      : {
          call,
          from: sendsFrom,
          words,
          figures,
          ...(transfer && { transfer }),
          ...(arrival && { arrival }),
        },
  );
}

/** The transfer of the NFT that an action makes, for the question whether its receiver takes NFTs. */
function transferOf(
  { action, stream, results }: ActionInput,
  { to, from }: FieldValues,
): PreparedCall['transfer'] {
  const isTransfer =
    action === 'withdrawMaxAndTransfer' ||
    action === 'safeTransferFrom' ||
    action === 'transferFrom';
  const owner = from ?? (results ? partiesOf(results).recipient : undefined);
  if (!isTransfer || to === undefined || owner === undefined) return undefined;
  return { contract: checksum(stream.address), from: owner, to, tokenId: BigInt(stream.tokenId) };
}

/** What was read of the stream, or of each stream of a list that is not left out. */
function figuresShown(input: ActionInput, plan: SeveralPlan | null): Figure[] {
  const { action, release, stream, results } = input;
  if (plan) return listFigures(input, plan);
  return results ? figuresOf(action, release, stream, results) : [];
}

/** The figures of each stream of a list that is not left out. */
function listFigures(
  { action, release, stream, several }: ActionInput,
  plan: SeveralPlan,
): Figure[] {
  if (action === 'depositMultiple') return [];
  const single = action === 'cancelMultiple' ? 'cancel' : 'withdrawMax';
  return plan.rows.flatMap(({ id, mark }) => {
    const results = several?.streams.get(id);
    if (!results || mark !== null) return [];
    const at = { address: stream.address, tokenId: String(id) };
    return figuresOf(single, release, at, results).map((figure) => ({
      ...figure,
      label: `Stream ${id}, ${figure.label.toLowerCase()}`,
    }));
  });
}
