import { useCallback, useRef, useState } from 'react';

type Parts = typeof import('./Wallet');

export interface WalletParts {
  /** null until the reader has asked for it. */
  loaded: Parts | null;
  failed: boolean;
  load: () => void;
}

/** The code that talks with wallets: most readers of the page never need it. */
export function useWalletParts(): WalletParts {
  const [loaded, setLoaded] = useState<Parts | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    import('./Wallet').then(setLoaded, () => {
      asked.current = false;
      setFailed(true);
    });
  }, []);
  return { loaded, failed, load };
}
