/** Accounts, tokens and hashes of the sample rows. The accounts are invented. */
export const SAMPLE_SENDER = '0xa11ce0000000000000000000000000000000000a';
export const SAMPLE_RECIPIENT = '0xca4010000000000000000000000000000000000c';
export const SAMPLE_OTHER = '0xd00d00000000000000000000000000000000000d';
export const CAMPAIGN = '0xcafe00000000000000000000000000000000cafe';

export const SAMPLE_USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const WETH = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2';

/** The newest contracts on Ethereum, in lower case; a test compares them with the SDK. */
export const SAMPLE_LOCKUP = '0x93b37bd5b6b278373217333ac30d7e74c85fbdcb';
export const SAMPLE_FLOW = '0x844344cd871b28221d725ece9630e8bde4e3a181';

/** A transaction hash that is easy to tell from the others: one or two digits, repeated. */
export const hash = (digits: string) => `0x${digits.repeat(64 / digits.length)}`;

export const SAMPLE_DAY = 86_400;
/** 2026-09-01 00:00 UTC, in Unix seconds. */
export const SEPTEMBER = 1_788_220_800;
/** The time of the sample queries, in Unix seconds. */
export const SAMPLE_NOW = SEPTEMBER + SAMPLE_DAY;

const FIRST = { block: 23_000_000, time: SEPTEMBER - 120 * SAMPLE_DAY };

/** The block of a moment (Unix seconds), at 7,150 blocks a day. */
export const sampleBlockAt = (time: number) =>
  FIRST.block + Math.floor(((time - FIRST.time) * 7_150) / SAMPLE_DAY);
