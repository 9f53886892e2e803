import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CreationReading } from '../../readings/campaign/created';
import { findCampaign, emptyCampaignQuery, parseCampaignQuery } from './find';
import { gatewayLinks } from '../../readings/campaign/ipfs-gateways';

const facts = readCampaigns();
const CAMPAIGN = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const named = { ...emptyCampaignQuery, address: CAMPAIGN };

describe('a campaign', () => {
  it('is taken from a link, an id or an address', () => {
    for (const text of [
      `https://app.sablier.com/airdrops/campaign/${CAMPAIGN}-8453`,
      `app.sablier.com/airdrops/campaign/${CAMPAIGN}-8453/manage`,
      ` ${CAMPAIGN}-8453 `,
    ]) {
      expect(parseCampaignQuery(text), text).toMatchObject({ address: CAMPAIGN, chainId: '8453' });
    }
    expect(parseCampaignQuery(CAMPAIGN)).toMatchObject({ address: CAMPAIGN, chainId: '' });
  });

  it.each([
    `https://app.sablier.com.evil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `app-sablier.com/airdrops/campaign/${CAMPAIGN}-1`,
    `javascript:alert("${CAMPAIGN}")`,
    'alice.eth',
    `//evil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `see https://evil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `evil.example:443/airdrops/campaign/${CAMPAIGN}-1`,
    `https:/evil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `app.sablier.com@evil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `\u0435vil.example/airdrops/campaign/${CAMPAIGN}-1`,
    `https://app.sablier.com/?to=/airdrops/campaign/${CAMPAIGN}-1`,
    `evil:${CAMPAIGN}-1`,
  ])('is not taken from %s', (text) => {
    const asked = parseCampaignQuery(text);
    expect(asked.address).toBe('');
    expect(findCampaign(asked, facts)).toHaveProperty('problem');
  });

  it('is known by every factory on its chains, with release and kind', () => {
    for (const fact of facts) {
      for (const [chainId, factory] of Object.entries(fact.factories)) {
        const asked = { ...named, chainId, factory: factory.toLowerCase() };
        const found = findCampaign({ ...asked, contract: fact.contract }, facts);
        expect(found, `${fact.version} ${fact.contract} on ${chainId}`).toMatchObject({ fact });
      }
    }
  });

  it('needs the kind where a factory creates several', () => {
    const v1_3 = facts.filter(({ version }) => version === 'v1.3');
    const factory = v1_3[0]?.factories[1] ?? '';
    const found = findCampaign({ ...named, chainId: '1', factory }, facts);
    expect(found).toMatchObject({ fact: null, kinds: v1_3 });
  });

  it('is refused with any other factory', () => {
    const real = facts.at(-1)?.factories[1] ?? '';
    const say = (chainId: string, factory: string) => {
      const found = findCampaign({ ...named, chainId, factory }, facts);
      return found && 'problem' in found ? found.problem : null;
    };
    const fake = getAddress(`${real.slice(0, 10)}${'77'.repeat(12)}${real.slice(34)}`);
    expect(say('1', fake)).toContain(`imitates the factory ${real}`);
    expect(say('1', CAMPAIGN)).toMatch(/^This is the campaign itself\. The factory is/);
    expect(say('1', `0x${'12'.repeat(20)}`)).toMatch(/^This address is not a factory of Sablier/);
    const elsewhere = facts
      .flatMap(({ factories }) => Object.values(factories))
      .find((address) => !facts.some(({ factories }) => factories[1] === address));
    expect(say('1', elsewhere ?? '')).toMatch(/on another chain/);
    expect(say('424242', real)).toMatch(/no factory of campaigns on this chain/);
  });

  it('is named by the transaction that created it, once the wallet has read that', () => {
    const hash = `0x${'ab'.repeat(32)}`;
    const fact = facts.find(({ version, kind }) => version === 'v3.0' && kind === 'linear');
    if (!fact) throw new Error('There is no such kind.');
    const seen: CreationReading = {
      chainId: 8453,
      transaction: { hash, block: 17n, succeeded: true },
      created: [{ address: CAMPAIGN, fact, data: '0x' }],
    };
    const pasted = `https://basescan.org/tx/${hash}`;
    const asked = { ...parseCampaignQuery(pasted), chainId: '8453' };
    expect(asked).toMatchObject({ address: '', factory: pasted });
    expect(findCampaign({ ...asked, chainId: '' }, facts)).toMatchObject({
      problem: expect.stringMatching(/^Choose the chain/) as string,
    });
    expect(findCampaign(asked, facts)).toBeNull();
    const found = { address: CAMPAIGN, fact, seenIn: { hash, block: 17n } };
    expect(findCampaign(asked, facts, seen)).toMatchObject(found);
    expect(findCampaign({ ...asked, address: CAMPAIGN }, facts, seen)).toMatchObject(found);
    // What was read of another chain or another transaction says nothing.
    expect(findCampaign({ ...asked, chainId: '1' }, facts, seen)).toBeNull();
    const other = { ...seen, transaction: { ...seen.transaction, hash: `0x${'cd'.repeat(32)}` } };
    expect(findCampaign(asked, facts, other)).toBeNull();
    const wrong = { ...asked, address: `0x${'12'.repeat(20)}` };
    expect(findCampaign(wrong, facts, seen)).toMatchObject({
      problem: expect.stringMatching(/not the campaign that you entered/) as string,
    });
  });

  it('is refused when its address is that of a factory', () => {
    const factory = facts[0]?.factories[1] ?? '';
    expect(
      findCampaign({ ...emptyCampaignQuery, chainId: '1', address: factory }, facts),
    ).toMatchObject({
      problem: expect.stringMatching(/^This is a factory/) as string,
    });
  });
});

it('links of gateways are made for a CID only', () => {
  const cid = `Qm${'a'.repeat(44)}`;
  expect(gatewayLinks(` ipfs://${cid} `)?.map(({ url }) => url)).toEqual([
    `https://ipfs.io/ipfs/${cid}`,
    `https://dweb.link/ipfs/${cid}`,
    `https://gateway.pinata.cloud/ipfs/${cid}`,
  ]);
  expect(gatewayLinks(`baf${'k'.repeat(56)}`)).toHaveLength(3);
  for (const text of ['', 'Qm', `${cid}/../x`, `${cid}?x`, `https://evil.example/${cid}`]) {
    expect(gatewayLinks(text), text).toBeNull();
  }
});
