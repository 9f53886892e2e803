import { describe, expect, it } from 'vitest';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import type { CampaignResults } from '../../readings/campaign/results';
import { campaignDeskAfter, emptyCampaignDesk, type CampaignDeskEvent } from './desk-state';
import { emptyCampaignQuery } from './find';
import { campaignFormState } from './view/form-state';

const SAFES = [
  '0x8b1dD8774373729B7755202079F52D8c7444D335',
  '0x0298F4332e3857631385b39766325058a93e249f',
] as const;
const CAMPAIGN = '0x197D655F3be03903fD25e7828c3534504bfe525e';
const OTHER = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const FACTORIES = [
  '0xf86Cb5D0fFB2A5CA3F5f1C1AAa4e0F7e35E3a9F3',
  '0x71DD3Ca88E7564416E5C2E350090C12Bf8F6144a',
] as const;

const fact = readCampaigns().find(({ version, kind }) => version === 'v1.2' && kind === 'linear');
const clawback = (to: string) => {
  if (!fact) throw new Error('There is no linear campaign in v1.2.');
  const typed = { action: 'clawback' as const, texts: { to, units: '5' }, root: null };
  const at = { chainId: 8453, address: CAMPAIGN };
  const state = campaignFormState(fact, at, { ...typed, actor: null, account: null }, null);
  return state.form?.out.toCopy ?? [];
};
const kept = SAFES.flatMap(clawback);
const results = { views: new Map() } as unknown as CampaignResults;

const asked = { ...emptyCampaignQuery, address: CAMPAIGN, chainId: '8453', factory: FACTORIES[0] };
const full = {
  asked,
  seen: null,
  action: 'claim',
  texts: { index: '3', recipient: SAFES[0], units: '5', fee: '1', signature: '0x12' },
  root: '0x12',
  actor: SAFES[0],
  live: { session: null, results },
  kept,
  failing: 'seen',
} as const;
const after = (event: CampaignDeskEvent) => campaignDeskAfter(full, event);

describe('the campaign desk', () => {
  it('keeps nothing of one campaign or chain for another, but the action', () => {
    expect(kept).toHaveLength(2);
    for (const part of [{ address: OTHER }, { chainId: '1' }]) {
      const other = { ...asked, ...part };
      expect(after({ do: 'ask', asked: other })).toEqual({
        ...emptyCampaignDesk,
        asked: other,
        action: 'claim',
      });
    }
  });

  it('forgets what was read, named and kept when the factory or the kind changes, and keeps the entry', () => {
    for (const part of [{ factory: FACTORIES[1] }, { contract: 'SablierMerkleLL' }]) {
      const other = { ...asked, ...part };
      expect(after({ do: 'ask', asked: other })).toEqual({
        ...emptyCampaignDesk,
        asked: other,
        action: 'claim',
        texts: full.texts,
      });
    }
  });

  it('keeps everything when the same campaign is asked for with spaces, or by its link', () => {
    const same = { ...asked, pasted: 'https://example.org', factory: ` ${FACTORIES[0]} ` };
    expect(after({ do: 'ask', asked: same })).toEqual({ ...full, asked: same });
  });

  it('takes campaign, action, index and transaction of a link, and nothing of the one before', () => {
    const link = {
      campaign: `${OTHER}-1`,
      action: 'claimTo',
      index: '7',
      transaction: '',
    } as const;
    expect(after({ do: 'follow', link })).toMatchObject({
      asked: { address: OTHER, chainId: '1', factory: '' },
      action: 'claimTo',
      texts: { index: '7' },
      root: null,
      actor: '',
      kept: [],
      live: emptyCampaignDesk.live,
    });
  });

  it('keeps everything for the link that it has written, and the reading for another to the same campaign', () => {
    const { action, texts } = full;
    const link = {
      campaign: `${asked.address}-${asked.chainId}`,
      action,
      index: texts.index ?? '',
      transaction: '',
    };
    expect(after({ do: 'follow', link })).toBe(full);
    const { live, root } = full;
    const next = { ...link, index: '9' };
    expect(after({ do: 'follow', link: next })).toMatchObject({
      asked,
      live,
      root,
      texts: { index: '9' },
    });
    const elsewhere = { ...link, campaign: `${asked.address}-1` };
    expect(after({ do: 'follow', link: elsewhere }).live).toBe(emptyCampaignDesk.live);
    const transaction = `0x${'ab'.repeat(32)}`;
    expect(after({ do: 'follow', link: { ...link, transaction } }).live).toBe(
      emptyCampaignDesk.live,
    );
  });

  it('keeps the entry for another claim, and no signature', () => {
    const { index, recipient, units, fee } = full.texts;
    const entry = { index, recipient, units, fee };
    expect(after({ do: 'choose', action: 'claimTo' })).toEqual({
      ...full,
      action: 'claimTo',
      texts: entry,
    });
  });

  it('keeps two calls for one Safe, and none of them for another', () => {
    expect(after({ do: 'actor', text: SAFES[1] })).toEqual({ ...full, actor: SAFES[1], kept: [] });
    expect(after({ do: 'actor', text: '' }).kept).toEqual([]);
    expect(after({ do: 'root', text: '0x34' })).toEqual({ ...full, root: '0x34' });
    const [first] = kept;
    expect(after({ do: 'keep', calls: first ? [first] : [] }).kept).toEqual([first]);
  });
});
