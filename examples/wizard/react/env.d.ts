interface ImportMetaEnv {
  /** A node of the chain; without it viem asks a public one. */
  readonly VITE_RPC_URL?: string;
  /** The local chain, as JSON. */
  readonly VITE_LOCAL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
