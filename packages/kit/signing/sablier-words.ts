import { units, who } from './phrases';
import type { SigningLists } from './types';

/** Decoded arguments by name. */
export type Arguments = Readonly<Record<string, unknown>>;

type Says = (args: Arguments, lists: SigningLists) => readonly string[];

const number = (value: unknown): bigint =>
  typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n;
const id = (args: Arguments) => `stream ${number(args.streamId)}`;
const MOST = 20;

function ids(args: Arguments): string {
  const list = Array.isArray(args.streamIds) ? args.streamIds.map(String) : [];
  const shown = list.slice(0, MOST).join(', ');
  return list.length > MOST
    ? `streams ${shown} and ${list.length - MOST} more`
    : `streams ${shown}`;
}

const address = (value: unknown, lists: SigningLists): string =>
  typeof value === 'string' ? who(value, lists) : 'an address';

const COMPARE_TO =
  'Compare that address with your own, all characters. Whoever it belongs to gets the tokens.';
const ON_PURPOSE = 'Sign it only if you want exactly that. No withdrawal and no claim needs it.';

const admin: Says = () => [
  'Only an administrator of the contract can call it; from any other account it fails. No stream and no claim needs it from you.',
];

const pays = (amount: unknown): string =>
  `Takes ${units(number(amount))} of the stream’s token from the account that signs.`;

/** Campaigns of all types have the same functions, so call data doesn't say whether the amount is variable. */
const claim: Says = (args, lists) => [
  `Claims ${units(number(args.amount ?? args.fullAmount))} of the campaign’s token${
    args.recipient === undefined ? '' : ` for ${address(args.recipient, lists)}`
  }${args.to === undefined ? '' : ` to ${address(args.to, lists)}`}, or opens the stream that the campaign promises.`,
  'If the campaign has a variable amount, a claim before its vesting ends pays less, and the rest is given up for good.',
  'It takes no token from you. The contract must be a campaign that a factory of Sablier created, and the address your own.',
];

const claimAndExecute: Says = (args) => [
  `Claims ${units(number(args.amount))} of the campaign’s token and hands them to the contract that the campaign names as its target, in a call with the arguments given here.`,
  'They do not go to your wallet: what you get is up to the target. The contract must be a campaign that a factory of Sablier created; read its TARGET, and sign only if you trust that contract.',
];

/** What each function does for whoever signs it, by its name. Those of creations are in `createWords`. */
const effects: Readonly<Record<string, Says>> = {
  withdraw: (args, lists) => [
    `Pays ${units(number(args.amount))} out of ${id(args)} to ${address(args.to, lists)}.`,
    COMPARE_TO,
  ],
  withdrawMax: (args, lists) => [
    `Pays everything that can be withdrawn from ${id(args)} to ${address(args.to, lists)}.`,
    COMPARE_TO,
  ],
  withdrawMultiple: (args, lists) => [
    `Withdraws from ${ids(args)} to ${args.to === undefined ? 'the recipient of each' : address(args.to, lists)}.`,
    ...(args.to === undefined ? [] : [COMPARE_TO]),
  ],
  withdrawMaxAndTransfer: (args, lists) => [
    `Pays out what can be withdrawn from ${id(args)} to its present recipient, and gives the stream away to ${address(args.newRecipient, lists)}.`,
    ON_PURPOSE,
  ],
  withdrawFromStream: (args) => [
    `Pays ${units(number(args.amount))} out of ${id(args)} to its recipient.`,
  ],
  cancel: (args) => [
    `Cancels ${id(args)} for good: what is not released yet goes back to the sender.`,
    ON_PURPOSE,
  ],
  cancelMultiple: (args) => [
    `Cancels ${ids(args)} for good: what is not released yet goes back to the sender.`,
    ON_PURPOSE,
  ],
  cancelStream: (args) => [
    `Ends ${id(args)} for good: what has streamed goes to the recipient, the rest back to the sender.`,
    ON_PURPOSE,
  ],
  renounce: (args) => [`Gives up the right to cancel ${id(args)}, for good.`, ON_PURPOSE],
  renounceMultiple: (args) => [`Gives up the right to cancel ${ids(args)}, for good.`, ON_PURPOSE],
  burn: (args) => [
    `Destroys the NFT of ${id(args)}, which fails unless the stream is empty.`,
    ON_PURPOSE,
  ],
  transferFromPayable: (args, lists) => [
    `Gives ${id(args)} of ${address(args.from, lists)} away to ${address(args.to, lists)}, with everything that it still pays.`,
    ON_PURPOSE,
  ],
  deposit: (args) => [pays(args.amount), `It funds ${id(args)}, from which the recipient is paid.`],
  depositAndPause: (args) => [pays(args.amount), `It funds ${id(args)} and pauses it.`],
  depositViaBroker: (args, lists) => [
    pays(args.totalAmount),
    `It funds ${id(args)}; a part goes to the broker ${address((args.broker as Arguments | undefined)?.account, lists)}.`,
  ],
  refund: (args) => [
    `Returns ${units(number(args.amount))} to the sender of ${id(args)}, out of what it doesn’t owe.`,
  ],
  refundMax: (args) => [`Returns to the sender of ${id(args)} everything that it doesn’t owe.`],
  refundAndPause: (args) => [
    `Returns ${units(number(args.amount))} to the sender of ${id(args)}, out of what it doesn’t owe, and pauses it.`,
  ],
  pause: (args) =>
    args.streamId === undefined
      ? admin(args, { calls: [], contracts: [] })
      : [`Pauses ${id(args)}: nothing more is earned until it is restarted.`],
  restart: (args) => [
    `Restarts ${id(args)} with a rate of ${number(args.ratePerSecond)} per second (18 decimals).`,
  ],
  restartAndDeposit: (args) => [
    pays(args.amount),
    `It restarts ${id(args)} with a rate of ${number(args.ratePerSecond)} per second (18 decimals) and funds it.`,
  ],
  adjustRatePerSecond: (args) => [
    `Changes the rate of ${id(args)} to ${number(args.newRatePerSecond)} per second (18 decimals).`,
  ],
  void: (args) => [
    `Ends ${id(args)} for good. The recipient loses what is owed beyond the deposits.`,
    ON_PURPOSE,
  ],
  claim,
  claimTo: claim,
  claimViaSig: claim,
  claimViaAttestation: claim,
  claimAndExecute,
  clawback: (args, lists) => [
    `Takes ${units(number(args.amount))} out of the campaign to ${address(args.to, lists)}. Only its administrator can.`,
  ],
  sponsor: (args, lists) => [
    `Takes ${units(number(args.amount))} of the token ${address(args.token, lists)} from the account that signs, to ${address(args.biller, lists)}, for a lower fee of a campaign.`,
  ],
  transferTokens: (args, lists) => [
    `Takes ${units(number(args.amount))} of the token ${address(args.token, lists)} from the account that signs, to ${address(args.to, lists)}.`,
  ],
};

