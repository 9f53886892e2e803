import type { WalletMessage } from './message';
import { causes, type Cause } from './causes';
import { coded } from './codes';
import { saidReason } from './said-reason';
import { quoteSentence } from '../inputs/untrusted-text';

const LONGEST_REASON = 200;

/** Words that something failed, of a wallet, a library or a node, with no reason in themselves. */
const HIDDEN =
  /execution reverted|internal json-?rpc error|transaction[\w ]{0,20} (?:fail|failed|reverted)\b|missing revert data|CALL_EXCEPTION|UNPREDICTABLE_GAS_LIMIT|reverted (?:by the EVM|without a reason)|for an unknown reason|VM execution error|VM Exception while processing|EvmError: Revert|execution failed due to an exception|cannot estimate gas|call revert exception|contract function "\w+" reverted|Fail with error ''|(?:^|[\s:"])(?:transaction )?reverted[\s."]*$/i;

const hidden: WalletMessage = {
  isMissing: true,
  title: 'The reason is not in this message',
  text: 'The wallet or the explorer leaves it out. Unfold the details of the message and paste them whole, or open the transaction in the explorer and copy what stands beside its status.',
};

const ofReason = (reason: string): readonly Cause[] =>
  causes.filter(({ said }) => said.test(reason));

/** A contract's reason in plain text, with what to do where the cause is known. */
export function reasonMessage(reason: string): WalletMessage {
  const says = `The contract says: ${quoteSentence(reason, LONGEST_REASON)}.`;
  const code = coded(reason);
  if (code) return { title: code.title, text: `${says} ${code.text}` };
  const [cause] = ofReason(reason);
  if (cause) return { title: cause.title, text: `${says} ${cause.text}` };
  return {
    title: 'The contract gives its reason in its own words',
    text: `${says} These pages don’t know the sentence. It comes from the contract that was called or from the token: the source of that contract in the explorer has the condition.`,
  };
}

/** What a text says that names its cause; undefined for any other. */
export function messageIn(text: string): WalletMessage | undefined {
  const reason = saidReason(text);
  const code = coded(text);
  if (code) return code;
  if (reason !== undefined && ofReason(reason).length > 0) return reasonMessage(reason);
  const [cause] = ofReason(text);
  return cause && { title: cause.title, text: cause.text };
}

/**
 * The answer to a text that says that something failed: the contract's own words if they are in it, and
 * otherwise that they are missing.
 */
export function hiddenReasonIn(text: string): WalletMessage | undefined {
  const reason = saidReason(text);
  if (reason !== undefined) return reasonMessage(reason);
  return HIDDEN.test(text) ? hidden : undefined;
}
