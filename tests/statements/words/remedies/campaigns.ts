import { expect } from 'vitest';
import type { Chains } from '../../chains';
import type { CampaignOptions } from '../../chains/airdrops-v1';
import { DAY, dai } from '../../chains/units';
import type { Attempt, Remedy } from './act';

type Campaign = Awaited<ReturnType<Chains['airdropsV1_2']['campaign']>>;

/** A campaign of v1.2, and what is done with it. */
interface CampaignPlay {
  readonly options?: (now: bigint) => CampaignOptions;
  readonly play: (
    campaign: Campaign,
    remedy: Remedy,
    others: Pick<Chains, 'airdropsV1_2' | 'lockupV1_2'>,
  ) => Promise<void>;
}

const clawback: Attempt = ['admin', 'clawback', ['admin', dai('1')]];
const claimOf = (campaign: Campaign, who: string, by = who): Attempt => [
  by,
  'claim',
  campaign.entry(who),
];
/** An open campaign has ten days. */
const ending = (now: bigint) => ({ expiration: now + 10n * DAY });

/** Errors of campaigns of Airdrops v1.2. */
export const campaignPlays: Readonly<Record<string, CampaignPlay>> = {
  SablierV2MerkleLockup_CampaignExpired: {
    options: ending,
    play: async (campaign, remedy) => {
      await campaign.pass(10n * DAY);
      await remedy.fails(claimOf(campaign, 'recipient'));
      remedy.leave(/^Claims are over\./, 'there is nothing to do for a claimer');
      await remedy.follow(/^The (admin|recipient) can take back what is left\.$/, ([who = '']) =>
        remedy.works([who, 'clawback', [who, dai('175')]]),
      );
    },
  },
  SablierV2MerkleLockup_ClawbackNotAllowed: {
    options: (now) => ({ expiration: now + 100n * DAY }),
    play: async (campaign, remedy, { airdropsV1_2, lockupV1_2 }) => {
      const stream = await campaign.claim('recipient');
      await campaign.pass(7n * DAY);
      await remedy.works(clawback);
      await campaign.pass(1n);
      await remedy.fails(clawback);
      await remedy.follow(/^Wait for the expiration\./, async () => {
        await campaign.pass(93n * DAY);
        await remedy.works(clawback);
      });
      await remedy.follow(
        /^In a campaign without one, `(\w+)` (never|always) works again;/,
        async ([fn = '']) => {
          const endless = await airdropsV1_2.campaign();
          await endless.claim('recipient');
          for (const days of [8n, 10_000n]) {
            await endless.pass(days * DAY);
            await endless.reverts(
              'SablierV2MerkleLockup_ClawbackNotAllowed',
              ...(['admin', fn, clawback[2]] as const),
            );
          }
        },
      );
      await remedy.follow(
        /^the (admin|recipient) of a vested campaign can still cancel cancelable streams\.$/,
        async ([who = '']) => lockupV1_2.reverts('success', who, 'cancel', [stream]),
      );
    },
  },
  SablierV2MerkleLockup_InvalidProof: {
    play: async (campaign, remedy) => {
      const [index, account, amount, proof] = campaign.entry('recipient');
      const [, , , other] = campaign.entry('other');
      const claim = (...entry: readonly unknown[]): Attempt => ['stranger', 'claim', entry];
      await remedy.fails(claim(index + 1n, account, amount, proof));
      await remedy.fails(claim(index, 'stranger', amount, proof));
      await remedy.fails(claim(index, account, amount - 1n, proof));
      await remedy.fails(claim(index, account, amount, other));
      await remedy.follow(
        /^Take all four from the same list, with the amount exactly as listed\.$/,
        () => remedy.works(claim(index, account, amount, proof)),
      );
    },
  },
  SablierV2MerkleLockup_StreamClaimed: {
    play: async (campaign, remedy, { lockupV1_2 }) => {
      const stream = await campaign.claim('stranger', 'recipient');
      const [index] = campaign.entry('recipient');
      await remedy.fails(claimOf(campaign, 'recipient'));
      await remedy.follow(/^Check `(\w+)` first\./, async ([view = '']) => {
        expect(await campaign.read(view, [index])).toBe(true);
        expect(await campaign.read(view, [index + 1n])).toBe(false);
        await remedy.works(claimOf(campaign, 'other'));
      });
      await remedy.follow(
        /^If somebody called `(\w+)` for you, the tokens or the stream went to (you|them): look at that transaction, and whether the stream was canceled since\./,
        async ([, whom]) => {
          const owner = await lockupV1_2.read('ownerOf', [stream]);
          expect(owner).toBe(campaign.accounts[whom === 'you' ? 'recipient' : 'stranger']);
          await lockupV1_2.call('admin', 'cancel', [stream]);
          expect(await lockupV1_2.read('wasCanceled', [stream])).toBe(true);
        },
      );
      remedy.leave(
        /^In a list that repeats an index, it can be the claim of another entry\.$/,
        'a cause, with nothing to do',
      );
    },
  },
  SablierV2MerkleLT_TotalPercentageNotOneHundred: {
    options: () => ({ tranches: [[10n ** 17n * 9n, DAY]] }),
    play: async (campaign, remedy, { airdropsV1_2 }) => {
      await remedy.fails(claimOf(campaign, 'recipient'));
      remedy.leave(/^Nothing makes the claims work\./, 'no function changes the tranches');
      await remedy.follow(
        /^The (admin|recipient) can take the tokens back and create another campaign\.$/,
        async ([who = '']) => {
          await remedy.works([who, 'clawback', [who, dai('175')]]);
          const right = await airdropsV1_2.campaign({ tranches: [[10n ** 18n, DAY]] });
          await right.reverts('success', ...claimOf(right, 'recipient'));
        },
      );
    },
  },
};
