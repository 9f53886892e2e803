import type { Row, Rows } from './row';
import { hash, OTHER, RECIPIENT, SENDER } from './values';

const DAI = '0x6b175474e89094c44da98b954eedeac495271d0f';
/** 2021-08-01 00:00 UTC. */
const START = 1_627_776_000;

const stream = (id: string, recipient: string, cancellation: string | null): Row => ({
  id,
  cancellation,
  // 2,999.999999999998944 DAI over 30 days: the deposit that divides without a remainder.
  deposit: '2999999999999998944000',
  ratePerSecond: '1157407407407407',
  recipient,
  sender: SENDER,
  startTime: String(START),
  stopTime: String(START + 30 * 86_400),
  timestamp: String(START - 3_600),
  token: DAI,
});

export const legacyRows: Rows = {
  Stream: [stream('100200', RECIPIENT, null), stream('100201', OTHER, '100201')],
  Cancellation: [
    {
      id: '100201',
      recipientBalance: '999999999999999648000',
      senderBalance: '1999999999999999296000',
      timestamp: String(START + 10 * 86_400),
      token: DAI,
      txhash: hash('4'),
    },
  ],
  Withdrawal: [
    {
      id: `${hash('5')}-12`,
      amount: '1000000000000000000000',
      stream: '100200',
      timestamp: String(START + 12 * 86_400),
      token: DAI,
      txhash: hash('5'),
    },
  ],
  StreamTransaction: [
    {
      id: `${hash('3')}-40`,
      block: 12_936_000,
      event: 'CreateStream',
      from: SENDER,
      stream: '100200',
      timestamp: String(START - 3_600),
      to: '0xcd18eaa163733da39c232722cbc4e8940b1d8888',
      txhash: hash('3'),
    },
    {
      id: `${hash('5')}-12`,
      block: 13_014_000,
      event: 'WithdrawFromStream',
      from: RECIPIENT,
      stream: '100200',
      timestamp: String(START + 12 * 86_400),
      to: '0xcd18eaa163733da39c232722cbc4e8940b1d8888',
      txhash: hash('5'),
    },
  ],
  StreamToSalary: [{ id: '1', salaryId: '3' }],
  Token: [{ id: DAI, decimals: 18, name: 'Dai Stablecoin', symbol: 'DAI' }],
};
