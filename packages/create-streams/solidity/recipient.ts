import { HEAD } from '../contracts/types';
import type { Answers } from '../answers';
import { replaceInSample, replaceAllInSample, type ReadSample } from '../samples';
import { headOf, contractImports, writeContract } from './contract';

const PAYEE = 'flow/stream-management/FlowPayee.sol';
const MANAGER = 'lockup/stream-management/StreamManager.sol';
const LEDGER = 'lockup/hooks/StreamLedger.sol';

/**
 * The contract that receives streams and withdraws for its owner; null if accounts receive them.
 */
export function recipientContract(answers: Answers, read: ReadSample): string | null {
  if (answers.recipient === 'account') return null;
  if (answers.product === 'flow') {
    return replaceInSample(read(PAYEE), 'contract FlowPayee', 'contract StreamRecipient');
  }
  const hasHooks = answers.hooks === 'yes';
  const source = read(MANAGER, HEAD);
  const own = ['withdraw-max', 'sweep'].map((region) => read(MANAGER, region));
  const hooks = ['interface', 'cancel', 'withdraw'].map((region) => read(LEDGER, region));
  return writeContract({
    imports: [
      ...contractImports(source),
      ...(hasHooks ? contractImports(read(LEDGER, 'imports')) : []),
    ],
    notice: hasHooks
      ? 'Receives streams, keeps its books right when others touch them, and withdraws for its owner.'
      : 'Receives streams, and withdraws from them for its owner.',
    name: 'StreamRecipient',
    bases: hasHooks ? ['ISablierLockupRecipient', 'Ownable'] : ['Ownable'],
    head: headOf(source),
    sections: [
      ...(hasHooks ? [ledgerState(read)] : []),
      '/// @dev Coins for the withdrawal fee. Fund the contract before it withdraws.\nreceive() external payable { }',
      ...own,
      ...(hasHooks ? hooks : []),
    ],
  });
}

/** The state of the ledger, for a contract that already has Lockup and a constructor. */
const ledgerState = (read: ReadSample): string =>
  replaceAllInSample(`error CallerNotLockup(address caller);\n\n${read(LEDGER, 'state')}`, [
    ['address public immutable LOCKUP;\n\n', ''],
    ['constructor(address lockup) {\n    LOCKUP = lockup;\n}\n\n', ''],
    ['msg.sender != LOCKUP', 'msg.sender != address(LOCKUP)'],
  ]);
