import { make } from '@sablier-docs/browser/make';
import { formatAmount } from '@sablier-docs/protocol/amount';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { proofLines } from '../panel/told';
import { editor } from './editor';
import { startSample, type RunningSample } from './start-run';
import type { Holding, SampleResult } from './types';

/** The part of a page that a sample is run in, below it. */
interface SamplePanel {
  /** Runs it again. */
  start(): void;
}

const panels = new WeakMap<Element, SamplePanel>();
let count = 0;

/**
 * Runs the sample of a button, in a panel below its frame that the first press makes.
 * @param button has the sample and the run: `data-run="lockup/create-stream/create-linear#create"`
 */
export function runSample(button: HTMLElement): void {
  // The reader has gone to another page.
  if (!button.isConnected) return;
  const frame = button.closest('[data-sample]') ?? button;
  const panel = panels.get(frame) ?? open(button, frame);
  panel.start();
}

function open(button: HTMLElement, frame: Element): SamplePanel {
  const [sample = '', name = ''] = (button.dataset.run ?? '').split('#');
  const title = make('h3', '', `Run: ${sample.slice(sample.lastIndexOf('/') + 1)}.ts`);
  title.id = `run-${++count}`;
  title.tabIndex = -1;
  const status = make('p', tool.status ?? '', '');
  status.setAttribute('role', 'status');
  const happened = make('div', tool.stack ?? '');
  const [again, stop, close] = [press('Run again'), press('Stop'), press('Close')];
  const files = editor(sample);
  let running: RunningSample | undefined;

  const start = async (): Promise<void> => {
    running?.end();
    const list = proofLines({ worlds: [], isEach: false });
    happened.replaceChildren(make('h4', '', 'What happened'), list.element);
    status.textContent = 'Starting …';
    stop.hidden = false;
    const edited = files.edited();
    const mine = startSample({ sample, name, ...(edited && { edited }) }, (note) => {
      if (mine !== running) return;
      if ('status' in note) status.textContent = note.status;
      else list.step(note.step);
    });
    running = mine;
    try {
      const result = await mine.result;
      if (mine !== running) return;
      status.textContent = say(result, edited !== undefined);
      happened.append(...balancesOf(result));
    } catch (error) {
      if (mine !== running) return;
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    stop.hidden = true;
  };

  again.addEventListener('click', () => void start());
  stop.addEventListener('click', () => running?.end());
  files.onReset(() => void start());
  const hint = make(
    'p',
    tool.hint ?? '',
    'It runs in this page, on the published contracts: no wallet, and nothing is sent. The accounts, their tokens and ' +
      'the time exist only here.',
  );
  const element = make(
    'section',
    tool.tool ?? '',
    title,
    hint,
    status,
    happened,
    files.element,
    make('div', tool.actions ?? '', again, stop, close),
  );
  element.setAttribute('aria-labelledby', title.id);
  element.dataset.print = 'off';
  close.addEventListener('click', () => {
    running?.end();
    running = undefined;
    element.remove();
    panels.delete(frame);
    button.focus();
  });
  frame.after(element);
  const panel: SamplePanel = {
    start: () => {
      // A reader who has gone on while this code came is left where they are.
      if ([button, document.body].includes(document.activeElement as HTMLElement)) title.focus();
      void start();
    },
  };
  panels.set(frame, panel);
  return panel;
}

export function press(words: string): HTMLButtonElement {
  const element = make('button', tool.button ?? '', words);
  element.type = 'button';
  return element;
}

function say({ failed, time }: SampleResult, isEdited: boolean): string {
  const what = isEdited ? 'The edited file' : 'The file';
  const seconds = `${(time / 1000).toFixed(1)} seconds`;
  return failed === '' ? `${what} ran to its end in ${seconds}.` : `${what} failed. ${failed}`;
}

const HEADS = ['Account or contract', 'Before', 'After', 'Change'];

/** The balances that changed, as a table. */
function balancesOf({ moved }: SampleResult): HTMLElement[] {
  const heading = make('h4', '', 'Balances that changed');
  if (moved.length === 0) return [heading, make('p', tool.hint ?? '', 'None.')];
  const head = make('tr', '', ...HEADS.map((one) => scoped('col', one)));
  const rows = moved.map((one) =>
    make(
      'tr',
      '',
      scoped('row', `${one.who}, ${unitOf(one)}`),
      ...[one.before, one.after].map((value) => make('td', '', amount(value, one))),
      make('td', '', change(one)),
    ),
  );
  const table = make('table', '', make('thead', '', head), make('tbody', '', ...rows));
  const frame = make('div', '', table);
  Object.assign(frame, { tabIndex: 0 });
  frame.setAttribute('role', 'region');
  frame.setAttribute('aria-label', 'Balances that changed');
  frame.style.overflowX = 'auto';
  return [heading, frame];
}

function scoped(scope: 'col' | 'row', words: string): HTMLElement {
  const cell = make('th', '', words);
  cell.scope = scope;
  return cell;
}

const unitOf = ({ token }: Holding): string =>
  token === 'coin' ? 'coin, gas included' : token.toUpperCase();

const amount = (value: bigint, { decimals }: Holding): string =>
  formatAmount(value, decimals, { maxDecimals: 6 });

function change(one: Holding): string {
  const difference = one.after - one.before;
  return difference < 0n ? `−${amount(-difference, one)}` : `+${amount(difference, one)}`;
}
