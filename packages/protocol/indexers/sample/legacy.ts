import type { Row, Rows } from './row';
import { hash, SAMPLE_OTHER, SAMPLE_RECIPIENT, SAMPLE_SENDER } from './values';

const DAI = '0x6b175474e89094c44da98b954eedeac495271d0f';
/** 2021-08-01 00:00 UTC. */
const START = 1_627_776_000;
const DAY = 86_400;
const HOUR_BEFORE = START - 3_600;
const CONTRACT = '0xcd18eaa163733da39c232722cbc4e8940b1d8888';
/** Of v1.0: the index lists it by the salary id of the payroll contract. */
const SALARY_START = 1_590_969_600;

const stream = (id: string, recipient: string, own: Row = {}): Row => ({
  id,
  cancellation: null,
  // 2,999.999999999998944 DAI over 30 days: the deposit that divides without a remainder.
  deposit: '2999999999999998944000',
  ratePerSecond: '1157407407407407',
  recipient,
  sender: SAMPLE_SENDER,
  startTime: String(START),
  stopTime: String(START + 30 * DAY),
  timestamp: String(HOUR_BEFORE),
  token: DAI,
  ...own,
});

const transaction = (
  event: string,
  id: string,
  time: number,
  tx: string,
  block: number,
  log = 12,
): Row => ({
  id: `${hash(tx)}-${log}`,
  block,
  event,
  from: event === 'WithdrawFromStream' ? SAMPLE_RECIPIENT : SAMPLE_SENDER,
  stream: id,
  timestamp: String(time),
  to: CONTRACT,
  txhash: hash(tx),
});

export const legacySampleRows: Rows = {
  Stream: [
    stream('3', SAMPLE_OTHER, {
      startTime: String(SALARY_START),
      stopTime: String(SALARY_START + 30 * DAY),
      timestamp: String(SALARY_START - 3_600),
    }),
    stream('100200', SAMPLE_RECIPIENT),
    stream('100201', SAMPLE_OTHER, { cancellation: '100201' }),
  ],
  Cancellation: [
    {
      id: '100201',
      recipientBalance: '999999999999999648000',
      senderBalance: '1999999999999999296000',
      timestamp: String(START + 10 * DAY),
      token: DAI,
      txhash: hash('2c'),
    },
  ],
  Withdrawal: [
    {
      id: `${hash('2d')}-12`,
      amount: '1000000000000000000000',
      stream: '100200',
      timestamp: String(START + 12 * DAY),
      token: DAI,
      txhash: hash('2d'),
    },
  ],
  StreamTransaction: [
    transaction('CreateStream', '100200', HOUR_BEFORE, '2a', 12_936_000, 40),
    transaction('CreateStream', '100201', HOUR_BEFORE, '2b', 12_936_000, 44),
    transaction('CancelStream', '100201', START + 10 * DAY, '2c', 13_000_800),
    transaction('WithdrawFromStream', '100200', START + 12 * DAY, '2d', 13_014_000),
  ],
  StreamToSalary: [{ id: '1', salaryId: '3' }],
  Token: [{ id: DAI, decimals: 18, name: 'Dai Stablecoin', symbol: 'DAI' }],
};
