import type { Address } from 'viem';
import { nameContracts } from '../local/name-contracts';

/** What `npm run deploy:local` has written into `.env.anvil.local`. */
interface Local {
  url: string;
  /** Pays; the chain signs for it. */
  account: Address;
  contracts: Record<string, Address>;
}

/** The local chain; undefined on every page but that of `npm run start:local`. */
export const local: Local | undefined = import.meta.env.VITE_LOCAL
  ? (JSON.parse(import.meta.env.VITE_LOCAL) as Local)
  : undefined;

if (local) nameContracts(local.contracts);
