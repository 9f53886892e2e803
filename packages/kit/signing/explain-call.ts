import type { Callable, CallableInput } from '@sablier-docs/protocol/calls/callable';
import { checksum } from '@sablier-docs/protocol/checksum';
import { argumentsIn } from './abi-layout';
import { batchContract } from './batch-contracts';
import { UNKNOWN_FUNCTION } from './known';
import { coins, contractName, sablierContract, who } from './phrases';
import { sablierWords, type Arguments } from './sablier-words';
import { safeWords } from './safe-words';
import { standardFunction } from './standard';
import { approvalForAllWords, approveWords, transferFromWords, type Target } from './token-words';
import type { Call, Explanation, SigningLists } from './types';

const SELECTOR = '0x12345678'.length;
/** How deep calls inside calls are opened, and how many of them. */
const DEEPEST = 5;
const MOST_INSIDE = 50;

/** What a call does, in sentences. */
export function explainCall(call: Call, lists: SigningLists, depth = 0): Explanation {
  const said = wordsOf(call, lists, depth);
  const before = [
    ...targetOf(call, lists),
    ...(call.isDelegate ? [delegateText(call, lists)] : []),
  ];
  const coin =
    call.value > 0n && call.data.length > 2
      ? [`${coins(call.value)} go with it, to that contract.`]
      : [];
  const isForeign = call.isDelegate && batchContract(call.to ?? '') === undefined;
  const isRisky = isForeign || said.inside.some(({ tone }) => tone === 'other');
  return {
    ...said,
    tone: isRisky ? 'other' : said.tone,
    says: [...before, ...coin, ...said.says],
  };
}

/** The contract that is called. */
function targetOf({ to, data }: Call, lists: SigningLists): string[] {
  if (to === undefined || data.length <= 2) return [];
  const name = contractName(to, lists);
  const batch = batchContract(to);
  if (batch)
    return [
      `The contract is Safe’s ${batch} (${checksum(to)}), which makes several calls at once.`,
    ];
  return [
    name
      ? `The contract is Sablier’s ${name} (${who(to, lists).slice(0, 42)}). Its address says nothing about the chain: compare that as well.`
      : `The contract is ${who(to, lists)}, which is no contract of Sablier. It can be a token, a campaign, a Safe or a stranger’s: what a function of this name does there, only its code says.`,
  ];
}

const delegateText = ({ to = '' }: Call, lists: SigningLists): string =>
  batchContract(to)
    ? 'The Safe runs its code in its own name (a delegate call), as batches do. What counts are the calls inside.'
    : `The Safe runs the code of ${who(to, lists)} in its own name (a delegate call). That code can do anything with the Safe, also change its owners: sign only if it is the MultiSend contract of Safe’s own list.`;

const plain = (title: string, says: readonly string[]): Explanation => ({
  tone: 'plain',
  title,
  says,
  inside: [],
});

function wordsOf(call: Call, lists: SigningLists, depth: number): Explanation {
  const { to, value, data } = call;
  if (data.length <= 2) {
    const place = to === undefined ? 'an address that is not named' : who(to, lists);
    return {
      tone: value > 0n ? 'other' : 'plain',
      title: value > 0n ? 'A transfer of the coin' : 'A call without data',
      says: [value > 0n ? `Sends ${coins(value)} to ${place}.` : `Calls ${place} with nothing.`],
      inside: [],
    };
  }
  const selector = data.slice(0, SELECTOR).toLowerCase();
  const open = (inner: readonly Call[]) => insideOf(inner, lists, depth);
  const standard = standardFunction(selector);
  if (standard) {
    const values = decoded(standard.inputs, data);
    const found =
      values &&
      (tokenWords(call, standard.name, values, lists) ??
        safeWords(standard.name, values, lists, open));
    if (found) return found;
  }
  const ours = lists.calls.filter((one) => one.kind === 'function' && one.selector === selector);
  const [first] = ours;
  if (!first) {
    return {
      tone: 'other',
      title: `${UNKNOWN_FUNCTION} (${selector})`,
      says: [
        'It is none of Sablier, of a token or of a Safe. Ask whoever wants it signed what it does, and look the contract up in an explorer. Don’t sign what you can’t read.',
      ],
      inside: [],
    };
  }
  return ourWords(call, first, ours, lists, depth);
}

