import results from '@sablier-docs/kit/form/results.module.css';
import segments from '@sablier-docs/kit/form/SegmentedControl.module.css';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import { isPlaying, type FigureState, type Sentence } from '../figure';
import { dayWord } from './words';

// Paper has no controls: src/css/print.css sets --controls.
const ROW = {
  display: 'var(--controls, flex)',
  flexWrap: 'wrap',
  gap: 'var(--space-4)',
  alignItems: 'end',
} as const;
const TERMS = {
  display: 'var(--controls, grid)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))',
  gap: 'var(--space-2) var(--space-6)',
  alignItems: 'start',
} as const;
/** The value stands beside its label: at the end of the line it would move when the buttons arrive and the line gets shorter. */
const HEAD = { display: 'flex', gap: 'var(--space-3)' } as const;
const VALUE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const FIELD = { flex: '1 1 12rem' } as const;
/**
 * What buttons leave of a row, or the whole row where that is less than 12rem: a row that arrives in pieces has its place for
 * them. The one that lets the clock run takes 5.5rem with its gap, another at most 7.
 */
const besideButtons = (others: number) => {
  const room = 5.5 + 7 * others;
  return { flex: `0 0 min(100%, max(100% - ${room}rem, (${room + 12}rem - 100%) * 99))` };
};
const AWAY = { display: 'none' } as const;
const BAR = { width: '100%', minHeight: '2.75rem', margin: 0, padding: 0, border: 0 } as const;
const LARGE = { minHeight: '2.75rem' } as const;
/** As wide as both of its words. */
const PRESS = { minHeight: '2.75rem', minWidth: '4.5rem', justifyContent: 'center' } as const;
/**
 * The lines that the longest sentence of a figure takes in its width have their room from the beginning, so that nothing moves
 * when a sentence gets longer. A letter is about half as wide as high.
 */
const said = (letters: number) => ({
  minHeight: `calc(1lh${[1, 2, 3, 4, 5, 6, 7].map((lines) => ` + clamp(0lh, (${((letters * 0.495) / lines).toFixed(1)}em - 100cqi) * 99, 1lh)`).join('')})`,
  margin: 0,
  fontSize: 'var(--text-lg)',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});
const STRONG = { color: 'var(--accent)' } as const;
/**
 * One or two columns, whatever they hold: the first picture does not shrink when the second one arrives. None is narrower
 * than on a phone of 320 pixels, where its letters have 12.
 */
const PICTURES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(17rem, 34%)), 1fr))',
  alignItems: 'start',
  gap: 'var(--space-4) var(--space-6)',
} as const;

interface SliderProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly min?: number;
  readonly step?: number;
  /** The value with its unit. */
  readonly text: string;
  /** Where the control has nothing to change; it keeps its place in the order. */
  readonly isHidden?: boolean;
  /** How many buttons stand beside it, apart from the one that lets the clock run; without it, they take what they need. */
  readonly buttons?: number;
}

/** A value to drag: the browser's own control, with arrows, Page, Home and End. */
export function Slider(props: SliderProps): ReactNode {
  const { id, name, label, value, max, min = 0, step = 1, text, isHidden = false } = props;
  const { buttons } = props;
  const own = `${id}-${name}`;
  return (
    <div
      className={tool.scripted}
      style={isHidden ? AWAY : buttons === undefined ? FIELD : besideButtons(buttons)}
    >
      <div style={HEAD} className={tool.legend}>
        <label htmlFor={own}>{label}</label>
        <span style={VALUE} aria-hidden="true">
          {text}
        </span>
      </div>
      <input
        id={own}
        name={name}
        type="range"
        className={results.slider}
        style={BAR}
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        aria-valuetext={text}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** One of a few. */
export function Choice({ name, label, value, options }: ChoiceProps): ReactNode {
  return (
    <fieldset className={`${segments.segments} ${tool.scripted}`}>
      <legend className={tool.legend}>{label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option}
              defaultChecked={option === value}
            />
            <span style={LARGE}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A button of the figure. @param does the name of its action */
export function Press({
  does,
  children,
  isOff,
}: {
  does: string;
  children: string;
  isOff?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      className={`${tool.button} ${tool.scripted}`}
      style={does === 'play' ? PRESS : LARGE}
      data-act={does}
      disabled={isOff ?? false}
    >
      {children}
    </button>
  );
}

/** The terms of a stream, which change its curve: sliders in columns, two of them on most phones. */
export function Terms({ children }: { children: ReactNode }): ReactNode {
  return (
    <div style={TERMS} data-markdown="off">
      {children}
    </div>
  );
}

/** Buttons that stay together. */
export function Presses({ children }: { children: ReactNode }): ReactNode {
  return <div className={tool.actions}>{children}</div>;
}

/** Controls side by side, one below the other on a phone. Markdown has none. */
export function Controls({ children }: { children: ReactNode }): ReactNode {
  return (
    <div style={ROW} data-markdown="off">
      {children}
    </div>
  );
}

export function Pictures({ children }: { children: ReactNode }): ReactNode {
  return <div style={PICTURES}>{children}</div>;
}

/** The sentence that answers the question, with its amounts. @param letters of the longest one */
export function Said({ sentence, letters }: { sentence: Sentence; letters: number }): ReactNode {
  return (
    <p style={said(letters)}>
      {sentence.map((part, at) =>
        at % 2 === 1 ? (
          <strong key={at} style={STRONG}>
            {part}
          </strong>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </p>
  );
}

/** A link of two words stays on one line. */
const WHOLE = { display: 'inline-block' } as const;

/** Where to go on from here. */
export function Onward({
  links,
}: {
  links: readonly (readonly [to: string, text: string])[];
}): ReactNode {
  return (
    <p className={tool.hint} data-markdown="off">
      {links.map(([to, text], at) => (
        <span key={text}>
          {at > 0 && <span> · </span>}
          <a href={to} style={WHOLE}>
            {text}
          </a>
        </span>
      ))}
    </p>
  );
}

interface ClockProps {
  readonly id: string;
  readonly state: FigureState & { readonly day: number };
  /** The last day. */
  readonly end: number;
  readonly label?: string;
  /** The buttons beside the one that lets the clock run: none, one or a list. */
  readonly children?: ReactNode;
}

/** The clock of days, and the button that lets it run. */
export function Clock({ id, state, end, label = 'Clock', children }: ClockProps): ReactNode {
  const { day } = state;
  return (
    <Controls>
      <Slider
        id={id}
        name="day"
        label={label}
        value={Math.floor(day)}
        max={end}
        text={dayWord(day)}
        buttons={Array.isArray(children) ? children.length : Number(Boolean(children))}
      />
      <Presses>
        <Run state={state} />
        {children}
      </Presses>
    </Controls>
  );
}

/** The button that lets the clock run, and stops it. */
export const Run = ({ state }: { state: FigureState }): ReactNode => (
  <Press does="play">{isPlaying(state) ? 'Stop' : 'Run'}</Press>
);
