/**
 * Pages by one command.
 *
 *     npm run new -- guides/flow/refunds [--title "Refunds"] [--after guides/flow/overview]
 *     npm run move -- guides/flow/refunds guides/flow/refund
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { redirects } from '../../config/redirects';
import { planMove } from './move';
import { planNew } from './new';
import { carryOut, type Plan } from './plan';

const USAGE = {
  new: 'npm run new -- guides/flow/refunds [--title "Refunds"] [--after guides/flow/overview]',
  move: 'npm run move -- guides/flow/refunds guides/flow/refund',
};

function planOf(command: keyof typeof USAGE, args: string[]): Plan {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { title: { type: 'string' }, after: { type: 'string' } },
  });
  const [first, second, ...more] = positionals;
  const root = process.cwd();
  if (command === 'new' && first && !second) {
    return planNew({ address: first, ...values }, root, redirects);
  }
  if (command === 'move' && first && second && more.length === 0) {
    return planMove([first, second], root, redirects);
  }
  throw new Error(`Write ${USAGE[command]}`);
}

async function main([command = '', ...args]: string[]): Promise<void> {
  if (command !== 'new' && command !== 'move')
    throw new Error(`Write ${USAGE.new}\nor ${USAGE.move}`);
  const plan = planOf(command, args);
  for (const file of await carryOut(plan, process.cwd())) console.log(file);
  // The files of hosts have the redirects as well.
  if (command === 'move')
    spawnSync('npm', ['run', '--silent', 'hosts', '--', '--without-build'], { stdio: 'inherit' });
  for (const note of plan.notes) console.log(note);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
