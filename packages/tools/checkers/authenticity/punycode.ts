import { codePointOf } from './invisible';

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const LARGEST_CODE = 0x10ffff;

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

function valueOf(digit: string | undefined): number {
  if (digit === undefined || !/^[a-z0-9]$/.test(digit)) return Number.NaN;
  return digit >= 'a' ? digit.charCodeAt(0) - 97 : digit.charCodeAt(0) - 22;
}

/** Decodes the part of a label after `xn--` (RFC 3492); undefined if it is invalid. */
function decodeLabel(encoded: string): string | undefined {
  if (encoded === '') return undefined;
  const hyphen = encoded.lastIndexOf('-');
  const output = hyphen > 0 ? [...encoded.slice(0, hyphen)] : [];
  let code = FIRST_CODE;
  let bias = FIRST_BIAS;
  let at = hyphen > 0 ? hyphen + 1 : 0;
  let i = 0;
  while (at < encoded.length) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = valueOf(encoded[at]);
      if (Number.isNaN(digit)) return undefined;
      at += 1;
      i += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const points = output.length + 1;
    bias = adapt(i - before, points, before === 0);
    code += Math.floor(i / points);
    i %= points;
    if (code > LARGEST_CODE) return undefined;
    output.splice(i, 0, String.fromCodePoint(code));
    i += 1;
  }
  return output.join('');
}

const SCRIPTS = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Cherokee',
  'Georgian',
] as const;
const SCRIPT_OF = SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** The letters of a host that are not those of plain Latin, each with its script and code point. */
export const foreignLetters = (host: string): string[] =>
  [...new Set(host.match(/[^\x00-\x7f]/gu))].map((letter) => {
    const script = SCRIPT_OF.find(([, pattern]) => pattern.test(letter))?.[0];
    return `“${letter}” is ${script ? `the ${script} letter` : 'the character'} ${codePointOf(letter)}`;
  });

/** A host name with its `xn--` labels decoded. Invalid labels stay. */
export const readableHost = (host: string): string =>
  host
    .split('.')
    .map((label) =>
      label.startsWith('xn--') ? (decodeLabel(label.slice('xn--'.length)) ?? label) : label,
    )
    .join('.');
