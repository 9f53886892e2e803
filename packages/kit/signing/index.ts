import { explainCall } from './explain-call';
import type { Explanation, SigningLists, SigningRequest } from './types';

export { readRequest } from './read-request';
export type { Explanation, SigningLists, SigningRequest } from './types';

const alone = (title: string, says: readonly string[]): Explanation[] => [
  { tone: 'other', title, says, inside: [] },
];

const KNOWN_FIELDS: Readonly<Record<string, string>> = {
  spender: 'It may be used by',
  operator: 'It may be used by',
  value: 'Amount in the smallest unit',
  amount: 'Amount in the smallest unit',
  token: 'Token',
  deadline: 'Can be used until (Unix seconds)',
  sigDeadline: 'Can be used until (Unix seconds)',
  expiration: 'Holds until (Unix seconds)',
  allowed: 'Without a limit',
};

/** What somebody is asked to sign, in sentences: one entry for each call. */
export function explainRequest(request: SigningRequest, lists: SigningLists): Explanation[] {
  switch (request.kind) {
    case 'calls':
      return request.calls.map((call) => explainCall(call, lists));
    case 'permit':
      return alone(`${request.name}: a message that is an approval`, [
        'It costs no gas and needs no transaction of yours: whoever has the signature can take the tokens. No withdrawal and no claim needs it.',
        ...request.fields.flatMap(([name, value]) =>
          KNOWN_FIELDS[name] ? [`${KNOWN_FIELDS[name]}: ${value.slice(0, 100)}.`] : [],
        ),
      ]);
    case 'typed':
      return alone(`${request.name.slice(0, 40)}: a message to sign`, [
        'These pages don’t know what it allows. Only a claim for somebody else (claimViaSig) and the transactions of a Safe are signed as messages here. Don’t sign what you can’t read.',
      ]);
    case 'hash':
      return alone('A hash can’t be read', [
        'It stands for a transaction or a message and holds nothing of it. If you are to approve or sign it, ask for what it stands for: in the Safe app, unfold the details of the transaction, copy “Data” or “Raw data”, and paste it here. Until then, sign nothing.',
        'If it is a transaction that was sent, look it up in an explorer and paste the address of the contract. If these 64 digits are a private key, it belongs nowhere but in your wallet: nothing was sent from here, but if anybody else has it, move what the wallet holds to a new wallet at once.',
      ]);
    case 'cut':
      return alone('A digit is missing', [
        `${request.digits} digits after 0x are not whole bytes, so this call data is not complete. Copy it again, whole.`,
      ]);
  }
}
