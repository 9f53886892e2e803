import { describe, expect, it } from 'vitest';
import { DEFAULTS } from './answers';
import { readWizardFacts } from './facts';
import { withLockfile } from './lockfile';
import { PACKAGE_SETS, readLockfiles } from './lockfiles';
import { projectFiles } from './project-files';
import { filesToDownload } from './view/download';

const facts = readWizardFacts(process.cwd(), 'https://docs.sablier.com');
const lockfiles = readLockfiles(process.cwd());
const [chain = 0] = facts.chains.map(({ id }) => id);

/* wizard.test.ts compares each lockfile with the package.json of its projects. */

interface Entry {
  resolved?: string;
  integrity?: string;
}

describe('the lockfile of a project', () => {
  it.each(PACKAGE_SETS)('for %s has a digest of each archive, and no host', (set) => {
    const { packages } = JSON.parse(lockfiles[set] ?? '') as { packages: Record<string, Entry> };
    const { '': own, ...installed } = packages;
    expect(own).toBeDefined();
    expect(Object.keys(installed).length).toBeGreaterThan(20);
    for (const [at, { resolved, integrity }] of Object.entries(installed)) {
      expect(integrity, at).toMatch(/^sha512-[\w+/]{86}==$/);
      expect(resolved, at).toBeUndefined();
    }
  });
});

describe('the archive of the page', () => {
  const files = projectFiles({ ...DEFAULTS, stack: 'viem' }, chain, facts);
  const ask = (answer: () => Response | Promise<Response>) =>
    filesToDownload(files, 'viem-lockup', () => Promise.resolve().then(answer));

  it('has the lockfile of the site', async () => {
    const lockfile = lockfiles['viem-lockup'] ?? '';
    expect(await ask(() => new Response(lockfile))).toEqual(withLockfile(files, lockfile));
  });

  it('is refused with what to do instead where the lockfile is missing or of other packages', async () => {
    const missing = /did not load, so there is no archive yet\. .* press Download all files again/;
    expect(await ask(() => Promise.reject(new TypeError('offline')))).toMatch(missing);
    expect(await ask(() => new Response('', { status: 404 }))).toMatch(missing);
    const changed = /^The site has changed .* answers are in its address: open that again/;
    expect(await ask(() => new Response(lockfiles['viem-flow']))).toMatch(changed);
    expect(await ask(() => new Response('<!doctype html>'))).toMatch(changed);
  });
});
