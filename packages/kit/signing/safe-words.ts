import { checksum } from '@sablier-docs/protocol/checksum';
import { coins, units, who } from './phrases';
import type { Call, Explanation, SigningLists } from './types';

const MOST_PACKED = 500;

const ASK_FOR =
  'Ask whoever wants it signed for the transaction itself: in the Safe app, unfold its details, copy “Data” or “Raw data”, and paste it here. Compare the hash that the app shows for it with this one. Until then, sign nothing.';

/** What a function of a Safe does; undefined for any other name. @param open explains the calls inside */
export function safeWords(
  name: string,
  values: readonly unknown[],
  lists: SigningLists,
  open: (calls: readonly Call[]) => readonly Explanation[],
): Explanation | undefined {
  const address = (at: number) => who(String(values[at]), lists);
  const owners = (title: string, text: string): Explanation => ({
    tone: 'other',
    title,
    says: [text, 'It changes who controls the Safe, and everything in it. No stream needs it.'],
    inside: [],
  });
  switch (name) {
    case 'execTransaction':
      return executed(values, lists, open);
    case 'multiSend': {
      const calls = unpack(String(values[0]));
      return {
        tone: calls ? 'plain' : 'other',
        title: 'multiSend: a batch of a Safe',
        says: [
          calls
            ? `It runs ${calls.length} ${calls.length === 1 ? 'call' : 'calls'} in the name of the Safe:`
            : 'The batch is not packed as Safes pack it, so it can’t be read. Don’t sign it.',
        ],
        inside: calls ? open(calls) : [],
      };
    }
    case 'approveHash':
      return {
        tone: 'other',
        title: 'approveHash: approves a transaction of a Safe that isn’t shown',
        says: [
          `It counts as your signature under the transaction with the hash ${String(values[0])}, whatever that does. A hash can’t be read.`,
          ASK_FOR,
        ],
        inside: [],
      };
    case 'addOwnerWithThreshold':
      return owners(
        'addOwnerWithThreshold: a new owner of the Safe',
        `Adds ${address(0)} and then needs ${String(values[1])} signatures.`,
      );
    case 'removeOwner':
      return owners(
        'removeOwner: an owner of the Safe less',
        `Removes ${address(1)} and then needs ${String(values[2])} signatures.`,
      );
    case 'swapOwner':
      return owners(
        'swapOwner: another owner of the Safe',
        `Puts ${address(2)} in the place of ${address(1)}.`,
      );
    case 'changeThreshold':
      return owners(
        'changeThreshold: another number of signatures',
        `The Safe then needs ${String(values[0])}.`,
      );
    case 'enableModule':
      return owners(
        'enableModule: a module of the Safe',
        `Lets ${address(0)} move everything in the Safe without signatures.`,
      );
    case 'disableModule':
      return owners(
        'disableModule: a module less',
        `Takes the right of ${address(1)} to act for the Safe.`,
      );
    case 'setGuard':
      return owners(
        'setGuard: a guard of the Safe',
        `${address(0)} can then refuse every transaction.`,
      );
    case 'setFallbackHandler':
      return owners(
        'setFallbackHandler: another handler',
        `${address(0)} then answers calls in the name of the Safe.`,
      );
    default:
      return undefined;
  }
}

function executed(
  values: readonly unknown[],
  lists: SigningLists,
  open: (calls: readonly Call[]) => readonly Explanation[],
): Explanation {
  const [to, value, data, operation, , , gasPrice, gasToken, receiver] = values;
  const call: Call = {
    to: String(to),
    value: BigInt(value as bigint),
    data: String(data),
    isDelegate: Number(operation) === 1,
  };
  const price = BigInt(gasPrice as bigint);
  const token = String(gasToken);
  const paysIn = /^0x0{40}$/.test(token) ? coins(price) : units(price);
  return {
    tone: price > 0n ? 'other' : 'plain',
    title: 'execTransaction: a Safe carries out a transaction',
    says: [
      ...(price > 0n
        ? [
            `The Safe pays ${paysIn} for each unit of gas to ${who(String(receiver), lists)}: a large price can empty it.`,
          ]
        : []),
      'The Safe makes this call:',
    ],
    inside: open([call]),
  };
}

/** The calls of `multiSend`: one byte for the operation, 20 for the address, 32 each for coins and length. */
function unpack(hex: string): Call[] | null {
  const digits = hex.replace(/^0x/i, '');
  const calls: Call[] = [];
  let at = 0;
  while (at < digits.length) {
    const head = digits.slice(at, at + 170);
    const length = 2 * Number(BigInt(`0x${head.slice(106, 170) || '0'}`));
    const data = digits.slice(at + 170, at + 170 + length);
    if (head.length < 170 || data.length !== length || calls.length >= MOST_PACKED) return null;
    calls.push({
      to: checksum(`0x${head.slice(2, 42)}`),
      value: BigInt(`0x${head.slice(42, 106)}`),
      data: `0x${data}`,
      isDelegate: head.slice(0, 2) === '01',
    });
    at += 170 + length;
  }
  return calls;
}