/** Functions of the administration and of roles. */
const ADMIN =
  /^(?:set|transferAdmin|transferOwnership|collect|recover|allowToHook|transferFees|claimProtocolRevenues|lowerMinFee|disable|grant|revoke|addPauser|unpause|initialize|enableRedistribution|updateFee|takeEarnings|execute$|upgrade|withdrawERC20|whitelist|discard)/;

/** Every value with this name in the arguments, in their parts as well. */
function valuesOf(value: unknown, names: RegExp, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, names));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => valuesOf(one, names, key));
  }
  return names.test(name) ? [value] : [];
}

/** What a creation takes and for whom. */
function createWords(name: string, args: Arguments, lists: SigningLists): readonly string[] {
  const [token] = valuesOf(args, /^(?:token|asset|tokenAddress)$/);
  const recipients = valuesOf(args, /^recipient$/);
  const senders = [...new Set(valuesOf(args, /^sender$/))];
  if (/^createMerkle/.test(name)) {
    return [
      `Creates an airdrop campaign for the token ${address(token, lists)}. It takes no tokens: the campaign is funded by a transfer afterwards.`,
    ];
  }
  const names = /^(?:depositAmount|totalAmount|transferAmount|amount|deposit|salary)$/;
  const amounts = /^create(?:$|AndDeposit|Stream|Salary|Compounding)/.test(name)
    ? valuesOf(args, names)
    : valuesOf(args, /^(?:depositAmount|totalAmount)$/);
  const sum = amounts.reduce<bigint>((total, one) => total + number(one), 0n);
  const [to, ...others] = [...new Set(recipients)];
  return [
    sum > 0n
      ? `Takes ${units(sum)} of the token ${address(token, lists)} from the account that signs.`
      : `Takes no token yet: the stream, in ${address(token, lists)}, is funded by a deposit.`,
    `${recipients.length > 1 ? `${recipients.length} streams are created` : 'A stream is created'} for ${address(to, lists)}${
      others.length > 0
        ? ` and ${others.length} more ${others.length === 1 ? 'address' : 'addresses'}`
        : ''
    }.`,
    ...senders.map(
      (sender) => `The sender, who may cancel or manage it, is ${address(sender, lists)}.`,
    ),
  ];
}

/** Contracts of Sablier that a call names in its arguments, where a stranger's would get the tokens. */
function strangers(args: Arguments, lists: SigningLists): readonly string[] {
  const named = [
    'lockup',
    'lockupLinear',
    'lockupDynamic',
    'lockupTranched',
    'sablierLockup',
    'flow',
  ];
  const pattern = new RegExp(`^(?:${named.join('|')})$`);
  return [...new Set(valuesOf(args, pattern))].flatMap((one) =>
    typeof one === 'string' && who(one, lists).includes('Sablier’s')
      ? []
      : [
          `The argument \`lockup\`, ${String(one)}, is on no list of Sablier’s contracts. That contract would be given the tokens: do not sign it.`,
        ],
  );
}

/** What a function of Sablier does, in sentences; undefined where these pages have none. */
export function sablierWords(
  name: string,
  args: Arguments,
  lists: SigningLists,
): readonly string[] | undefined {
  const foreign = strangers(args, lists);
  if (/^create/.test(name) && name !== 'createVault' && name !== 'createOrder') {
    return [...foreign, ...createWords(name, args, lists)];
  }
  const effect = effects[name] ?? (ADMIN.test(name) ? admin : undefined);
  return effect && [...foreign, ...effect(args, lists)];
}
