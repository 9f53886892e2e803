import type { StreamContract } from './aliases';

/** Every name of a stream. */
export interface StreamNames {
  product: 'lockup' | 'flow';
  version: string;
  chainId: number;
  /** Name of the contract, for example `SablierLockup`. */
  contract: string;
  /** In lower case. */
  address: string;
  tokenId: string;
  /** Id of the row on both vendors. */
  id: string;
  alias: string;
  /** Path of the stream's page in the app. */
  appPath: string;
}

export interface StreamParts {
  chainId: string;
  /** Alias or address of the contract, in any case. */
  source: string;
  tokenId: string;
}

type Naming = { names: StreamNames } | { problem: string };

/** Longest accepted text; the longest link to a stream has about 200 characters. */
export const LONGEST_NAME = 300;
const LARGEST_ID = (1n << 256n) - 1n;
const PARTS = /^([a-z0-9]+)-([0-9]+)-([0-9]+)$/i;
/** Until the end of 2024 the path began with `/stream/`. */
const APP_LINK = /\/(?:(?:vesting|payments)\/)?stream\/([^/?#\s]+)/;

/** The parts of an alias, an id or a link to the app; null for anything else. */
export function splitName(text: string): StreamParts | null {
  if (text.length > LONGEST_NAME) return null;
  const trimmed = text.trim();
  const [, source, chainId, tokenId] = PARTS.exec(APP_LINK.exec(trimmed)?.[1] ?? trimmed) ?? [];
  return source && chainId && tokenId ? { source, chainId, tokenId } : null;
}

/** All names of the stream with these parts, or the reason why there is no such stream. */
export function nameStream(parts: StreamParts, contracts: readonly StreamContract[]): Naming {
  const chainId = Number(parts.chainId);
  const source = parts.source.trim();
  const digits = parts.tokenId.trim();
  if (!/^[0-9]{1,78}$/.test(digits) || BigInt(digits) > LARGEST_ID || BigInt(digits) === 0n) {
    return { problem: 'The stream id is a whole number from 1.' };
  }
  const here = contracts.filter(({ addresses }) => addresses[chainId]);
  if (here.length === 0) return { problem: 'No stream contract is deployed on this chain.' };

  const found = findContract(here, chainId, source);
  if (!found) return { problem: missing(source, here) };
  const { product, version, contract, alias, addresses } = found;
  const address = addresses[chainId] ?? '';
  const tokenId = String(BigInt(digits));
  const name = `${alias}-${chainId}-${tokenId}`;
  const app = product === 'lockup' ? 'vesting' : 'payments';
  const id = `${address}-${chainId}-${tokenId}`;
  return {
    names: {
      product,
      version,
      chainId,
      contract,
      address,
      tokenId,
      id,
      alias: name,
      appPath: `/${app}/stream/${name}`,
    },
  };
}

const findContract = (here: readonly StreamContract[], chainId: number, source: string) =>
  here.find(
    ({ alias, addresses }) =>
      alias.toLowerCase() === source.toLowerCase() || addresses[chainId] === source.toLowerCase(),
  );

function missing(source: string, here: readonly StreamContract[]): string {
  const aliases = here.map(({ alias }) => alias).join(', ');
  if (/^0x[0-9a-f]{40}$/i.test(source)) {
    return 'This address is no stream contract of Sablier on this chain.';
  }
  const wanted =
    source === ''
      ? 'Give the alias or the address of a contract.'
      : `“${source.slice(0, 20)}” stands for no contract on this chain.`;
  return `${wanted} Aliases on this chain: ${aliases}.`;
}
