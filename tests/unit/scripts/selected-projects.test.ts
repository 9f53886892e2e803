import { describe, expect, it } from 'vitest';
import { selectedProjects, selects } from '../../../scripts/selected-projects';

const selectedBy = (line: string) => selectedProjects(line.split(' '));

describe('the projects that a command line names', () => {
  it('follow the option, once or several times, with or without an equals sign', () => {
    expect(selectedBy('test --project desktop --project=Phone --grep x')).toEqual([
      'desktop',
      'phone',
    ]);
    expect(selectedBy('test --project pages phone --workers 2')).toEqual(['pages', 'phone']);
  });

  it('are none for a command line without --project', () => {
    expect(selectedBy('test desktop --projects x --grep --no-deps phone')).toEqual([]);
  });

  it('are whole names, or patterns with a star', () => {
    const names = ['stock', 'stock-phone', 'phone'];
    const chosen = (...patterns: string[]) => names.filter((name) => selects(patterns, name));
    expect(chosen('stock')).toEqual(['stock']);
    expect(chosen('stock*')).toEqual(['stock', 'stock-phone']);
    expect(chosen('*phone', 'STOCK')).toEqual(names);
    expect(chosen('p.one')).toEqual([]);
  });
});
