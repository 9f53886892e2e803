import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { ShareLink } from '@sablier-docs/kit/form/ShareLink';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { type ReactNode } from 'react';
import { describeStep } from '../describe';
import { openingBalances } from '../opening';
import { sceneIds, scenes } from '../scenes';
import type { Figure } from '../reading';
import { PLAYGROUND_ID } from '../share';
import { answerOf, stories, storyIds, storyOf, type StoryId } from '../stories';
import { Actions } from './Actions';
import { ClockControls } from './Clock';
import { PlaygroundCurve } from './Curve';
import { Log } from './Log';
import { Now } from './Now';
import { People } from './People';
import { Walk } from './Walk';
import { sceneOfState, usePlayground } from './usePlayground';

const SAYS =
  'Playground. A chain inside the page, with the published contracts on it: create a stream, move the clock, act as ' +
  'sender, recipient or a stranger, and see every balance, event and error. No wallet, and nothing is sent.';

const NOTHING: readonly Figure[] = [];
/** The stream of an address in the list of streams. */
const OWN_TERMS = 'own';

const AT_REST = { margin: 0 } as const;
/** Four lines on a phone and two beside, so that the button below keeps its place under the finger. */
const SAID = { margin: 0, minHeight: 'clamp(2lh, calc((42rem - 100vw) * 99), 4lh)' } as const;

interface Props {
  /** The story that it begins with. */
  story?: StoryId;
}

/** A stream of the published contracts, on a chain inside the page. */
export function Playground({ story = 'cancel' }: Props): ReactNode {
  const { state, write, start, choose, travel, act, playNext, walk, undo } = usePlayground(story);
  const { reading, phase, done, next, problem } = state;
  const scene = sceneOfState(state);
  const { title, says, days } = scene;
  const isBusy = phase === 'busy' || phase === 'starting';
  const [upcoming] = next;
  const told = storyIds.find((id) => id === state.story);
  const answer = told ? answerOf(told, done) : '';

  return (
    <section
      id={PLAYGROUND_ID}
      className={tool.tool}
      aria-label="Playground"
      aria-busy={isBusy}
      data-search="off"
      data-tool={SAYS}
    >
      <noscript>
        <p className={tool.hint}>
          The playground runs the published contracts in your browser, so it needs JavaScript.
        </p>
      </noscript>
      <div className={`${tool.stack} ${tool.scripted}`}>
        <p style={{ margin: 0 }}>
          <strong>{told ? storyOf(told).question : title}</strong>
          {state.own && (
            <>
              <br />
              <span>{says}</span>
            </>
          )}
        </p>
        <People
          balances={reading?.balances ?? openingBalances(scene)}
          moves={done.at(-1)?.moves ?? NOTHING}
          steps={done.length}
        />
        <Walk
          steps={[...done.map(({ step }) => step), ...next]}
          made={done.length}
          isReady={phase === 'ready'}
          onWalk={(made) => void walk(made)}
        />
        <div className={tool.actions}>
          <button
            type="button"
            className={tool.button}
            aria-disabled={phase === 'starting'}
            onClick={() => void start()}
          >
            {reading ? 'Start again' : 'Start'}
          </button>
          {reading && state.isPlanned && (
            <button
              type="button"
              className={tool.button}
              aria-disabled={isBusy || !upcoming}
              onClick={() => void playNext()}
            >
              Next step
            </button>
          )}
        </div>
        {/* One element at one place, so that it is heard when it changes; right below the press, so that it is seen. */}
        <p
          role="status"
          className={state.said ? undefined : tool.hint}
          style={reading ? SAID : AT_REST}
        >
          <span>{sayPhase(phase, state.said)}</span>
          {answer && (
            <>
              <br />
              <strong>Answer:</strong> <span>{answer}</span>
            </>
          )}
        </p>
        {reading && (
          <div className={tool.actions}>
            <button
              type="button"
              className={tool.button}
              aria-disabled={isBusy || done.length === 0}
              onClick={() => void undo()}
            >
              Undo the last step
            </button>
            <span className={tool.hint}>
              {upcoming ? `Next, ${describeStep(upcoming).replace(/^Day/, 'day')}` : OWN}
            </span>
          </div>
        )}
        {problem && (
          <p role="alert" className={tool.notice}>
            {problem}
          </p>
        )}
        {/* There before the chain is, so that nothing below it moves away from the finger. */}
        <PlaygroundCurve scene={scene} done={done} now={reading?.day ?? 0} />
        {reading && (
          <>
            <ClockControls
              day={reading.day}
              days={days}
              isBusy={isBusy}
              onDay={(day) => void travel(day)}
            />
            <Actions
              key={state.scene}
              scene={scene}
              isBusy={isBusy}
              onAct={(step) => void act({ ...step, day: reading.day })}
            />
          </>
        )}
        <SelectInput
          label="Story"
          options={storyIds.map((id) => [id, stories[id].question] as const)}
          value={state.story}
          onValue={(value) => {
            const id = storyIds.find((one) => one === value);
            if (id) choose(storyOf(id), id);
          }}
        />
        <SelectInput
          label="Stream"
          hint={says}
          options={[
            ...(state.own ? [[OWN_TERMS, title] as const] : []),
            ...sceneIds.map((id) => [id, scenes[id].title] as const),
          ]}
          value={state.own ? OWN_TERMS : state.scene}
          onValue={(value) => {
            const id = sceneIds.find((one) => one === value);
            if (id) choose({ scene: id, steps: '' });
          }}
        />
        {reading && (
          <>
            <Now reading={reading} picture={state.picture} />
            <ShareLink id={PLAYGROUND_ID} write={write} />
            <Log done={done} />
          </>
        )}
      </div>
    </section>
  );
}

const START =
  'Start deploys the published contracts with a test token on a chain inside this page: no wallet, and nothing is sent. ' +
  'Then each press tells here what it did.';

/** What to do without a step that is planned. */
const OWN = 'Move the clock, or choose an account and an action of your own.';

function sayPhase(phase: string, said: string): string {
  if (phase === 'starting') return 'The contracts are being deployed in this page …';
  return said || START;
}
