import type { Call } from './calls';
import type { Places, Target } from './places';

/** The same call in three notations, with names in place of addresses where there is one. */
export interface CodeLines {
  readonly solidity: string;
  readonly viem: string;
  readonly cast: string;
}

const CONTRACTS: Readonly<Record<Target, string>> = {
  lockup: 'SablierLockup',
  flow: 'SablierFlow',
  campaign: 'SablierV2MerkleLL',
  lockupV1_2: 'SablierV2LockupLinear',
  feed: 'Feed',
  vault: 'Vault',
};

/** @param signature of the function, such as `cancel(uint256)` */
export function codeLines(
  { as, on, name, args, value = 0n }: Call,
  { accounts, contracts }: Places,
  signature: string,
): CodeLines {
  const names = new Map<string, string>([
    ...Object.entries(accounts).map(([key, address]) => [address.toLowerCase(), key] as const),
    ...Object.entries(contracts).map(([key, address]) => [address.toLowerCase(), key] as const),
  ]);
  const write = (value: unknown, notation: 'solidity' | 'viem' | 'cast'): string => {
    if (typeof value === 'string') {
      const known = names.get(value.toLowerCase());
      if (known) return notation === 'cast' ? `$${known.toUpperCase()}` : known;
      return notation === 'cast' ? `"${value}"` : notation === 'viem' ? `'${value}'` : `"${value}"`;
    }
    if (typeof value === 'bigint') return notation === 'viem' ? `${value}n` : String(value);
    if (Array.isArray(value)) {
      const items = value.map((one) => write(one, notation)).join(notation === 'cast' ? ',' : ', ');
      return notation === 'solidity' ? items : `[${items}]`;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (notation === 'cast')
        return `(${entries.map(([, one]) => write(one, notation)).join(',')})`;
      return `{ ${entries.map(([key, one]) => `${key}: ${write(one, notation)}`).join(', ')} }`;
    }
    return String(value);
  };
  const list = (notation: 'solidity' | 'viem' | 'cast', gap: string) =>
    args.map((arg) => write(arg, notation)).join(gap);
  const quoted = args.map((arg) => {
    const text = write(arg, 'cast');
    return /[(),[\]]/.test(text) ? `"${text}"` : text;
  });
  const has = value > 0n;
  return {
    solidity: `${CONTRACTS[on]}(${on}).${name}${has ? `{ value: ${value} }` : ''}(${list('solidity', ', ')}); // from the ${as}`,
    viem: `await walletClient.writeContract({ abi, address: ${on}, account: ${as}, functionName: '${name}', args: [${list('viem', ', ')}]${has ? `, value: ${value}n` : ''} });`,
    cast: `cast send $${on.toUpperCase()} "${signature}" ${quoted.join(' ')}${has ? ` --value ${value}` : ''} --from $${as.toUpperCase()} --unlocked`,
  };
}
