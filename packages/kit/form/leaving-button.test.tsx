import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { LeavingButton } from './LeavingButton';

type Inner = ReactElement<{ onClick: (event: { currentTarget: unknown }) => void }>;

/** What a press does, in order, in a page whose tool is `place`. */
function pressedIn(place: object | null): string[] {
  const done: string[] = [];
  const drawn = LeavingButton({ onPress: () => done.push('pressed'), children: 'Retry' });
  const button = (drawn as ReactElement<{ children: Inner }>).props.children;
  const tool = place && {
    ...place,
    set tabIndex(value: number) {
      done.push(`tabindex ${value}`);
    },
    focus: (options: unknown) => done.push(`focus ${JSON.stringify(options)}`),
  };
  const closest = (selector: string) => (selector === '[data-tool]' ? tool : null);
  button.props.onClick({ currentTarget: { closest } });
  return done;
}

it('gives the focus to its tool before the press takes it away, and the page does not scroll', () => {
  expect(pressedIn({})).toEqual(['tabindex -1', 'focus {"preventScroll":true}', 'pressed']);
  expect(pressedIn(null)).toEqual(['pressed']);
});