function ourWords(
  call: Call,
  first: Callable,
  ours: readonly Callable[],
  lists: SigningLists,
  depth: number,
): Explanation {
  const title = `${first.name}: a function of ${releasesOf(ours)}`;
  if (call.data.length === SELECTOR && first.inputs.length > 0) {
    return plain(title, ['This is the selector alone, so there are no arguments to read.']);
  }
  const values = decoded(first.inputs, call.data);
  if (!values) {
    return {
      tone: 'other',
      title,
      says: [
        'The data behind the selector doesn’t fit this function: it is cut off or was changed. Don’t sign it.',
      ],
      inside: [],
    };
  }
  if (first.name === 'batch' && Array.isArray(values[0])) {
    const calls = values[0].map((data) => ({
      ...call,
      value: 0n,
      isDelegate: false,
      data: String(data),
    }));
    return {
      ...plain('batch: several calls in one', [
        `It runs ${calls.length} calls on the same contract, one after the other:`,
      ]),
      inside: insideOf(calls, lists, depth),
    };
  }
  const args: Arguments = Object.fromEntries(
    first.inputs.map(({ name }, at) => [name, values[at]]),
  );
  const says = sablierWords(first.name, args, lists) ?? [
    'It reads, or belongs to a part of the protocol that no withdrawal, claim or payment needs.',
  ];
  const use = call.to === undefined ? undefined : sablierContract(call.to, lists);
  const fits =
    !use ||
    use.uses.some(({ contract }) =>
      ours.some(({ where }) => where.some((one) => one.endsWith(` ${contract}`))),
    );
  return {
    tone: says.some((one) => one.includes('do not sign it')) || !fits ? 'other' : 'plain',
    title,
    says: [
      ...says,
      ...(fits
        ? []
        : [
            'The contract that is called has no such function in these pages: it fails, or the address is wrong.',
          ]),
      ...(call.to === undefined
        ? [
            'Call data names no contract. Compare the contract in your wallet with the deployments: on a stranger’s contract, a function of this name can do anything.',
          ]
        : []),
    ],
    inside: [],
  };
}

/** The releases that have a function, for example `Lockup v4.0, v3.0; Flow v1.0`. */
function releasesOf(ours: readonly Callable[]): string {
  const versions = new Map<string, Set<string>>();
  for (const where of ours.flatMap((one) => one.where)) {
    const [product = '', version = ''] = where.split(' ');
    versions.set(product, (versions.get(product) ?? new Set()).add(version));
  }
  return [...versions].map(([product, list]) => `${product} ${[...list].join(', ')}`).join('; ');
}

function insideOf(calls: readonly Call[], lists: SigningLists, depth: number): Explanation[] {
  if (depth >= DEEPEST) {
    return [
      {
        tone: 'other',
        title: 'More calls inside',
        says: ['They are nested too deep to be read here. Don’t sign what you can’t read.'],
        inside: [],
      },
    ];
  }
  const shown = calls.slice(0, MOST_INSIDE).map((one) => explainCall(one, lists, depth + 1));
  const more = calls.length - shown.length;
  return more > 0
    ? [...shown, { tone: 'other', title: `${more} more calls are not shown`, says: [], inside: [] }]
    : shown;
}

function targetKind({ to }: Call, lists: SigningLists): Target {
  if (to === undefined) return 'unknown';
  return sablierContract(to, lists) ? 'nft' : 'foreign';
}

function tokenWords(
  call: Call,
  name: string,
  values: readonly unknown[],
  lists: SigningLists,
): Explanation | undefined {
  const target = targetKind(call, lists);
  const text = (at: number) => String(values[at]);
  const amount = (at: number) => BigInt(values[at] as bigint);
  const whole = (words: Pick<Explanation, 'tone' | 'title' | 'says'>) => ({ ...words, inside: [] });
  switch (name) {
    case 'approve':
      return whole(approveWords(text(0), amount(1), target, lists));
    case 'increaseAllowance':
      return whole({
        ...approveWords(text(0), amount(1), 'foreign', lists),
        title: 'increaseAllowance: a larger approval of a token',
      });
    case 'permit':
      return whole({
        ...approveWords(text(1), amount(2), 'foreign', lists),
        title: 'permit: uses an approval that somebody signed',
      });
    case 'decreaseAllowance':
      return whole(
        plain('decreaseAllowance: a smaller approval', [
          `Takes a part of the approval of ${who(text(0), lists)} back.`,
        ]),
      );
    case 'transfer':
      return whole({
        tone: 'other',
        title: 'transfer: sends tokens',
        says: [
          `Sends ${amount(1)} smallest units of the token that is called to ${who(text(0), lists)}. That cannot be undone.`,
        ],
      });
    case 'transferFrom':
      return whole(transferFromWords(text(0), text(1), amount(2), target, lists));
    case 'safeTransferFrom':
      return whole({
        ...transferFromWords(
          text(0),
          text(1),
          amount(2),
          target === 'foreign' ? 'unknown' : 'nft',
          lists,
        ),
        title: 'safeTransferFrom: gives an NFT away',
      });
    case 'setApprovalForAll':
      return whole(approvalForAllWords(text(0), values[1] === true, target, lists));
    default:
      return undefined;
  }
}

/**
 * The arguments; null where the data is not laid out as contracts encode it. Offsets that lead to one place would
 * make a few bytes into thousands of calls, each nested in the next.
 */
/** The arguments of a call that is laid out plainly. */
function decoded(inputs: readonly CallableInput[], data: string): readonly unknown[] | null {
  const found = argumentsIn(inputs, data);
  return found?.isPlain ? found.values : null;
}
