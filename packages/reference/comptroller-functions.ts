import fs from 'node:fs';
import path from 'node:path';
import { toFunctionSelector, type Abi, type AbiFunction } from 'viem';
import { readErrors } from './errors';

/** Members of the enum `Protocol`, in order of value. */
export const comptrollerProtocols = ['Airdrops', 'Flow', 'Lockup', 'Staking', 'Bob'] as const;

const comptrollerCallers = {
  anyone: 'anyone',
  admin: 'the admin',
  fees: 'the admin or `FEE_MANAGEMENT_ROLE`',
  attestor: 'the admin or `ATTESTOR_MANAGER_ROLE`',
  collector:
    'anyone, if the coins go to the admin; the admin or `FEE_COLLECTOR_ROLE`, to any address',
  first: 'anyone, once per proxy',
} as const;
type ComptrollerCaller = keyof typeof comptrollerCallers;

type Texts = Readonly<Record<string, readonly [who: ComptrollerCaller, does: string]>>;

const writes: Texts = {
  disableCustomFeeUSDFor: [
    'fees',
    'Removes the custom fee of an account: the minimum of the protocol applies to it again.',
  ],
  execute: [
    'admin',
    'Makes any call in the name of the comptroller and returns its result. The protocol functions of Lockup, Flow and the factories are reached this way.',
  ],
  grantRole: ['admin', 'Gives a role to an account.'],
  initialize: [
    'first',
    'Sets the admin, the four minimum fees and the oracle of a new proxy. The fees are in the order Airdrops, Bob, Flow, Lockup, which is not that of the enum.',
  ],
  lowerMinFeeUSDForCampaign: [
    'fees',
    'Lowers the fee of one campaign. An error of the campaign comes out unchanged.',
  ],
  revokeRole: ['admin', 'Takes a role away from an account.'],
  setAttestor: [
    'attestor',
    'Sets the account whose attestations count in campaigns that name none of their own. The zero address is accepted.',
  ],
  setAttestorForCampaign: [
    'attestor',
    'Sets the attestor of one campaign. An error of the campaign comes out unchanged.',
  ],
  setCustomFeeUSDFor: [
    'fees',
    'Sets the fee for one sender of streams or creator of campaigns, 0 included, in US dollars with 8 decimals, at most 100 dollars.',
  ],
  setMinFeeUSD: [
    'fees',
    'Sets the minimum fee of a protocol in US dollars with 8 decimals, at most 100 dollars. It applies to existing streams at once, unless their sender has a custom fee. Existing campaigns keep theirs.',
  ],
  setOracle: [
    'admin',
    'Sets the feed that converts dollars into coins. The zero address makes everything free.',
  ],
  transferAdmin: [
    'admin',
    'Gives all rights of the admin to another account at once. The new admin need not accept, and the zero address is not refused.',
  ],
  transferFees: [
    'collector',
    'Collects the fees of the listed contracts and sends all coins of the comptroller to one address.',
  ],
  upgradeToAndCall: [
    'admin',
    'Replaces the code of the comptroller and, unless `data` is empty, makes a first call on the new code.',
  ],
  withdrawERC20Token: [
    'admin',
    'Sends the whole balance of one ERC-20 token that the comptroller has to an address.',
  ],
};

const reads: Readonly<Record<string, string>> = {
  ATTESTOR_MANAGER_ROLE: 'Returns the Keccak-256 hash of this name.',
  FEE_COLLECTOR_ROLE: 'Returns the Keccak-256 hash of this name.',
  FEE_MANAGEMENT_ROLE: 'Returns the Keccak-256 hash of this name.',
  MAX_FEE_USD: 'Returns the cap of every fee that can be set: 100 dollars, with 8 decimals.',
  MINIMAL_INTERFACE_ID: 'Returns the ERC-165 id that a contract asks of its next comptroller.',
  UPGRADE_INTERFACE_VERSION: 'Returns the version of the upgrade mechanism of OpenZeppelin.',
  VERSION: 'Returns the version of the code.',
  admin: 'Returns the account with all rights.',
  attestor: 'Returns the account whose attestations count by default.',
  calculateMinFeeWei:
    'Returns the minimum fee of a protocol in wei, without custom fees. It is 0 without an oracle, and if the oracle has no usable price: it reverts, its decimals are 0 or above 36, or the price is not above 0, too large, dated in the future or more than 24 hours old.',
  calculateMinFeeWeiFor:
    'Returns the fee of one account in wei: its custom fee if it has one, otherwise the minimum of the protocol.',
  convertUSDFeeToWei: "Converts US dollars with 8 decimals to wei, at the oracle's price.",
  getMinFeeUSD: 'Returns the minimum fee of a protocol in US dollars with 8 decimals.',
  getMinFeeUSDFor: 'Returns the fee of one account in US dollars with 8 decimals.',
  hasRoleOrIsAdmin: 'Returns whether an account may do what a role allows.',
  oracle: 'Returns the price feed, or the zero address if none is set.',
  proxiableUUID:
    'Returns the storage slot of the implementation, as ERC-1822 asks. It works on the implementation alone.',
  supportsInterface:
    'Returns whether the contract has an interface: ERC-165 or `MINIMAL_INTERFACE_ID`.',
};

interface ComptrollerFunction {
  /** With the names of the parameters. */
  declaration: string;
  name: string;
  selector: string;
  does: string;
  /** Set for functions that change state. */
  who?: string;
  /** Names of errors that it can end with. */
  errors: string[];
  /** Whether `ISablierComptroller` declares it. */
  declared: boolean;
}

/**
 * Every function of the newest comptroller, those that change state first.
 * @param root folder that holds `node_modules`
 * @throws when a function has no description, or a description no function
 */
export function readComptrollerFunctions(root: string): ComptrollerFunction[] {
  const of = functionsOf(root, 'SablierComptroller');
  const declared = new Set(
    functionsOf(root, 'interfaces/ISablierComptroller').map(({ name }) => name),
  );
  const unknown = [...Object.keys(writes), ...Object.keys(reads)].filter(
    (name) => !of.some((item) => item.name === name),
  );
  if (unknown.length > 0) throw new Error(`The comptroller has no ${unknown.join(', ')}.`);
  const errors = readErrors(root);
  const found = of.map((item): ComptrollerFunction => {
    const view = ['view', 'pure'].includes(item.stateMutability);
    const [who, does] = view ? [undefined, reads[item.name]] : (writes[item.name] ?? []);
    if (!does) throw new Error(`The comptroller's ${item.name} has no description.`);
    return {
      name: item.name,
      declaration: `${item.name}(${item.inputs.map(({ type, name }) => `${type} ${name}`.trim()).join(', ')})`,
      selector: toFunctionSelector(item),
      does,
      ...(who ? { who: comptrollerCallers[who] } : {}),
      errors: errors
        .filter(({ raisedBy }) =>
          raisedBy.some(
            ({ contract, functions }) =>
              contract === 'SablierComptroller' && functions.includes(item.name),
          ),
        )
        .map(({ name }) => name),
      declared: declared.has(item.name),
    };
  });
  return found.sort((one, other) => Number(!one.who) - Number(!other.who));
}

function functionsOf(root: string, artifact: string): AbiFunction[] {
  const file = path.join(root, 'node_modules/@sablier/evm-utils/artifacts', `${artifact}.json`);
  const { abi } = JSON.parse(fs.readFileSync(file, 'utf8')) as { abi: Abi };
  return abi.filter((item): item is AbiFunction => item.type === 'function');
}
