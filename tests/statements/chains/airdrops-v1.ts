import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Address, Hex } from 'viem';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { actionsOn, type Who } from './contract';
import type { LockupV1_2 } from './lockup-v1';
import { tokenAbi } from './token-abi';
import { DAY, dai } from './units';
import { addressOf, type World } from './world';

export interface CampaignOptions {
  /** Amounts by account; by default `recipient` 100 tokens, `other` 50, `delegate` 25. */
  readonly list?: Readonly<Record<string, bigint>>;
  /** Of the rows; 0, 1, 2 and so on unless given. */
  readonly indexes?: readonly bigint[];
  readonly admin?: Who;
  /** Name of the token, `dai` unless given. */
  readonly token?: string;
  readonly cancelable?: boolean;
  readonly transferable?: boolean;
  /** Unix second, 0 for none. */
  readonly expiration?: bigint;
  /** Seconds, of each linear stream. */
  readonly cliff?: bigint;
  readonly total?: bigint;
  /** Makes a campaign of tranched streams: shares with 18 decimals, and seconds. */
  readonly tranches?: readonly (readonly [share: bigint, duration: bigint])[];
  /** Tokens that it gets; the sum of the list unless given. */
  readonly funded?: bigint;
}

const artifact = (name: string) => `@sablier/v2-periphery/artifacts/${name}.json`;
const LIST = { recipient: dai('100'), other: dai('50'), delegate: dai('25') };

/** Airdrops v1.2 on Lockup v1.2: the factory, campaigns and the batch helper of that release. */
export async function deployAirdropsV1_2(world: World, lockup: LockupV1_2) {
  const deployed = await world.publish(artifact('SablierV2MerkleLockupFactory'), [], 'factory');
  const batch = await world.publish(artifact('SablierV2BatchLockup'), [], 'batchLockupV1_2');
  const factory = actionsOn(world, deployed);
  return {
    ...factory,
    /** Where vested claims open their streams. */
    lockup,
    batch: actionsOn(world, batch),

    /** Creates a campaign, funds it, and returns it with what a statement does. Its name is `campaign`. */
    campaign: async (options: CampaignOptions = {}) => {
      const { list = LIST, tranches, cliff = 0n, total = 100n * DAY, token = 'dai' } = options;
      const { indexes = [] } = options;
      const entries = Object.entries(list).map(
        ([who, amount], index): [bigint, Address, bigint] => [
          indexes[index] ?? BigInt(index),
          addressOf(world, who),
          amount,
        ],
      );
      const tree = StandardMerkleTree.of(entries, ['uint256', 'address', 'uint128']);
      const sum = Object.values(list).reduce((all, amount) => all + amount, 0n);
      const params = {
        asset: token,
        cancelable: options.cancelable ?? true,
        expiration: options.expiration ?? 0n,
        initialAdmin: options.admin ?? 'admin',
        ipfsCID: '',
        merkleRoot: tree.root,
        // Not the name of a contract, which would be replaced by its address.
        name: 'Campaign',
        transferable: options.transferable ?? true,
      };
      const address = await factory.call<Address>(
        'admin',
        tranches ? 'createMerkleLT' : 'createMerkleLL',
        [
          params,
          tranches ? lockup.tranched.address : lockup.address,
          tranches?.map(([unlockPercentage, duration]) => ({ unlockPercentage, duration })) ?? {
            cliff,
            total,
          },
          sum,
          entries.length,
        ],
      );
      world.names.set('campaign', address);
      const { abi } = readArtifact(artifact(tranches ? 'SablierV2MerkleLT' : 'SablierV2MerkleLL'));
      const actions = actionsOn(world, { address, abi });
      const funded = options.funded ?? sum;
      if (funded > 0n) {
        const minter = actionsOn(world, { address: addressOf(world, token), abi: tokenAbi });
        await minter.call('admin', 'mint', [address, funded]);
      }

      /** Index, recipient, amount and proof of an account on the list. */
      const entry = (who: Who): readonly [bigint, Address, bigint, Hex[]] => {
        const found = entries.findIndex(([, account]) => account === addressOf(world, who));
        const [index, account, amount] = entries[found] ?? [];
        if (index === undefined || !account || amount === undefined)
          throw new Error(`${who} is not on the list.`);
        return [index, account, amount, tree.getProof(found) as Hex[]];
      };
      return {
        ...actions,
        entry,
        /** Claims for an account on the list and returns the id of the stream. */
        claim: (by: Who, recipient: Who = by) =>
          actions.call<bigint>(by, 'claim', entry(recipient)),
      };
    },
  };
}
