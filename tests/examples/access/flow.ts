import { approveOne, type Scene } from './cast';
import { callsOf, nftTrials, protocolTrials, type Target } from './nft';
import type { Trial } from './observe';

const contract = 'SablierFlow';
const RATE = 10n ** 15n;
const DEPOSIT = 10n ** 18n;

/** Every state-changing function of SablierFlow, on streams made for it. */
export async function flowTrials(scene: Scene): Promise<Trial[]> {
  const { local, cast, third } = scene;
  const { sender, recipient } = cast;
  const { token } = local.contracts;
  const deployed = local.deployed.flow;
  const open = async (isTransferable: boolean) => {
    await local.mint(sender, DEPOSIT);
    await local.approve(sender, deployed.address, DEPOSIT);
    const args = [sender, recipient, RATE, 0, token, isTransferable, DEPOSIT];
    const { result } = await local.send<bigint>(sender, deployed, 'createAndDeposit', args);
    await approveOne(scene, 'flow', result);
    return result;
  };
  const stream = await open(true);
  const bound = await open(false);
  const paused = await open(true);
  await local.send(sender, deployed, 'pause', [paused]);
  await local.warpTo((await local.now()) + 100n);

  const target: Target = {
    contract,
    deployed,
    stream,
    bound,
    notTransferable: 'SablierFlow_NotTransferable',
  };
  const call = callsOf(deployed);
  const plain = (name: string, ...args: readonly unknown[]): Trial => ({
    contract,
    name,
    call: () => call(name, ...args),
  });
  const elsewhere = (name: string, ...rest: readonly unknown[]): Trial => ({
    contract,
    name,
    call: () => call(name, stream, recipient, ...rest),
    unless: { only: 'to the recipient', call: () => call(name, stream, third, ...rest) },
  });
  return [
    plain('create', sender, recipient, RATE, 0, token, true),
    plain('createAndDeposit', sender, recipient, RATE, 0, token, true, 1n),
    plain('deposit', stream, 1n, sender, recipient),
    plain('transferTokens', token, third, 1n),
    plain('adjustRatePerSecond', stream, RATE * 2n),
    plain('pause', stream),
    plain('depositAndPause', stream, 1n),
    plain('restart', paused, RATE),
    plain('restartAndDeposit', paused, RATE, 1n),
    plain('refund', stream, 1n),
    plain('refundMax', stream),
    plain('refundAndPause', stream, 1n),
    plain('void', stream),
    elsewhere('withdraw', 1n),
    elsewhere('withdrawMax'),
    ...nftTrials(scene, target, ['transferFrom', 'transferFromPayable']),
    ...protocolTrials(scene, target, local.contracts.flowNFTDescriptor, [
      (_, actor) => {
        if (actor === 'sender') return call('refund', stream, 1n);
        if (actor === 'comptroller') return call('recover', token, third);
        return call('withdraw', stream, actor === 'anyone' ? recipient : third, 1n);
      },
      (_, actor) =>
        actor === 'sender' ? call('withdraw', stream, third, 1n) : call('refund', stream, 1n),
    ]),
  ];
}
