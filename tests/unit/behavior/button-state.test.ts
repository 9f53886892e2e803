import { beforeEach, expect, it, vi } from 'vitest';
import { showState } from '../../../src/behavior/button-state';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A button, with a status beside it or without one. */
function drawButton(hasStatus: boolean) {
  const status = { dataset: {} as DOMStringMap, textContent: '' };
  const parentElement = { querySelector: () => (hasStatus ? status : null), parentElement: null };
  const button = { dataset: {} as DOMStringMap, parentElement } as unknown as HTMLElement;
  return { button, status };
}

it.each([true, false])('the result of a second press stays for its own time, status: %s', (has) => {
  const { button, status } = drawButton(has);
  showState(button, 'copied', 'Copied', 1000);
  vi.advanceTimersByTime(900);
  showState(button, 'failed', 'Refused', 4000);
  vi.advanceTimersByTime(3999);
  expect(button.dataset.state).toBe('failed');
  expect(status.textContent).toBe(has ? 'Refused' : '');
  expect(status.dataset.state).toBe(has ? 'failed' : undefined);
  vi.advanceTimersByTime(1);
  expect([button.dataset, status.dataset, status.textContent]).toEqual([{}, {}, '']);
});

it('a result without a time stays, also when one before it had a time', () => {
  const { button, status } = drawButton(true);
  showState(button, 'copied', 'Copied', 1000);
  showState(button, 'failed', 'Refused');
  vi.advanceTimersByTime(60_000);
  expect([button.dataset.state, status.textContent]).toEqual(['failed', 'Refused']);
});
