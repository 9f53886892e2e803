import { describe, expect, it } from 'vitest';
import { starlightPage } from '../../../scripts/speed/starlight';

describe('starlightPage', () => {
  it('keeps title, address and text, and drops the notes for agents', () => {
    const markdown =
      '# The "A"\n\n> About it.\n\nPage: https://docs.sablier.com/b/contract.A\n\nIndex of all pages: https://docs.sablier.com/llms.txt\n\n## Text\n';
    const page = starlightPage('b/contract.A', markdown);
    expect(page.split('\n').filter(Boolean)).toEqual([
      '---',
      'title: "The \\"A\\""',
      'slug: "b/contract.A"',
      '---',
      '> About it.',
      '## Text',
    ]);
  });
});
