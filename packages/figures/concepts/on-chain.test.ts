import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { secondsOfDay, tokensWithSymbol } from '../drawing/words';
import type { Holdings } from '../drawing/Vessels';
import { textOfSentence } from '../figure';
import { CANCEL_STREAMS, cancel, canceledHoldings, TARGET } from './cancel';
import {
  accountOf,
  drawDay,
  drawNumber,
  helperAbi,
  lockupAbi,
  openLockupChain,
  openFigureStream,
  offeredButtons,
  settingsOn,
  type LockupChain,
  type CourseStep,
} from './for-tests';
import { life } from './life';
import { LIFE_DAYS, LIFE_TERMS, lifeReading, takesOnDay, type LifeState } from './life-course';
import { DAYS, DEPOSIT, linearOfDays } from './lockup';
import { shapes, shapeStream, type ShapeState } from './shapes';
import { streamingHoldings } from './streaming';
import { transferHoldings } from './transfer';

/*
 * Figures at random settings beside the published Lockup, each setting with a stream and accounts of its own. All streams
 * live at once, since the clock of a chain does not go back.
 */

const lockupOf = ({ at, read }: LockupChain) => ({
  is: <T>(name: string, ...args: unknown[]) => read<T>(at('lockup'), lockupAbi, name, ...args),
});

/** What the stream still has, as the contract says it. */
async function partsOf(chain: LockupChain, id: bigint) {
  const { is } = lockupOf(chain);
  const ready = await is<bigint>('withdrawableAmountOf', id);
  const withdrawn = await is<bigint>('getWithdrawnAmount', id);
  const refunded = await is<bigint>('getRefundedAmount', id);
  return { ready, locked: DEPOSIT - withdrawn - refunded - ready };
}

it('streaming: random days and withdrawals leave what Lockup has paid', async () => {
  const chain = await openLockupChain();
  const { timestamp: begun } = await chain.client.getBlock();
  const moments: CourseStep[] = [];
  const states = settingsOn(0x61n, (random) => ({
    day: drawDay(random, DAYS),
    taken: [drawNumber(random, 0, DAYS), drawNumber(random, 0, DAYS)],
  }));
  for (const [place, { day, taken }] of states.entries()) {
    const { id, recipient } = await openFigureStream(chain, linearOfDays(), begun, place);
    for (const one of [...taken].sort((a, b) => a - b)) {
      if (one > day) continue;
      moments.push({
        day: one,
        act: () =>
          chain.tries(recipient, chain.at('lockup'), lockupAbi, 'withdrawMax', [id, recipient]),
      });
    }
    moments.push({
      day,
      act: async () => {
        const holdings: Holdings = {
          sender: 0n,
          recipient: await chain.balance('dai', recipient),
          ...(await partsOf(chain, id)),
        };
        const state = { day, taken: taken.join(',') };
        expect(streamingHoldings(state), JSON.stringify(state)).toEqual(holdings);
      },
    });
  }
  await chain.liveThrough(begun, moments);
});

it('transfers: random days of the NFT and of withdrawals leave both owners what Lockup has paid', async () => {
  const chain = await openLockupChain();
  const { timestamp: begun } = await chain.client.getBlock();
  const lockup = chain.at('lockup');
  const moments: CourseStep[] = [];
  const states = settingsOn(0x62n, (random) => ({
    day: drawDay(random, DAYS),
    moved: drawNumber(random, 1, DAYS),
    taken: Array.from({ length: drawNumber(random, 0, 4) }, () => drawNumber(random, 0, DAYS)),
  }));
  for (const [place, { day, moved, taken }] of states.entries()) {
    const { id, recipient: first } = await openFigureStream(chain, linearOfDays(), begun, place);
    const second = accountOf(3, place);
    moments.push({
      day: moved,
      act: () => chain.send(first, lockup, lockupAbi, 'transferFrom', [first, second, id]),
    });
    for (const one of taken.filter((own) => own <= day)) {
      moments.push({
        day: one,
        act: async () => {
          const owner = await lockupOf(chain).is<typeof first>('ownerOf', id);
          await chain.tries(owner, lockup, lockupAbi, 'withdrawMax', [id, owner]);
        },
      });
    }
    moments.push({
      day,
      act: async () => {
        const state = { day, moved, taken: taken.join(',') };
        expect(transferHoldings(state), JSON.stringify(state)).toEqual({
          sender: await chain.balance('dai', first),
          recipient: await chain.balance('dai', second),
          ...(await partsOf(chain, id)),
        });
      },
    });
  }
  await chain.liveThrough(begun, moments);
});

