import type { WizardFacts } from '../contracts/types';
import { runTerminal } from './run';

/** The facts of the wizard, which the bundler puts here. */
declare const WIZARD_FACTS: WizardFacts;

runTerminal(
  process.argv.slice(2),
  WIZARD_FACTS,
  Boolean(process.stdin.isTTY && process.stdout.isTTY),
)
  .then((text) => process.stdout.write(`${text}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
