import { DAY, openLinear } from '@sablier-docs/testing/streams';
import { approveOne, type Scene } from './cast';
import { createTrials } from './lockup-create';
import { callsOf, nftTrials, protocolTrials, type Target } from './nft';
import type { Trial } from './observe';

const contract = 'SablierLockup';

/** Every state-changing function of SablierLockup and SablierBatchLockup, on streams made for it. */
export async function lockupTrials(scene: Scene): Promise<Trial[]> {
  const { local, cast, third } = scene;
  const { sender, recipient } = cast;
  const open = async (options: Parameters<typeof openLinear>[1]) => {
    const { id } = await openLinear(local, { sender, recipient, ...options });
    await approveOne(scene, 'lockup', id);
    return id;
  };
  const stream = await open({});
  const bound = await open({ transferable: false });
  const spent = await open({ total: 10n });
  await local.warpTo((await local.now()) + 50n * DAY);
  await local.send(recipient, local.deployed.lockup, 'withdrawMax', [spent, recipient]);
  const hook = await local.deployExample('BeneficiaryVault', [
    local.contracts.lockup,
    local.contracts.token,
  ]);

  const deployed = local.deployed.lockup;
  const target: Target = {
    contract,
    deployed,
    stream,
    bound,
    notTransferable: 'SablierLockup_NotTransferable',
  };
  const call = callsOf(deployed);
  const elsewhere = (name: string, ...rest: readonly unknown[]): Trial => ({
    contract,
    name,
    call: () => call(name, stream, recipient, ...rest),
    unless: { only: 'to the recipient', call: () => call(name, stream, third, ...rest) },
  });
  const handOver = (id: bigint) => () => call('withdrawMaxAndTransfer', id, third);
  const balance = callsOf(local.deployed.token)('balanceOf', recipient);

  return [
    ...(await createTrials(scene)),
    { contract, name: 'cancel', call: () => call('cancel', stream) },
    {
      contract,
      name: 'cancelMultiple',
      call: () => call('cancelMultiple', [stream]),
      judge: ([refunds]) => ((refunds as bigint[])[0] ? 'yes' : { only: 'skips the stream' }),
    },
    { contract, name: 'renounce', call: () => call('renounce', stream) },
    elsewhere('withdraw', 1n),
    elsewhere('withdrawMax'),
    {
      contract,
      name: 'withdrawMultiple',
      call: () => [balance, call('withdrawMultiple', [stream], [1n]), balance],
      judge: ([before, , after]) =>
        after === (before as bigint) + 1n ? { only: 'to the recipients' } : 'no',
    },
    {
      contract,
      name: 'withdrawMaxAndTransfer',
      call: handOver(stream),
      unless: {
        only: 'if transferable',
        call: handOver(bound),
        error: target.notTransferable,
      },
    },
    ...nftTrials(scene, target, ['transferFrom']),
    {
      contract,
      name: 'burn',
      call: () => call('burn', spent),
      unless: {
        only: 'if depleted',
        call: () => call('burn', stream),
        error: 'SablierLockup_StreamNotDepleted',
      },
    },
    { contract, name: 'allowToHook', call: () => call('allowToHook', hook.address) },
    ...protocolTrials(scene, target, local.contracts.lockupNFTDescriptor, [
      (_, actor) => {
        if (actor === 'sender') return call('cancel', stream);
        if (actor === 'comptroller') return call('recover', local.contracts.token, third);
        return call('withdraw', stream, actor === 'anyone' ? recipient : third, 1n);
      },
      (_, actor) => (actor === 'sender' ? call('burn', spent) : call('cancel', stream)),
    ]),
  ];
}
