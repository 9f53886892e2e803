import type { ComponentProps, ReactNode } from 'react';
import { Choice, Clock, Controls, Onward, Said } from '../drawing/controls';
import { Lanes, type CallLane } from '../drawing/Lanes';
import type { FigureState, Sentence } from '../figure';
import { DAYS } from './lockup';

type Caller = readonly [who: string, name: string];

interface Props {
  readonly id: string;
  readonly state: FigureState & { readonly day: number };
  readonly sentence: Sentence;
  /** Of the longest sentence. */
  readonly letters: number;
  /** A choice above the picture, on which its size depends. */
  readonly first?: ComponentProps<typeof Choice>;
  readonly caller: Caller;
  readonly callers: readonly Caller[];
  /** What some calls have to pass. */
  readonly gate: string;
  readonly lanes: readonly CallLane[];
  /** What decides whether the gate is shut. */
  readonly cause: ComponentProps<typeof Choice>;
  readonly links: ComponentProps<typeof Onward>['links'];
}

/** The calls of one caller on a day, what can stop them, and its controls. */
export function CallsPicture({
  id,
  state,
  sentence,
  letters,
  first,
  caller: [who, name],
  callers,
  gate,
  lanes,
  cause,
  links,
}: Props): ReactNode {
  return (
    <>
      <Said letters={letters} sentence={sentence} />
      {first && (
        <Controls>
          <Choice {...first} />
        </Controls>
      )}
      <Lanes caller={name} gate={gate} lanes={lanes} clock={state.day} />
      <Controls>
        <Choice {...cause} />
        <Choice name="who" label="Who makes the calls" value={who} options={callers} />
      </Controls>
      <Clock id={id} state={state} end={DAYS} />
      <Onward links={links} />
    </>
  );
}
