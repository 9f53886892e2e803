import { expect } from 'vitest';
import { openChains, type Chains } from './chains';
import { define } from './define';
import type {
  AirdropsRange,
  AnyRange,
  FlowRange,
  LockupRange,
} from '@sablier-docs/proofs/worlds/range';
import type { CampaignWorld } from './worlds/airdrops';
import type { FlowStreamWorld } from './worlds/flow';
import type { askEverywhere as AskEverywhere } from './worlds/ask';
import type { StreamWorld } from './worlds/open';

export { DAY, HOUR, MINUTE, dai, eth, usd, usdc, WEEK, YEAR } from './chains/units';
export type { Chains } from './chains';

/**
 * Ties a sentence of a page to a run: the test fails when the run does not prove it, when the page no
 * longer has it or says something else, and when nothing is compared. The page is the one that the file
 * is named after.
 * @param id that the page has after the sentence: `{/* tested: cancel-refund *\/}`
 * @param body takes what it needs in braces, for example `async ({ lockup }) => …`: the name decides
 *   which release the sentence is tested on. Each statement begins on a fresh state; time stands still
 *   until it is moved.
 */
export function statement(id: string, body: (chains: Chains) => Promise<void> | void): void;
/**
 * The same for a sentence that speaks of more than one case.
 * @param range the worlds that it speaks of: `{ of: 'lockup', model: 'any', moment: ['between', 'end'] }`
 * @param body is run in each of them, on a stream that is open
 */
export function statement(
  id: string,
  range: LockupRange,
  body: (world: StreamWorld) => Promise<void> | void,
): void;
export function statement(
  id: string,
  range: FlowRange,
  body: (world: FlowStreamWorld) => Promise<void> | void,
): void;
export function statement(
  id: string,
  range: AirdropsRange,
  body: (world: CampaignWorld) => Promise<void> | void,
): void;
export function statement(id: string, ...rest: readonly unknown[]): void {
  const [range, body] = rest.length > 1 ? rest : [undefined, rest[0]];
  if (range !== undefined) {
    return define(id, async (listed, meta) => {
      // Loaded for these alone, since a page has to fetch it.
      const { askEverywhere } = await import('./worlds/ask');
      meta.worlds = await askEverywhere(range as AnyRange, listed, body as InWorld);
    });
  }
  define(id, async (listed) => {
    await (body as OnChains)(await openChains(listed.kinds));
    if (expect.getState().assertionCalls === 0) {
      throw new Error(
        `${listed.file}:${listed.line}: the test compares nothing, so it would pass for any contract. ` +
          'Add an expect(…), a reverts(…) or a moves(…) that fails when the sentence is false.',
      );
    }
  });
}

type OnChains = (chains: Chains) => Promise<void> | void;
type InWorld = Parameters<typeof AskEverywhere>[2];

/**
 * Names the source of a sentence that no run can decide, such as a date, a company or an audit. It is
 * counted apart; the sentence is held to the page like any other.
 * @param says what the address says, in the words of whoever read it
 */
export function sourced(id: string, address: string, says: string): void {
  define(id, () => {
    expect(address, 'the address of the source').toMatch(/^https:\/\/[^\s/]+\.[^\s/]+\/?\S*$/);
    expect(says.trim(), 'what the source says').not.toBe('');
  });
}
