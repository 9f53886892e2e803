import type { ActionId } from '../../../readings/contracts/actions';
import type { FieldKey } from '../fields';

export interface Label {
  label: string;
  hint: string;
}

const labels: Readonly<Record<Exclude<FieldKey, 'period'>, Label>> = {
  to: {
    label: 'Receiving address',
    hint: 'Your own address, unless the tokens are to go somewhere else.',
  },
  from: { label: 'Present recipient', hint: '`ownerOf` returns it.' },
  sender: { label: 'Sender of the stream', hint: '`getSender` returns it.' },
  recipient: { label: 'Recipient of the stream', hint: '`ownerOf` returns it.' },
  ids: { label: 'Stream IDs', hint: 'Of this contract, with commas between them: 12, 15' },
  lines: {
    label: 'Streams and amounts',
    hint: 'One stream of this contract per line: its ID, a space, the amount in tokens. Example: 12 250.5',
  },
  decimals: {
    label: 'Decimals of the token',
    hint: "The token's page in the explorer shows them: 6 for USDC on most chains, 18 for many others. A wrong number changes the amount by powers of ten.",
  },
  amount: { label: 'Amount in tokens', hint: 'Example: 250.5' },
  rate: { label: 'Rate in tokens', hint: 'Example: 1000 for every 30 days.' },
  brokerAccount: { label: 'Address of the broker', hint: '' },
  brokerFee: { label: 'Share of the broker, in percent', hint: 'Example: 0.5' },
  token: {
    label: 'Address of the token (optional)',
    hint: 'Adds the approval of exactly this amount as the first call. Leave it empty if you have approved the token. Some tokens, such as USDT on Ethereum, refuse it while a part of an old approval is left: check "Approve 0 first" below.',
  },
  fee: {
    label: 'Minimum fee, in wei',
    hint: 'What `calculateMinFeeWei` returns for the stream ID; "Read with my wallet" fills it in, and the section "Read" below has the command. The page adds 5.3 percent, which covers a fall of the price of the coin by 5 percent.',
  },
};

const NEW_RECIPIENT = { label: 'New recipient', hint: 'Gets the stream. Check every character.' };

const special: Partial<Record<ActionId, Partial<Record<FieldKey, Label>>>> = {
  transferFrom: { to: NEW_RECIPIENT },
  safeTransferFrom: { to: NEW_RECIPIENT },
  withdrawMaxAndTransfer: { to: NEW_RECIPIENT },
  approve: {
    to: {
      label: 'Address to approve',
      hint: 'The zero address, 0x and 40 zeros, takes an approval back.',
    },
  },
  depositMultiple: {
    lines: {
      label: 'Streams and amounts',
      hint: 'One stream of this contract per line: its ID, a space, the amount in tokens, such as 12 250.5. Your wallet reads the sender, the recipient and the token of each. Without a wallet, write sender and recipient after the amount.',
    },
    token: {
      label: 'Address of the token (optional)',
      hint: 'For streams that were not read, if all have this token: adds the approval of exactly the sum.',
    },
  },
  withdrawMultiple: {
    fee: {
      label: 'Minimum fee, in wei',
      hint: 'The largest result of `calculateMinFeeWei` for the streams. One fee covers all of them. The page adds 5.3 percent, which covers a fall of the price of the coin by 5 percent.',
    },
  },
};

/** Label and hint of a field; backticks mark code. */
export const streamActionLabel = (action: ActionId, key: Exclude<FieldKey, 'period'>): Label =>
  special[action]?.[key] ?? labels[key];
