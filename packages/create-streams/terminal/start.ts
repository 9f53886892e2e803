import { brotliDecompressSync } from 'node:zlib';
import type { WizardFacts } from '../contracts/types';
import { runTerminal } from './run';

/** The facts of the wizard, which the bundler puts here. */
declare const WIZARD_FACTS: WizardFacts;
/** The lockfiles by set of packages as JSON, compressed: ten of them have most lines in common. */
declare const WIZARD_LOCKFILES: string;

const lockfileOf = (set: string): string => {
  const text = brotliDecompressSync(Buffer.from(WIZARD_LOCKFILES, 'base64')).toString();
  return (JSON.parse(text) as Record<string, string>)[set] ?? '';
};

runTerminal(
  process.argv.slice(2),
  { facts: WIZARD_FACTS, lockfileOf },
  Boolean(process.stdin.isTTY && process.stdout.isTTY),
)
  .then((text) => process.stdout.write(`${text}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
