import { make } from '@sablier-docs/browser/make';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ListedFile, ListedProof } from '../run/types';
import { runner } from './runner';

/** Where the mark of a sentence leads: the file of its test below tests/statements, and the line. */
const TARGET = /\/tests\/statements\/(.+)\.statements\.ts#L(\d+)$/;

/**
 * Opens the panel of a tested sentence: what it was tried on, the steps of its test, and the test itself to run.
 * @param mark the link to the test
 * @throws when the sentence can't be loaded
 */
export async function openProof(mark: HTMLAnchorElement): Promise<void> {
  const [, file = '', line] = TARGET.exec(mark.href) ?? [];
  const response = await fetch(`/proofs/${file}.json`);
  if (!response.ok) throw new Error(`The sentence did not load: status ${response.status}.`);
  const { proofs } = (await response.json()) as ListedFile;
  const proof = proofs.find((one) => one.line === Number(line));
  if (!proof) throw new Error('The site has no test for this mark.');
  // Meanwhile the reader may have gone to another page, or opened the search.
  if (mark.isConnected && !document.querySelector('dialog[open]')) show(file, proof, mark);
}

function show(file: string, proof: ListedProof, mark: HTMLAnchorElement): void {
  const heading = make('h2', '', 'A tested sentence');
  heading.id = 'proof-title';
  // Reading begins here, not at the first button.
  Object.assign(heading, { tabIndex: -1, autofocus: true });
  const close = button('Close');
  const source = make('a', '', 'The test in the repository');
  source.href = mark.href;
  const about = make(
    'p',
    tool.hint ?? '',
    `${proof.kinds.includes('indexer') ? 'Checked against' : 'Tested on'} ${proof.on}.`,
  );
  const body = make('div', tool.tool ?? '', heading, sentenceOf(proof), about, stepsOf(proof));
  const run = proof.reason ? undefined : runner(file, proof);
  body.append(run?.element ?? make('p', tool.hint ?? '', `A page can't run it: ${proof.reason}.`));
  body.append(make('div', tool.actions ?? '', source, close));
  // The dialog has the frame, as the browser draws it.
  Object.assign(body.style, { margin: '0', border: '0' });

  const dialog = make('dialog', '', body);
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.dataset.proof = proof.id;
  Object.assign(dialog.style, {
    padding: '0',
    width: 'min(46rem, 100% - 1rem)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface-raised)',
    color: 'var(--text)',
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    run?.end();
    dialog.remove();
    mark.focus();
  });
  // A press beside the panel.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}

function sentenceOf({ sentence }: ListedProof): HTMLElement {
  return make('p', '', make('strong', '', sentence.replaceAll('`', '')));
}

function codeOf(text: string): HTMLElement {
  const code = make('code', '', text);
  code.translate = false;
  return code;
}

/** The steps of the test before it has run: in words, and its code. */
function stepsOf({ steps }: ListedProof): HTMLElement {
  const list = make('ol', '');
  list.style.overflowWrap = 'anywhere';
  for (const { words, code } of steps) {
    list.append(make('li', '', words ?? codeOf(code.replace(/\s+/g, ' '))));
  }
  const code = make('pre', tool.output ?? '', codeOf(steps.map((one) => one.code).join('\n')));
  code.tabIndex = 0;
  code.setAttribute('aria-label', 'The test in code');
  code.style.whiteSpace = 'pre-wrap';
  const details = make('details', '', make('summary', '', 'The test in code'), code);
  return make('section', tool.stack ?? '', make('h3', '', 'The steps of its test'), list, details);
}

function button(words: string): HTMLButtonElement {
  const element = make('button', tool.button ?? '', words);
  element.type = 'button';
  return element;
}
