import {
  encodeAbiParameters,
  erc20Abi,
  formatUnits,
  keccak256,
  parseAbi,
  parseEventLogs,
  parseUnits,
} from 'viem';
import { confirmed } from '../../confirmed';
import type { Run } from '../../here';
import { vestedV1_2 } from './create';

const campaignAbi = parseAbi([
  'event CreateMerkleLL(address indexed merkleLL, (address asset, bool cancelable, uint40 expiration, address initialAdmin, string ipfsCID, bytes32 merkleRoot, string name, bool transferable) baseParams, address lockupLinear, (uint40 cliff, uint40 total) streamDurations, uint256 aggregateAmount, uint256 recipientCount)',
  'function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) returns (uint256)',
]);

/** A campaign with one recipient: the leaf is the root. */
export const v12: Run = async ({ accounts, contracts, as, now, pass }) => {
  const { factory, dai, lockupV1_2 } = contracts;
  const { admin, sender, recipient } = accounts;
  const clients = as(sender);
  const { publicClient, walletClient } = clients;
  const amount = parseUnits('520', 18);
  const leaf = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint128' }],
    [0n, recipient, amount],
  );
  const data = vestedV1_2({
    admin,
    token: dai,
    lockup: lockupV1_2,
    merkleRoot: keccak256(keccak256(leaf)),
    ipfsCID: 'QmTheListOfRecipients',
    opens: await now(),
    expiration: 0,
    aggregateAmount: amount,
    recipientCount: 1n,
  });
  const hash = await walletClient.sendTransaction({ to: factory, data });
  const { logs } = await confirmed(clients, hash);
  const [created] = parseEventLogs({ abi: campaignAbi, logs, eventName: 'CreateMerkleLL' });
  if (!created) throw new Error('The factory created no campaign.');
  const campaign = created.args.merkleLL;
  const funding = await walletClient.writeContract({
    address: dai,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [campaign, amount],
  });
  await confirmed(clients, funding);
  console.log('The campaign is open and funded.');

  await pass(86_400);
  const claim = await as(recipient).walletClient.writeContract({
    address: campaign,
    abi: campaignAbi,
    functionName: 'claim',
    args: [0n, recipient, amount, []],
  });
  await confirmed(clients, claim);
  const inLockup = await publicClient.readContract({
    address: dai,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [lockupV1_2],
  });
  console.log(`The claim opened a stream: Lockup v1.2 holds ${formatUnits(inLockup, 18)} DAI.`);
};
