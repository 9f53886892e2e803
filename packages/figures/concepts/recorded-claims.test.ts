import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { campaignHoldings, CAMPAIGN_FUNDS, clawbackAmount } from './campaign';

/*
 * No package has the sources of Airdrops v3.0. recorded-claims.csv is what their functions for claims and clawbacks did with
 * Lockup v4.0 on the chain of packages/chain, at 200 settings. They were copied by hand into one contract, from
 * SablierMerkleBase, SablierMerkleInstant, SablierMerkleLL and SablierMerkleVCA of github.com/sablier-labs/evm-monorepo (its
 * main branch, whose airdrops/src was that of airdrops@v3.0.1), without their events, signatures and redistribution, and with
 * a schedule as the figure has it: nothing unlocked at the start, no cliff, a granularity of one second. Compiler: solc
 * 0.8.29. The copy is not kept, so a change of the figure's terms needs a new one. Amounts are in the token's smallest unit.
 */
const rows = readFileSync(new URL('recorded-claims.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','));

it('instant, fixed, open and variable campaigns hold and pay what Airdrops v3.0 did at 200 settings', () => {
  const seen = new Set<string>();
  for (const [kind = '', claimed, day, ...amounts] of rows) {
    const state = { kind, claimed: Number(claimed), day: Number(day) };
    const [campaign = 0n, ready = 0n, recipient = 0n, clawback] = amounts.map(BigInt);
    const told = JSON.stringify(state);
    expect(campaignHoldings(state), told).toEqual({
      sender: campaign,
      locked: CAMPAIGN_FUNDS - campaign - ready - recipient,
      ready,
      recipient,
    });
    expect(clawbackAmount(state), told).toBe(clawback);
    seen.add(kind);
  }
  expect(rows).toHaveLength(200);
  expect(seen.size).toBe(4);
});
