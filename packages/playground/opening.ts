import type { Figure } from './reading';
import { mintedIn, type Scene } from './scenes';
import { playgroundTokens } from './places';

/** The balances at the start of a scene, in the order in which a session reads them. */
export function openingBalances(scene: Scene): readonly Figure[] {
  const { stream, hasHook } = scene;
  const minted = playgroundTokens(mintedIn(scene));
  const deposit = playgroundTokens(stream.deposit);
  const paid = { name: hasHook ? 'vault' : 'recipient', units: 0n };
  const stranger = { name: 'stranger', units: 0n };
  if (stream.model !== 'campaign')
    return [
      { name: 'sender', units: minted - deposit },
      paid,
      stranger,
      { name: 'contract', units: deposit },
    ];
  return [
    { name: 'sender', units: minted },
    paid,
    stranger,
    { name: 'campaign', units: deposit },
    { name: 'contract', units: 0n },
  ];
}
