import { ratePerSecondAtLeast } from '@sablier-docs/protocol/flow/rate';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { renderToStaticMarkup } from 'react-dom/server';
import { encodeFunctionData, erc20Abi, type Address } from 'viem';
import { expect, it } from 'vitest';
import { tokenUnits, USDC } from '../drawing/words';
import { textOfSentence } from '../figure';
import { flow, flowReading, WEALTH, type FlowState } from './flow';
import {
  accountOf,
  DAY_ON_CHAIN,
  drawDay,
  drawNumber,
  flowAbi,
  helperAbi,
  openLockupChain,
  offeredButtons,
  settingsOn,
  type CourseStep,
} from './for-tests';

const DAYS = 60;
const NAMES = ['withdraw', 'deposit', 'refund', 'pause', 'restart', 'void'] as const;
type Name = (typeof NAMES)[number];

type Call = readonly [from: Address, name: string, args: unknown[]];

it('Flow: random calls leave balances, debts, status, depletion and buttons as SablierFlow has them', async () => {
  const chain = await openLockupChain(['lockup-v4.0', 'flow-v3.0']);
  const { at, send, tries, read, balance, client, liveThrough } = chain;
  const { timestamp: begun } = await client.getBlock();
  const contract = at('flow');
  const is = <T>(name: string, ...args: unknown[]) => read<T>(contract, flowAbi, name, ...args);
  const states = settingsOn(0x66n, (random): FlowState => {
    const days = Array.from({ length: drawNumber(random, 0, 6) }, () =>
      drawNumber(random, 0, DAYS),
    );
    return {
      day: drawDay(random, DAYS),
      rate: drawNumber(random, 1, 12) / 4,
      deposit: drawNumber(random, 1, 12) * 5,
      acts: days
        .sort((a, b) => a - b)
        .map((day) => `${day} ${random.pick(NAMES)}`)
        .join(','),
    };
  });
  const moments: CourseStep[] = [];
  const seen = new Set<string>();
  for (const [place, state] of states.entries()) {
    const sender = accountOf(1, place);
    const recipient = accountOf(2, place);
    const rate = ratePerSecondAtLeast(tokenUnits(state.rate, USDC), USDC.decimals, DAY_ON_CHAIN);
    const first = tokenUnits(state.deposit, USDC);
    await send(sender, at('usdc'), helperAbi, 'mint', [sender, WEALTH]);
    await send(sender, at('usdc'), erc20Abi, 'approve', [contract, WEALTH]);
    const id = await is<bigint>('nextStreamId');
    const terms = [sender, recipient, rate, 0, at('usdc'), true, first];
    await send(sender, contract, flowAbi, 'createAndDeposit', terms);
    const more = tokenUnits(10, USDC);
    const calls: Readonly<Record<Name, Call>> = {
      withdraw: [recipient, 'withdrawMax', [id, recipient]],
      deposit: [sender, 'deposit', [id, more, sender, recipient]],
      refund: [sender, 'refundMax', [id]],
      pause: [sender, 'pause', [id]],
      restart: [sender, 'restart', [id, rate]],
      void: [recipient, 'void', [id]],
    };
    for (const act of state.acts.split(',')) {
      const [on = '', word = ''] = act.split(' ');
      const name = NAMES.find((one) => one === word);
      if (!name || Number(on) > state.day) continue;
      const [from, call, args] = calls[name];
      moments.push({ day: Number(on), act: () => tries(from, contract, flowAbi, call, args) });
    }
    const compare = async () => {
      const told = JSON.stringify(state);
      const { holdings, debt, missing, status } = flowReading(state);
      expect({ ...holdings, debt, missing, status }, told).toEqual({
        sender: await balance('usdc', sender),
        recipient: await balance('usdc', recipient),
        ready: await is('withdrawableAmountOf', id),
        locked: await is('refundableAmountOf', id),
        debt: await is('totalDebtOf', id),
        missing: await is('uncoveredDebtOf', id),
        status: FLOW_STATUSES[await is<number>('statusOf', id)],
      });
      seen.add(status);
      const [, until] = /until day (\d+)/.exec(textOfSentence(flow.sentence(state))) ?? [];
      if (until) {
        const end = await is<bigint>('depletionTimeOf', id);
        expect(BigInt(until), told).toBe((end - begun) / DAY_ON_CHAIN);
        seen.add('until');
      }
      if (state.day !== Math.floor(state.day)) return;
      const offered = offeredButtons(renderToStaticMarkup(flow.draw(state, 'id')));
      for (const name of NAMES) {
        const [account, functionName, args] = calls[name];
        const data = encodeFunctionData({ abi: flowAbi, functionName, args });
        const isTaken = await client.call({ account, to: contract, data, gasPrice: 0n }).then(
          () => true,
          () => false,
        );
        expect(offered.includes(name), `${told} ${name}`).toBe(isTaken);
        seen.add(`${name} ${isTaken}`);
      }
    };
    moments.push({ day: state.day, act: compare });
  }
  await liveThrough(begun, moments);
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      'PAUSED_SOLVENT',
      'STREAMING_INSOLVENT',
      'STREAMING_SOLVENT',
      'VOIDED',
      'until',
      ...NAMES.flatMap((name) => [`${name} false`, `${name} true`]),
    ]),
  );
});
