import { datedParams, linearArgs, type LinearRest } from '../../chains/creation';
import { statement, dai, usdc } from '../../statement';

/** Arguments of createWithTimestampsLL: 100 tokens over 100 days, with one thing changed. */
const linear = (start: bigint, change: object = {}, rest: LinearRest = {}) =>
  linearArgs(datedParams(start, change), rest);

statement('not-stream-sender', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.fund('other', usdc('1'), 'usdc');
  const deposit = (outcome: string, sender: string, recipient: string) =>
    flow.reverts(outcome, 'other', 'deposit', [id, usdc('1'), sender, recipient]);
  await deposit('SablierFlow_NotStreamSender', 'other', 'owner');
  await deposit('SablierFlow_NotStreamRecipient', 'sender', 'recipient');
  await deposit('success', 'sender', 'owner');
});

statement('erc721-invalid-receiver', async ({ lockup, flow }) => {
  const recipient = `0x${'0'.repeat(40)}`;
  const error = 'ERC721InvalidReceiver';
  await lockup.fund('sender', dai('100'));
  const args = linear(await lockup.now(), { recipient });
  await lockup.reverts(error, 'sender', 'createWithTimestampsLL', args);
  await flow.reverts(error, 'sender', 'create', ['sender', recipient, 1n, 0n, 'usdc', true]);
});
