/**
 * Takes out each guard of tests/guards/guards.ts and expects one of its tests to fail. Prints those that nothing notices.
 * GUARDS="a fee" runs those whose sentence contains it.
 */
import { readFileSync } from 'node:fs';
import { guards, type Guard } from '../../tests/guards/guards';
import { AS_UNITS, endWith, runPlants, secondsSince } from './run-plants';

/** The file without its guard. @throws when the file does not have the text once */
function withoutGuard({ file, text, instead }: Guard): string {
  const parts = readFileSync(file, 'utf8').split(text);
  if (parts.length !== 2)
    throw new Error(
      `${file} has ${parts.length - 1} times what tests/guards/guards.ts takes out: ${text}`,
    );
  return parts.join(instead);
}

async function main(): Promise<void> {
  const start = Date.now();
  const plants = guards
    .filter(({ without }) => without.includes(process.env.GUARDS ?? ''))
    .map((guard) => ({
      name: guard.without,
      changed: { file: guard.file, source: withoutGuard(guard) },
      rounds: guard.tests.map((test) => [test]),
      test: AS_UNITS,
    }));
  // A file that cannot be loaded has noticed nothing.
  const all = await runPlants(plants, ({ failed }) => failed > 0);
  const unseen = [...all].filter(([, { failed }]) => failed === 0).map(([without]) => without);
  const broken = [...all].flatMap(([without, found]) => found.broken.map((one) => [without, one]));

  for (const without of unseen) console.error(`No test fails: ${without}.`);
  for (const [without, message] of broken) console.error(`Could not run: ${without}: ${message}`);
  const noticed = all.size - unseen.length;
  console.log(`${all.size} guards taken out, ${noticed} noticed, ${secondsSince(start)} s`);
  endWith(all.size > 0 && unseen.length === 0 && broken.length === 0);
}

void main();
