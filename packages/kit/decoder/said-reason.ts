/*
 * Where clients put a contract's reason in plain text. Each pattern catches it in its first group; the first
 * that fits wins, the most explicit one before the others.
 */
const QUOTED = [
  // Hardhat and Ganache, viem's wrapper of them.
  /reverted with reason string '((?:[^'\\]|\\.)*)'/i,
  // ethers 6: execution reverted: "REASON" (action=…
  /execution reverted: "((?:[^"\\]|\\.)*)"/i,
  // ethers 5 and 6: reason="REASON", which may wrap another message.
  /\breason="(?:execution reverted: )?((?:[^"\\]|\\.)+)"/i,
  // Explorers.
  /Fail with error '([^']+)'/i,
  /Reverted with reason:? ?['"“]([^'"”]+)['"”]/i,
] as const;

const OPEN = [
  // viem.
  /reverted with the following reason:\s*\n\s*([^\n]+)/i,
  /Execution reverted with reason: ([^\n"]+?)\.?(?:\n|"|$)/i,
  // Besu: Execution reverted (REASON).
  /Execution reverted \(([^()]+)\)/i,
  // geth, Erigon, Reth, anvil, and what wraps their message.
  /execution reverted:? ?(?:revert:? )?([^\n]+)/i,
  // Ganache and older nodes.
  /VM Exception while processing transaction: (?:revert(?:ed)?:? )([^\n]+)/i,
  // Foundry.
  /(?:\[FAIL[.:]? ?(?:Reason: )?|Error: )revert: ([^\]\n]+)/i,
  // Nethermind and OpenEthereum, in the data.
  /["' ]Reverted (?!0x)([^"'\n]+)["']/i,
] as const;

/** What follows the words of a client and is no reason. */
const NO_REASON =
  /^(?:0x|custom error|\(?no data present|\(?unknown custom error|undefined\b|null\b|without a reason|with (?:custom error|panic|an unrecognized|reason string)|for an unknown|by the EVM|\(?action=|\[ ?See|reverted\b|panic|version=|code=|-?\d+\b|data\b|at\b|at block|during|while|on line|require\(false\)|[^\p{L}\p{N}]*$)/iu;

/** The parts of a message in which a reason ends. */
const AFTER =
  /(?:\\?["'”’]|\s*\((?:action|reason|code|data|method|error|argument|transaction)=|\s*\[ ?See:|,\s*(?:data|code|method|"|'|\\)|\s*[}{]|\\n|\s+at (?:async )?[\w$.<>]+ ?\(|\s+Contract Call:|\s+Request Arguments:|\s+\{"code").*$/s;

const NAMED = /^\s*[A-Za-z_]\w*\(.*\)\s*$/;

const bare = (text: string) =>
  text
    .replace(/\\(["'])/g, '$1')
    .trim()
    .replace(/^["'“‘]+|["'”’]+$/g, '')
    .trim();

/**
 * The reason in plain text that a contract gave, as a client repeats it; undefined for a message that ends
 * where the reason would stand, that holds data, and for the name of an error.
 */
export function saidReason(text: string): string | undefined {
  for (const pattern of QUOTED) {
    const reason = bare(pattern.exec(text)?.[1] ?? '');
    if (isReason(reason)) return reason;
  }
  for (const pattern of OPEN) {
    const reason = bare((pattern.exec(text)?.[1] ?? '').replace(AFTER, '')).replace(/[.\s]+$/, '');
    if (isReason(reason)) return reason;
  }
  return undefined;
}

const isReason = (reason: string): boolean =>
  reason.length > 1 &&
  !NO_REASON.test(reason) &&
  !NAMED.test(reason) &&
  !/^(?:execution reverted|cannot estimate gas)\b/i.test(reason);
