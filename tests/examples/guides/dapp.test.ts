import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain, solidityError } from '../../../examples/lockup/dapp/explain-error';
import { releasedAt } from '../../../examples/lockup/dapp/live-amount';
import { readNft } from '../../../examples/lockup/dapp/nft-image';
import { actionsFor, readCard } from '../../../examples/lockup/dapp/read-card';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { cancel } from '../../../examples/lockup/stream-management/manage-stream';
import { streamedAmount } from '../../../src/protocol/lockup/streamed-amount';
import { createRandom } from '../support/random';
import { randomLinear, randomTimestamps } from '../support/random-stream';
import { startProtocol, type LocalProtocol } from '../support/start';
import { dai, DAY, openLinear } from '../support/streams';

/* /guides/lockup/examples/dapp */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

test('a card shows the state and offers what the wallet may do', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { publicClient } = local.clients(sender);
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 25n * DAY);
  const card = await readCard(publicClient, local.contracts.lockup, id);
  expect(card).toMatchObject({
    status: 'STREAMING',
    sender,
    recipient,
    deposited: dai('100'),
    streamed: dai('25'),
    withdrawable: dai('25'),
    isCancelable: true,
  });
  expect(card.fee).toBeGreaterThan(0n);
  expect(actionsFor(card, sender)).toEqual({
    withdraw: true,
    withdrawElsewhere: false,
    cancel: true,
    renounce: true,
  });
  expect(actionsFor(card, recipient)).toMatchObject({ withdrawElsewhere: true, cancel: false });
  expect(actionsFor(card, stranger)).toMatchObject({ withdraw: true, cancel: false });
});

test('errors of the libraries are named too', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const refused = await createLinearStream(local.clients(sender), {
    lockup,
    token,
    recipient,
    depositAmount: 0n,
    cliff: 0,
  }).catch((error: unknown) => error);
  expect(solidityError(refused)).toBe('SablierLockupHelpers_DepositAmountZero');
  expect(explain(refused)).toBe('Enter an amount above zero.');

  const { id } = await openLinear(local);
  const unauthorized = await cancel(local.clients(recipient), { lockup, streamId: id }).catch(
    (error: unknown) => error,
  );
  expect(explain(unauthorized)).toBe('Your wallet is not the sender of this stream.');
  expect(explain(new Error('offline'))).toBe('The transaction failed.');
});

test('the picture is an SVG that needs no server', async () => {
  const { id } = await openLinear(local);
  const nft = await readNft(
    local.clients(local.accounts.sender).publicClient,
    local.contracts.lockup,
    id,
  );
  expect(nft.name).toBe(`Sablier Lockup #${id}`);
  expect(nft.image.startsWith('data:image/svg+xml;base64,')).toBe(true);
  expect(atob(nft.image.slice(nft.image.indexOf(',') + 1))).toContain('<svg');
});

test('the figure between two reads is the contract’s, for 1,000 random streams', () => {
  const random = createRandom(0x77n);
  for (let i = 0; i < 1000; i += 1) {
    const stream = randomLinear(random);
    const schedule = {
      deposited: stream.deposit,
      start: Number(stream.startTime),
      cliff: Number(stream.cliffTime),
      end: Number(stream.endTime),
      granularity: Number(stream.granularity) || 1, // the getter never answers 0
      unlocks: stream.unlocks,
    };
    for (const at of randomTimestamps(random, stream, 4)) {
      expect(releasedAt(schedule, Number(at))).toBe(streamedAmount(stream, at));
    }
  }
});
