import type { ReactNode } from 'react';

/** What a reader has set: the values of controls by their names, and what was pressed. */
export type FigureState = Readonly<Record<string, number | string>>;

/** A sentence in parts; every second part, from the second on, is an amount that stands out. */
export type Sentence = readonly string[];

/** A figure is a picture of a state. Nothing in it is kept anywhere else. */
export interface Figure<S extends FigureState = FigureState> {
  /** What is shown before a reader does anything, and without scripts. */
  readonly start: S;
  /** The control that "Play" moves, and how far. */
  readonly clock: { readonly name: string; readonly end: number };
  /** The least and the most of each number, and its step unless it is 1: values of an address are those of a control. */
  readonly limits: Readonly<Record<string, readonly [least: number, most: number, step?: number]>>;
  /** The answer to the question of the page, for this state. */
  sentence(state: S): Sentence;
  /** @param id of the figure on its page, for the ids of its parts */
  draw(state: S, id: string): ReactNode;
  /** The state after a press on the button with this action. */
  act?(state: S, action: string): S;
}

/** Whether the clock runs by itself; part of every state that is drawn in a browser. */
export const PLAYING = 'playing';

export const isPlaying = (state: FigureState): boolean => state[PLAYING] === 1;

/** A sentence as text, for a screen reader. */
export const textOfSentence = (sentence: Sentence): string => sentence.join('');
