import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { Call } from '../calls/call';
import type { PreparedCall } from './prepared';

/** Two functions for wallet tests: one without a value, and one with it. */
const input = (name: string, type: string) => ({ name, type });
export const approve: CallFunction = {
  name: 'approve',
  selector: '0x095ea7b3',
  payable: false,
  inputs: [input('spender', 'address'), input('amount', 'uint256')],
  outputs: ['bool'],
};
export const withdraw: CallFunction = {
  name: 'withdrawMax',
  selector: '0xea5ead19',
  payable: true,
  inputs: [input('streamId', 'uint256'), input('to', 'address')],
  outputs: ['uint128'],
};

/** A call with its title for words, from an account. */
export const withoutFigures = (call: Call, from: string): PreparedCall => ({
  call,
  from,
  words: call.title,
  figures: [],
});
