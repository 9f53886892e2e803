/**
 * Asks the registry for advisories on the packages that the site is built with. Exits with 0 when none is of
 * severity high or critical, with 1 when one is, and with 2 when the registry gave no answer, which is not an
 * all-clear.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readAudit } from './audit-report';

/** Reasons by id, for advisories that do not concern this site. */
const ACCEPTED = 'scripts/advisories/accepted.json';

const accepted = existsSync(ACCEPTED)
  ? (JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Record<string, string>)
  : {};
const args = ['audit', '--json', '--package-lock-only', '--omit=dev'];
const { stdout, stderr } = spawnSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 64 << 20,
  shell: process.platform === 'win32',
});
const outcome = readAudit(stdout || stderr, accepted);

if (outcome.kind === 'unanswered') {
  console.error(`NOT CHECKED: the registry did not answer. ${outcome.why}`);
  console.error(
    'The packages of this lockfile were not checked. Try again, or use another registry.',
  );
  process.exitCode = 2;
} else {
  const { found, known, stale } = outcome;
  for (const { id, package: name, severity, title, url } of found) {
    console.error(`${severity}: ${name}, ${title} (${id}, ${url})`);
  }
  for (const { id, package: name } of known)
    console.log(`accepted: ${name}, ${id}: ${accepted[id]}`);
  for (const id of stale) console.log(`${ACCEPTED} names ${id}, which no package has any more.`);
  console.log(
    found.length > 0
      ? `${found.length} advisories of severity high or critical. Update the package, or add the id with a reason to ${ACCEPTED}.`
      : 'No advisory of severity high or critical.',
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
