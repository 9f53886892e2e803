import type { Figure } from './reading';
import { MINTED, type Scene } from './scenes';

/** Scenes begin with whole tokens. A parser of units would add more bytes than this, and the first picture needs none. */
const unitsOfWhole = (dai: string): bigint => BigInt(`${dai}${'0'.repeat(18)}`);

/** The balances at the start of a scene, in the order in which a session reads them. */
export function openingBalances({ stream, hasHook }: Scene): readonly Figure[] {
  const minted = unitsOfWhole(MINTED);
  const deposit = unitsOfWhole(stream.deposit);
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
