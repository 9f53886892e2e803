interface ImportMetaEnv {
  /** Address of Lockup on the local chain; `npm run seed` writes it. */
  readonly VITE_LOCAL_LOCKUP?: string;
  readonly VITE_LOCAL_RPC_URL?: string;
  /** Account for which the local chain signs. */
  readonly VITE_LOCAL_ACCOUNT?: `0x${string}`;
  /** A node of Sepolia; without it viem asks a public one. */
  readonly VITE_SEPOLIA_RPC_URL?: string;
}
