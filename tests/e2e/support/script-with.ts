import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPTS = path.join(process.env.TEST_BUILD ?? 'build', 'assets/js');

/**
 * The script of the build that has a text. A test that answers for this one alone leaves all others to the server: a page
 * whose every script comes through the test waits for a busy processor.
 * @throws when no script has the text, or several have
 */
export function scriptWith(text: RegExp): { name: string; text: string } {
  const scripts = readdirSync(SCRIPTS).map((name) => ({
    name,
    text: readFileSync(path.join(SCRIPTS, name), 'utf8'),
  }));
  const [script, ...others] = scripts.filter((one) => text.test(one.text));
  if (!script || others.length > 0) throw new Error(`"${text.source}" is not in one script.`);
  return script;
}
