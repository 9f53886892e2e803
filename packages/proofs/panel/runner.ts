import { make } from '@sablier-docs/browser/make';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Note, Result } from '../run/messages';
import { startProof, type Running } from './start-proof';
import { proofLines, type Told } from './told';
import type { ListedProof } from '../run/types';

interface Runner {
  readonly element: HTMLElement;
  /** Ends the worker. */
  end(): void;
}

/** The part of the panel that runs the test: a choice of cases, two buttons, and what happens. */
export function runner(file: string, proof: ListedProof): Runner {
  const { id, worlds } = proof;
  const [start, breaking] = [press('Run it here'), press('Break it')];
  const cases = worlds.length > 0 ? caseField(worlds) : undefined;
  const bar = make('progress', '');
  bar.max = Math.max(1, worlds.length);
  bar.hidden = true;
  bar.setAttribute('aria-label', 'Cases that were run');
  bar.style.width = '100%';
  const status = make('p', tool.status ?? '', 'Not run yet.');
  status.setAttribute('role', 'status');
  const happened = make('div', tool.stack ?? '');
  let running: Running | undefined;

  const run = async (isBroken: boolean): Promise<void> => {
    running?.end();
    const world = Number(cases?.select.value ?? 0);
    const list = proofLines({ worlds, isEach: worlds.length > 0 && world === 0 });
    happened.replaceChildren(make('h3', '', 'What happened'), list.element);
    bar.hidden = worlds.length === 0 || world > 0;
    bar.value = 0;
    status.textContent = 'Starting …';
    const mine = startProof({ file, id, world, isBroken }, (note) => {
      if (mine === running) hear(note, list);
    });
    running = mine;
    try {
      const [result] = await mine.results;
      if (mine === running && result) end(result, isBroken, list);
    } catch (error) {
      if (mine === running)
        status.textContent = error instanceof Error ? error.message : String(error);
    }
  };

  const hear = (note: Note, list: Told): void => {
    if ('status' in note) status.textContent = note.status;
    else if ('step' in note) list.step(note.step);
    else {
      bar.value = note.world - 1;
      status.textContent = `Case ${note.world} of ${note.of} …`;
      list.world(note.world);
    }
  };

  const end = (result: Result, isBroken: boolean, list: Told): void => {
    list.end(result.passed);
    if (result.passed) bar.value = bar.max;
    status.textContent = say(result, isBroken);
    if (!result.passed && !isBroken) {
      const message = make('pre', tool.output ?? '', result.says);
      message.style.whiteSpace = 'pre-wrap';
      happened.append(message);
    }
  };

  start.addEventListener('click', () => void run(false));
  breaking.addEventListener('click', () => void run(true));
  const hint = make(
    'p',
    tool.hint ?? '',
    'It runs in this page, on the published contracts: no wallet, and nothing is sent. Break it changes one figure that the ' +
      'test expects, which has to make it fail.',
  );
  const element = make('section', tool.stack ?? '', make('h3', '', 'Run it'), hint);
  if (cases) element.append(cases.element);
  element.append(make('div', tool.actions ?? '', start, breaking), bar, status, happened);
  return {
    element,
    end: () => {
      running?.end();
      running = undefined;
    },
  };
}

function press(words: string): HTMLButtonElement {
  const element = make('button', tool.button ?? '', words);
  element.type = 'button';
  return element;
}

function caseField(worlds: readonly string[]) {
  const select = make('select', '');
  select.append(option(0, `All ${worlds.length} cases`));
  worlds.forEach((words, at) => select.append(option(at + 1, `${at + 1}: ${words}`)));
  const label = make('label', '', 'Case');
  label.htmlFor = select.id = 'proof-case';
  return { select, element: make('div', tool.field ?? '', label, select) };
}

function option(value: number, words: string): HTMLOptionElement {
  const element = make('option', '', words);
  element.value = String(value);
  return element;
}

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} seconds`;

function say({ passed, change, compared, time }: Result, isBroken: boolean): string {
  const count = `${compared} ${compared === 1 ? 'comparison' : 'comparisons'}, ${seconds(time)}`;
  if (!isBroken) return passed ? `The sentence holds: ${count}.` : `The test fails after ${count}.`;
  if (change === '') return 'The test compares no figure that could be changed.';
  return passed ? `${change} The test did not notice.` : `${change} The test fails, as it has to.`;
}
