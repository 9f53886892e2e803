import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { campaignHoldings, CAMPAIGN_FUNDS, clawbackAmount } from './campaign';

/*
 * No package has the sources of Airdrops v3.0. recorded-claims.csv is what their functions for claims and clawbacks did with
 * Lockup v4.0 on the chain of packages/chain, at 200 settings: those of SablierMerkleBase, SablierMerkleInstant,
 * SablierMerkleLL and SablierMerkleVCA at tag airdrops@v3.0.1 of github.com/sablier-labs/evm-monorepo, compiled with solc
 * 0.8.29, without their events, signatures and redistribution. Amounts are in the token's smallest unit.
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