it('the life of a stream: random calls leave status, balances and buttons as Lockup has them', async () => {
  const chain = await openLockupChain();
  const { timestamp: begun } = await chain.client.getBlock();
  const lockup = chain.at('lockup');
  const moments: CourseStep[] = [];
  const seen = new Set<string>();
  const states = settingsOn(0x63n, (random): LifeState => {
    const days = Array.from({ length: drawNumber(random, 0, 4) }, () =>
      drawNumber(random, 0, LIFE_DAYS.last),
    );
    const names = ['withdraw', 'withdraw', 'cancel', 'renounce'] as const;
    return {
      day: drawDay(random, LIFE_DAYS.last),
      acts: days
        .sort((a, b) => a - b)
        .map((day) => `${day} ${random.pick(names)}`)
        .join(','),
    };
  });
  for (const [place, state] of states.entries()) {
    const { id, sender, recipient } = await openFigureStream(chain, LIFE_TERMS, begun, place);
    const calls = {
      withdraw: [recipient, 'withdrawMax', [id, recipient]],
      cancel: [sender, 'cancel', [id]],
      renounce: [sender, 'renounce', [id]],
    } as const;
    const isName = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);
    for (const act of state.acts.split(',')) {
      const [on = '', name = ''] = act.split(' ');
      if (!isName(name) || Number(on) > state.day) continue;
      const [from, call, args] = calls[name];
      moments.push({
        day: Number(on),
        act: () => chain.tries(from, lockup, lockupAbi, call, [...args]),
      });
    }
    moments.push({
      day: state.day,
      act: async () => {
        const told = JSON.stringify(state);
        const { stream, holdings } = lifeReading(state);
        expect(holdings, told).toEqual({
          sender: await chain.balance('dai', sender),
          recipient: await chain.balance('dai', recipient),
          ...(await partsOf(chain, id)),
        });
        const status = LOCKUP_STATUSES[await lockupOf(chain).is<number>('statusOf', id)];
        expect(life.sentence(state)[1], told).toBe(status);
        expect(stream.status, told).toBe(status);
        if (state.day !== Math.floor(state.day)) return;
        for (const [name, [from, call, args]] of Object.entries(calls)) {
          const asked = { to: lockup, data: chain.lockupCall(call, ...args).data, account: from };
          const isTaken = await chain.client.call({ ...asked, gasPrice: 0n }).then(
            () => true,
            () => false,
          );
          const can = isName(name) && takesOnDay(state)[name];
          expect(can, `${told} ${name}`).toBe(isTaken);
          const offered = offeredButtons(renderToStaticMarkup(life.draw(state, 'id')));
          expect(offered.includes(name), `${told} ${name}`).toBe(isTaken);
          seen.add(`${name} ${isTaken}`);
        }
      },
    });
  }
  await chain.liveThrough(begun, moments);
  expect(seen.size).toBe(6);
});

it('cancelability: each model on random days, and random prices, is split as Lockup splits it', async () => {
  const chain = await openLockupChain();
  const { accounts, at, send, tries, balance, client } = chain;
  const { timestamp: begun } = await client.getBlock();
  const feedUnits = (usd: number) => BigInt(usd) * 10n ** 8n;
  const models = ['price-gated', ...Object.keys(CANCEL_STREAMS)] as const;
  const states = settingsOn(0x64n, (random) => ({
    model: random.pick(models),
    day: drawNumber(random, 0, DAYS),
    price: drawNumber(random, 60, 100) * 50,
  }));
  const moments: CourseStep[] = [];
  for (const [place, state] of states.entries()) {
    const { day, model, price } = state;
    const terms = CANCEL_STREAMS[model] ?? linearOfDays();
    const gate = { oracle: at('feed'), targetPrice: feedUnits(TARGET) };
    const { id, sender, recipient } = await openFigureStream(
      chain,
      terms,
      begun,
      place,
      model === 'price-gated' ? gate : undefined,
    );
    moments.push({
      day,
      act: async () => {
        await send(accounts.admin, at('feed'), helperAbi, 'setPrice', [feedUnits(price)]);
        const isTaken = await tries(sender, at('lockup'), lockupAbi, 'cancel', [id]);
        const { ready } = await partsOf(chain, id);
        const told = JSON.stringify(state);
        expect(canceledHoldings(state), told).toEqual({
          sender: await balance('dai', sender),
          locked: 0n,
          ready,
          recipient: await balance('dai', recipient),
        });
        const said = textOfSentence(cancel.sentence(state));
        expect(said.includes('cannot cancel'), told).toBe(!isTaken);
        expect(said, told).toContain(tokensWithSymbol(ready));
      },
    });
  }
  await chain.liveThrough(begun, moments);
});

it('shapes, segments and tranches: Lockup takes random terms and has released what the figure says', async () => {
  const chain = await openLockupChain();
  const { timestamp: begun } = await chain.client.getBlock();
  const moments: CourseStep[] = [];
  const states = settingsOn(0x65n, (random): ShapeState => {
    const entries = Object.entries(shapes.limits).map(([name, [least, most, step = 1]]) => [
      name,
      least + drawNumber(random, 0, (most - least) / step) * step,
    ]);
    return {
      ...shapes.start,
      ...Object.fromEntries(entries),
      model: random.pick(['linear', 'dynamic', 'tranched']),
    } as ShapeState;
  });
  for (const [place, state] of states.entries()) {
    const { id } = await openFigureStream(chain, shapeStream(state), begun, place);
    moments.push({
      day: state.day,
      act: async () => {
        const released = await lockupOf(chain).is<bigint>('streamedAmountOf', id);
        const told = JSON.stringify(state);
        expect(streamedAmount(shapeStream(state), secondsOfDay(state.day)), told).toBe(released);
        expect(shapes.sentence(state)[1], told).toBe(tokensWithSymbol(released));
        const html = renderToStaticMarkup(shapes.draw(state, 'id'));
        expect(html, told).toContain(`: ${tokensWithSymbol(released)} of `);
      },
    });
  }
  await chain.liveThrough(begun, moments);
});
