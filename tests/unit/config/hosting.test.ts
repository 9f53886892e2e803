import { describe, expect, it } from 'vitest';
import { hostingWithoutBuild } from '../../../config/hosting';
import { redirects } from '../../../config/redirects';

const committed = `"script-src 'self' 'sha256-Ab+/1=' 'sha256-Cd2=' 'unsafe-eval'", "script-src 'sha256-Ab+/1='"`;

describe('the hosting of a site that is not built', () => {
  const hosting = hostingWithoutBuild(committed);

  it('allows the two inline scripts of the committed file, each once', () => {
    const [, policy = ''] =
      hosting.headers.find(([name]) => name === 'Content-Security-Policy') ?? [];
    expect(policy.match(/'sha256-[^']+'/g)).toEqual(["'sha256-Ab+/1='", "'sha256-Cd2='"]);
  });

  it('has every redirect, and after it the one of its Markdown', () => {
    expect(hosting.redirects).toHaveLength(2 * redirects.length);
    const at = hosting.redirects.findIndex(([from]) => from === '/api');
    expect(hosting.redirects.slice(at, at + 2)).toEqual([
      ['/api', '/api/overview'],
      ['/api.md', '/api/overview.md'],
    ]);
    expect(hosting.redirects).toContainEqual([
      '/api/streams/indexers.md',
      '/api/lockup/endpoints.md',
    ]);
  });
});
