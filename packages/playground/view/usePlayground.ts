import { useUrlState } from '@sablier-docs/kit/form/useUrlState';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sceneOf, type Scene, type SceneId } from '../scenes';
import type { Done, Reading } from '../session';
import { sayDay, sayDone, sayFailure, sayStart } from '../say';
import {
  PLAYGROUND_ID,
  STORY_PARAMETERS,
  readSharedStory,
  writeSharedStory,
  type OwnScene,
} from '../share';
import type { RunningSession } from '../start';
import { readSteps, type Step } from '../steps';
import { storyOf, type Story, type StoryId } from '../stories';

const ADDRESS = { id: PLAYGROUND_ID, query: STORY_PARAMETERS } as const;

export interface State {
  /** Id of the chosen story; empty for a stream and steps of the reader's own. */
  readonly story: string;
  readonly scene: SceneId;
  /** Set when the address has terms in place of those of the scene. */
  readonly own: OwnScene | undefined;
  /** Steps of a story that have not been played. */
  readonly next: readonly Step[];
  /** Whether there are, or were, such steps: their button stays after the last one. */
  readonly isPlanned: boolean;
  readonly done: readonly Done[];
  /** What the last press did, in sentences. */
  readonly said: string;
  readonly reading: Reading | null;
  /** Of the NFT; undefined before it is read, null when there is none. */
  readonly picture: string | null | undefined;
  readonly phase: 'idle' | 'starting' | 'ready' | 'busy';
  /** What went wrong, or what the address holds that cannot be read. */
  readonly problem: string;
}

const begin = ({ scene, steps }: Pick<Story, 'scene' | 'steps'>, story = ''): State => ({
  story,
  scene,
  own: undefined,
  next: readSteps(sceneOf(scene).product, steps),
  isPlanned: steps !== '',
  done: [],
  said: '',
  reading: null,
  picture: undefined,
  phase: 'idle',
  problem: '',
});

/** The scene that is played. */
export const sceneOfState = ({ scene, own }: State): Scene => own?.scene ?? sceneOf(scene);

/** A playground without its looks. It begins with a story, or with what the address holds. */
export function usePlayground(story: StoryId) {
  const [state, setState] = useState(() => begin(storyOf(story), story));
  const session = useRef<RunningSession | null>(null);
  const runs = useRef(0);
  /** The run that acts now: a second press may come before the page shows that the first one is at work. */
  const acting = useRef(-1);

  const end = useCallback(() => {
    runs.current += 1;
    session.current?.close();
    session.current = null;
  }, []);
  useEffect(() => end, [end]);

  const read = useCallback(
    (search: string) => {
      const shared = readSharedStory(search);
      if (!shared) return;
      end();
      const { scene: id, own, steps, problem } = shared;
      const isPlanned = steps.length > 0;
      setState({ ...begin({ scene: id, steps: '' }), own, next: steps, isPlanned, problem });
    },
    [end],
  );
  const { done, next } = state;
  const write = useCallback(
    () => writeSharedStory(state.scene, [...done.map(({ step }) => step), ...next], state.own),
    [state.scene, state.own, done, next],
  );
  const touched = useUrlState(ADDRESS, read, write);

  /** Runs one thing at a time; a failure ends the chain with a sentence, and the steps stay. */
  const run = async (act: (running: RunningSession) => Promise<Partial<State>>) => {
    const running = session.current;
    const mine = runs.current;
    if (!running || state.phase !== 'ready' || acting.current === mine) return;
    acting.current = mine;
    touched.current = true;
    setState((before) => ({ ...before, phase: 'busy' }));
    try {
      const change = await act(running);
      const reading = await running.read();
      if (mine !== runs.current) return;
      acting.current = -1;
      const said = change.said ?? sayDay(reading);
      setState((before) => ({ ...before, ...change, said, reading, phase: 'ready', problem: '' }));
      await draw(running, mine);
    } catch (error) {
      if (mine === runs.current) fail(error);
    }
  };

  /** It takes longer than the rest, so the last picture stays until the next one is there. */
  const draw = async (running: RunningSession, mine: number) => {
    const picture = await running.picture();
    if (mine === runs.current) setState((before) => ({ ...before, picture }));
  };

  const after = (one: Done): Partial<State> => ({
    done: [...state.done, one],
    said: sayDone(one, state.done.length + 1),
  });

  const fail = (error: unknown) => {
    end();
    setState((before) => ({
      ...before,
      next: [...before.done.map(({ step }) => step), ...before.next],
      isPlanned: before.isPlanned || before.done.length > 0,
      done: [],
      said: '',
      reading: null,
      picture: undefined,
      phase: 'idle',
      problem: sayFailure(error),
    }));
  };

  const start = async () => {
    end();
    const mine = runs.current;
    setState((before) => ({
      ...before,
      next: [...before.done.map(({ step }) => step), ...before.next],
      isPlanned: before.isPlanned || before.done.length > 0,
      done: [],
      said: '',
      reading: null,
      picture: undefined,
      phase: 'starting',
      problem: '',
    }));
    try {
      const { start: open } = await import('../start');
      const opened = await open(sceneOfState(state));
      if (mine !== runs.current) {
        opened.close();
        return;
      }
      session.current = opened;
      const reading = await opened.read();
      if (mine !== runs.current) return;
      const said = sayStart(sceneOfState(state));
      setState((before) => ({ ...before, said, reading, phase: 'ready' }));
      await draw(opened, mine);
    } catch (error) {
      if (mine === runs.current) fail(error);
    }
  };

  return {
    state,
    write,
    start,
    choose: (chosen: Pick<Story, 'scene' | 'steps'>, id = '') => {
      end();
      touched.current = true;
      setState(begin(chosen, id));
    },
    travel: (day: number) =>
      run(async (running) => {
        await running.travel(day);
        return {};
      }),
    act: (step: Step) => run(async (running) => after(await running.act(step))),
    playNext: () =>
      run(async (running) => {
        const [step, ...rest] = state.next;
        if (!step) return {};
        // The reader may have gone on to a later day.
        const day = Math.max(step.day, state.reading?.day ?? 0);
        return { ...after(await running.act({ ...step, day })), next: rest };
      }),
    /** Makes steps, or takes them back, until so many are made. */
    walk: (made: number) =>
      run(async (running) => {
        let { done, next } = state;
        let day = state.reading?.day ?? 0;
        while (done.length > made && (await running.undo())) {
          next = [...done.slice(-1).map(({ step }) => step), ...next];
          done = done.slice(0, -1);
          ({ day } = await running.read());
        }
        for (const step of next.slice(0, Math.max(made - done.length, 0))) {
          // The reader may have gone on to a later day.
          day = Math.max(step.day, day);
          done = [...done, await running.act({ ...step, day })];
          next = next.slice(1);
        }
        const last = done.at(-1);
        const said = last && sayDone(last, done.length);
        return { done, next, isPlanned: true, ...(said && { said }) };
      }),
    undo: () =>
      run(async (running) => {
        const last = state.done.at(-1);
        if (!last || !(await running.undo())) return {};
        const said = `Step ${state.done.length} is taken back.`;
        const next = [last.step, ...state.next];
        return { done: state.done.slice(0, -1), next, isPlanned: true, said };
      }),
  };
}
