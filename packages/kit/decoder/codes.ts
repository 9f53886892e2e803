// cspell:ignore infinitism
// cspell:words prefund
import type { WalletMessage } from './message';

/*
 * Codes of a Safe, from docs/error_codes.md of safe-global/safe-smart-account, and of the entry point of
 * smart accounts (ERC-4337), from contracts/core/EntryPoint.sol of eth-infinitism/account-abstraction,
 * releases 0.6 to 0.8.
 */

const SIMULATE =
  'Under “Manage a stream” or “Claim an airdrop”, enter the Safe under “Account that sends it” and press “Simulate”: the page shows the reason. If a fee is due, the Safe pays it: look at its coins as well.';

const SIGN_AGAIN =
  'Nothing was done. Let the owners sign the transaction again in the Safe, each once, and send it when enough have signed.';

/** Titles by code, with what to do. */
const safe: Readonly<Record<string, readonly [title: string, text: string]>> = {
  GS000: [
    'The Safe could not be set up',
    'The call in its setup failed. Set it up again in the Safe app.',
  ],
  GS001: [
    'The Safe is not set up',
    'It has no threshold of owners yet. Set it up in the Safe app, and check that you are on its chain.',
  ],
  GS002: [
    'The Safe could not be set up',
    'The setup calls an address that is no contract on this chain.',
  ],
  GS010: [
    'The Safe transaction has too little gas',
    'Raise the gas limit, or let the wallet that sends it estimate the gas.',
  ],
  GS011: [
    'The Safe cannot pay for the gas with the coin',
    'The Safe refunds whoever sends the transaction, and has too little of the coin. Send some to the Safe, or create the transaction without a refund.',
  ],
  GS012: [
    'The Safe cannot pay for the gas with the token',
    'The Safe refunds whoever sends the transaction in a token, and has too little of it. Create the transaction without a refund.',
  ],
  GS013: [
    'The call inside the Safe transaction failed',
    `Safes up to version 1.4.1 do not say why, and the explorer shows the same code. ${SIMULATE}`,
  ],
  GS020: ['Signatures of the Safe are missing', SIGN_AGAIN],
  GS021: ['A signature of the Safe is malformed', SIGN_AGAIN],
  GS022: ['A signature of the Safe is malformed', SIGN_AGAIN],
  GS023: ['A signature of the Safe is malformed', SIGN_AGAIN],
  GS024: ['A contract that owns the Safe has not signed', SIGN_AGAIN],
  GS025: [
    'An owner of the Safe has not approved this transaction',
    `The hash that was approved is another one, for example because another transaction went first. ${SIGN_AGAIN}`,
  ],
  GS026: [
    'A signature is not that of an owner of the Safe',
    `Most often another transaction with the same number went first, or the owners have changed since. ${SIGN_AGAIN}`,
  ],
  GS030: ['Only owners of the Safe can approve', 'Send it from an account that owns the Safe.'],
  GS031: [
    'Only the Safe itself can call this',
    'Create it as a transaction of the Safe, and let the owners sign it.',
  ],
  GS100: ['The Safe is set up already', 'Modules are set up once.'],
  GS101: ['This address cannot be a module of the Safe', 'Check the address.'],
  GS102: ['The Safe has this module already', 'Nothing is left to do.'],
  GS103: [
    'The module before this one is another',
    'Read the modules of the Safe again, and create the transaction anew.',
  ],
  GS104: [
    'Only a module of the Safe can call this',
    'The account that calls is no enabled module of this Safe.',
  ],
  GS200: [
    'The Safe has its owners already',
    'Owners are set up once; change them in the Safe app.',
  ],
  GS201: [
    'The Safe would need more signatures than it has owners',
    'Choose a threshold of at most the number of owners.',
  ],
  GS202: ['The Safe needs a threshold above 0', 'Choose at least one signature.'],
  GS203: ['This address cannot own the Safe', 'Check the address.'],
  GS204: ['This address owns the Safe already', 'Nothing is left to do.'],
  GS205: [
    'The owner before this one is another',
    'Read the owners of the Safe again, and create the transaction anew.',
  ],
};

