/** Our description of one function or event and its parts. Backticks mark code. */
interface LegacyDescription {
  parameters?: Readonly<Record<string, string>>;
  /** In the order of the ABI. */
  returns?: readonly string[];
  /** Visibility in the source of v1.1, which the ABI does not have; `external` otherwise. */
  isPublic?: boolean;
}

const streamId = 'id of the stream';
const start = 'time at which the accrual begins, in Unix seconds';
const stop = 'time at which it ends, in Unix seconds';
const token = 'address of the ERC-20 token';

const stream = [
  'sender: the account that created and funded the stream',
  'recipient: the account that is paid',
  'deposit, in token units',
  'address of the token',
  start,
  stop,
  'what is left in the stream, in token units',
  'accrual per second, in token units',
];

export const legacyFunctions: Readonly<Record<string, LegacyDescription>> = {
  balanceOf: {
    isPublic: true,
    parameters: { streamId, who: 'account whose share is asked for' },
    returns: ['share of the account now, in token units; 0 for a stranger'],
  },
  cancelStream: { parameters: { streamId }, returns: ['always true'] },
  createStream: {
    isPublic: true,
    parameters: {
      recipient: 'account that is paid; not zero, not the caller, not the contract',
      deposit: 'amount to stream, in token units; a multiple of the duration in seconds',
      tokenAddress: token,
      startTime: `${start}; not in the past`,
      stopTime: `${stop}; after the start`,
    },
    returns: ['id of the new stream'],
  },
  deltaOf: {
    isPublic: true,
    parameters: { streamId },
    returns: ['seconds of the stream that have passed'],
  },
  getStream: { parameters: { streamId }, returns: stream },
  nextStreamId: { returns: ['id that the next stream gets'] },
  withdrawFromStream: {
    parameters: { streamId, amount: 'amount to pay out, in token units' },
    returns: ['always true'],
  },
};

export const legacyEvents: Readonly<Record<string, LegacyDescription>> = {
  CancelStream: {
    parameters: {
      streamId,
      sender: 'account that created the stream',
      recipient: 'account that was paid',
      senderBalance: 'amount returned to the sender, in token units',
      recipientBalance: 'amount paid to the recipient, in token units',
    },
  },
  CreateStream: {
    parameters: {
      streamId,
      sender: 'account that created and funded the stream',
      recipient: 'account that is paid',
      deposit: 'amount to stream, in token units',
      tokenAddress: token,
      startTime: start,
      stopTime: stop,
    },
  },
  WithdrawFromStream: {
    parameters: { streamId, recipient: 'account that was paid', amount: 'in token units' },
  },
};
