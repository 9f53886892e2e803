import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from '../../../scripts/progress.mjs';

let written = '';
const out = (isTTY: boolean) =>
  ({
    isTTY,
    columns: 40,
    write: (text: string) => (written += text),
  }) as unknown as NodeJS.WriteStream;

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the progress of a long command', () => {
  it('says in a log what goes on when nothing was printed for four seconds', () => {
    const progress = createProgress(out(false));
    progress.now('[2/7] Bundling');
    vi.advanceTimersByTime(3_500);
    expect(written).toBe('');
    progress.at('[2/7] Bundling, 40 %');
    vi.advanceTimersByTime(1_000);
    expect(written).toBe('  … [2/7] Bundling, 40 %, 4 s\n');
    vi.advanceTimersByTime(4_000);
    expect(written).toContain('8 s\n');
    progress.end();
  });

  it('is still after a line that was printed, and after its end', () => {
    const progress = createProgress(out(false));
    progress.now('Bundling');
    vi.advanceTimersByTime(3_000);
    progress.print('[INFO] a line');
    vi.advanceTimersByTime(3_500);
    expect(written).toBe('[INFO] a line\n');
    progress.end();
    vi.advanceTimersByTime(60_000);
    expect(written).toBe('[INFO] a line\n');
  });

  it('changes one line of a terminal, which lines that stay are printed above', () => {
    const progress = createProgress(out(true));
    progress.now('Bundling');
    vi.advanceTimersByTime(1_000);
    progress.print('[INFO] a line');
    expect(written).toMatch(/Bundling, 1 s\r\u001B\[K\[INFO\] a line\n$/);
    progress.end();
  });
});
