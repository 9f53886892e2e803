import { make } from '@sablier-docs/browser/make';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Step } from '../run/messages';

export interface Told {
  readonly element: HTMLElement;
  step(step: Step): void;
  /** A case begins: the one before has held. */
  world(number: number): void;
  end(passed: boolean): void;
}

/** Words before a step, for readers who don't see its color. */
const LABELS: Readonly<Record<Step['kind'], string>> = {
  call: '',
  read: '',
  time: '',
  change: '',
  print: 'Prints: ',
  more: '',
  refused: 'Refused: ',
  compare: 'True: ',
  false: 'False: ',
};

/**
 * What happens while a test runs, as a list. With each case, its steps are kept only if it fails: a line says the
 * rest.
 */
export function proofLines({
  worlds,
  isEach,
}: {
  readonly worlds: readonly string[];
  readonly isEach: boolean;
}): Told {
  const element = make('ol', '');
  element.style.overflowWrap = 'anywhere';
  let steps: HTMLElement = element;
  let current: HTMLElement | undefined;
  const settle = (passed: boolean): void => {
    if (!current) return;
    current.prepend(passed ? 'Holds. ' : 'False. ');
    if (passed) steps.remove();
  };
  return {
    element,
    step: ({ kind, words, details }) => {
      const item = make(
        'li',
        kind === 'false' ? (tool.problem ?? '') : '',
        `${LABELS[kind]}${words}`,
      );
      if (details.length > 0) {
        item.append(make('ul', '', ...details.map((one) => make('li', tool.hint ?? '', one))));
      }
      steps.append(item);
    },
    world: (number) => {
      if (!isEach) return;
      settle(true);
      steps = make('ol', '');
      current = make('li', '', worlds[number - 1] ?? '', steps);
      element.append(current);
    },
    end: (passed) => settle(passed),
  };
}
