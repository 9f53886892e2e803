// cspell:ignore chainid
import type { WizardChain, WizardFacts } from '../contracts/types';
import type { Answers } from '../answers';
import { writeSource } from './contract';
import { feedOf } from './gate';

const IMPORTS = [
  'import { AggregatorV3Interface } from "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol";',
  'import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";',
  'import { ISablierFlow } from "@sablier/flow/src/interfaces/ISablierFlow.sol";',
  'import { ISablierBatchLockup } from "@sablier/lockup/src/interfaces/ISablierBatchLockup.sol";',
  'import { ISablierLockup } from "@sablier/lockup/src/interfaces/ISablierLockup.sol";',
  'import { StreamCreator } from "src/StreamCreator.sol";',
  'import { StreamRecipient } from "src/StreamRecipient.sol";',
];

/** The environment variables of the deployment, each with a description. */
export function deployVariables(answers: Answers): [name: string, what: string][] {
  const { model, feed, sender, recipient } = answers;
  return [
    ...(takesToken(answers)
      ? ([['TOKEN', 'address of the token to stream']] as [string, string][])
      : []),
    ...(model === 'price-gated' && feed === ''
      ? ([['ORACLE', 'address of the price feed']] as [string, string][])
      : []),
    ...(sender === 'contract' || recipient === 'contract'
      ? ([['OWNER', 'address that may call the functions for the owner']] as [string, string][])
      : []),
  ];
}

/** Whether the contract is deployed for one token. */
export const takesToken = ({ product, sender, batch }: Answers): boolean =>
  product === 'lockup' || sender === 'contract' || batch !== 'no';

/** The script that deploys the contracts on one chain. */
export function deployScript(
  answers: Answers,
  chain: WizardChain,
  releases: WizardFacts['releases'],
): string {
  const { product, model, batch, sender, recipient } = answers;
  const isLockup = product === 'lockup';
  const address = (name: string) => `vm.envAddress("${name}")`;
  const args = [
    ...(isLockup && batch !== 'no' ? ['BATCH_LOCKUP'] : []),
    isLockup ? 'LOCKUP' : 'FLOW',
    ...(takesToken(answers) ? [`IERC20(${address('TOKEN')})`] : []),
    ...(model === 'price-gated' ? [`AggregatorV3Interface(${feedOf(answers)})`] : []),
    ...(sender === 'contract' ? [address('OWNER')] : []),
  ];
  const hasRecipient = recipient === 'contract';
  const recipientArgs = isLockup ? `${address('OWNER')}, LOCKUP` : `FLOW, ${address('OWNER')}`;
  const body = `interface Broadcast {
    function envAddress(string calldata name) external view returns (address value);
    function startBroadcast() external;
    function stopBroadcast() external;
}

/// @notice Deploys on ${chain.name}: \`npm run deploy\`, see README.md.
contract Deploy {
    Broadcast private constant vm = Broadcast(address(uint160(uint256(keccak256("hevm cheat code")))));

${constants(answers, chain, releases)}

    function run() external returns (StreamCreator creator${hasRecipient ? ', StreamRecipient recipient' : ''}) {
        require(block.chainid == ${chain.id}, "the addresses are those of ${chain.name}");
        vm.startBroadcast();
        creator = new StreamCreator(${args.join(', ')});
${hasRecipient ? `        recipient = new StreamRecipient(${recipientArgs});\n` : ''}        vm.stopBroadcast();
    }
}
`;
  return writeSource(IMPORTS, body);
}

function constants(
  { product, batch }: Answers,
  chain: WizardChain,
  releases: WizardFacts['releases'],
): string {
  const constant = (type: string, name: string, address: string) =>
    `    ${type} private constant ${name} = ${type}(${address});`;
  if (product === 'flow') {
    return `    /// @dev Flow ${releases.flow}\n${constant('ISablierFlow', 'FLOW', chain.flow)}`;
  }
  return [
    `    /// @dev Lockup ${releases.lockup}`,
    ...(batch !== 'no' ? [constant('ISablierBatchLockup', 'BATCH_LOCKUP', chain.batchLockup)] : []),
    constant('ISablierLockup', 'LOCKUP', chain.lockup),
  ].join('\n');
}
