import { ERROR_STRING_SELECTOR, PANIC_SELECTOR } from '@sablier-docs/protocol/errors/panics';

const word = (value: number | bigint) => value.toString(16).padStart(64, '0');
const text = (value: string) =>
  [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A withdrawal of 100 tokens with 6 decimals from stream 42, which has released 75. */
const overdraw = `0x066920d7${word(42)}${word(100_000_000)}${word(75_000_000)}`;
const reason = 'amount exceeds the available balance';

/** Examples that readers can try. */
export const examples = [
  { label: 'Overdraw', data: overdraw },
  {
    label: 'Plain text',
    data: `${ERROR_STRING_SELECTOR}${word(32)}${word(reason.length)}${text(reason).padEnd(128, '0')}`,
  },
  { label: 'Panic', data: `${PANIC_SELECTOR}${word(0x11)}` },
] as const;