const NOT_YOURS =
  'Nothing was sent. The wallet puts this together, so try again, then ask the maker of the wallet.';
const SPONSOR =
  'Nothing was sent. Somebody else was to pay for your gas. Try again, or switch the sponsor off in the wallet and pay the gas from the smart account.';

const entryPoint: Readonly<Record<string, readonly [title: string, text: string]>> = {
  AA10: ['The smart account exists already', `The wallet tries to create it again. ${NOT_YOURS}`],
  AA13: [
    'The smart account could not be created',
    `Its creation failed or ran out of gas. ${NOT_YOURS}`,
  ],
  AA14: [
    'The smart account would get another address',
    `Its creation gives another address than the wallet expects. ${NOT_YOURS}`,
  ],
  AA15: [
    'The smart account was not created',
    `Its creation leaves no contract at the address. ${NOT_YOURS}`,
  ],
  AA20: [
    'The smart account does not exist on this chain',
    'An account of the same wallet may exist on another chain. Compare the chain with that of the stream, and let the wallet set the account up here.',
  ],
  AA21: [
    'The smart account lacks the coin for gas',
    'A smart account pays gas from its own coins, unless somebody sponsors it, and the fee as well. Send some of the chain’s coin to the smart account itself, on the chain of the stream, and try again.',
  ],
  AA22: [
    'The signature has expired or is not valid yet',
    'Nothing was sent. Sign it again, and check the clock of your device.',
  ],
  AA23: [
    'The smart account refuses the operation',
    `Its own check reverted: a limit, a session key, a signature or too little gas. ${NOT_YOURS}`,
  ],
  AA24: [
    'The signature is not that of the smart account',
    'Nothing was sent. Sign again with the key or the passkey of this account.',
  ],
  AA25: [
    'The number of the operation is wrong',
    'Another operation of this account went first or waits. Look at the activity of the wallet before you try again: it may be the one that you want to send.',
  ],
  AA26: ['The check of the smart account needs more gas than was allowed', NOT_YOURS],
  AA30: ['The sponsor of the gas does not exist on this chain', SPONSOR],
  AA31: ['The sponsor of the gas has too little deposit', SPONSOR],
  AA32: ['The sponsor’s offer has expired or is not valid yet', SPONSOR],
  AA33: ['The sponsor of the gas refuses the operation', SPONSOR],
  AA34: ['The sponsor’s signature is wrong', SPONSOR],
  AA36: ['The sponsor’s check needs more gas than was allowed', SPONSOR],
  AA40: ['The check of the smart account needs more gas than was allowed', NOT_YOURS],
  AA41: ['The check of the smart account has too little gas', NOT_YOURS],
  AA50: ['The sponsor of the gas failed after the call', SPONSOR],
  AA51: ['The gas costs more than was set aside', NOT_YOURS],
  AA90: ['The bundler named no receiver for its fee', NOT_YOURS],
  AA91: ['The bundler could not be paid', NOT_YOURS],
  AA92: ['Only the entry point itself can call this', NOT_YOURS],
  AA93: ['The data of the sponsor is malformed', NOT_YOURS],
  AA94: ['The gas values are too large', NOT_YOURS],
  AA95: ['The bundler’s gas ran out', NOT_YOURS],
  AA96: ['The aggregator of signatures is not valid', NOT_YOURS],
};

/** The meaning of a code of a Safe or an entry point in a text; undefined without a known one. */
export function coded(text: string): WalletMessage | undefined {
  for (const code of text.match(/\b(?:GS\d{3}|AA\d{2})\b/g) ?? []) {
    const found = safe[code] ?? entryPoint[code];
    if (found) return { title: found[0], text: found[1] };
  }
  return undefined;
}

/** Every code, for the tests. */
export const allCodes: readonly string[] = [...Object.keys(safe), ...Object.keys(entryPoint)];
