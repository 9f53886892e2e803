import chains from '@facts/wizard-chains.json';
import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { Field } from '@sablier-docs/kit/form/Field';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import { useOnDemand } from '@sablier-docs/kit/form/useOnDemand';
import { WaitingButton } from '@sablier-docs/kit/form/WaitingButton';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Family, WizardFacts } from '../contracts/types';
import {
  applies,
  familyOf,
  isChoice,
  WIZARD_QUESTIONS,
  refusalReason,
  type Answers,
  type Choice,
} from '../answers';
import { entryProblem, type Entry } from '../entries';
import { describeAnswers } from '../describe-answers';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { WIZARD_ID } from '../id';
import { entryLabels, labels } from '../labels';
import { packageSet } from '../lockfile';
import { writeProject } from '../write-project';
import { useWizard } from './useWizard';

type Writers = Parameters<typeof writeProject>[0];

/** The samples are data, which a browser reads faster than a script. @throws when they do not arrive */
async function fetchFacts(address: URL): Promise<WizardFacts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} did not arrive: ${response.status}.`);
  return (await response.json()) as WizardFacts;
}

/**
 * Loads the code that writes and shows the files, which is larger than the form and not needed for
 * it.
 */
async function loadWriter(address: URL, loadWriters: () => Promise<Writers>) {
  const [facts, writers, { ProjectFiles }] = await Promise.all([
    fetchFacts(address),
    loadWriters(),
    import('./Files'),
  ]);
  return {
    write: (answers: Answers, chainId: number) =>
      writeProject(writers, { answers, chainId, facts }),
    Files: ProjectFiles,
  };
}

const writers = {
  solidity: () =>
    loadWriter(
      new URL('@facts/wizard-solidity.json', import.meta.url),
      () => import('../contract-projects'),
    ),
  typescript: () =>
    loadWriter(
      new URL('@facts/wizard-typescript.json', import.meta.url),
      () => import('../script-projects'),
    ),
  ethers: () =>
    loadWriter(new URL('@facts/wizard-ethers.json', import.meta.url), async () => {
      const own = import('../ethers/project');
      const { viem } = await import('../script-projects');
      return { ethers: (await own).ethersOf(viem) };
    }),
} satisfies Record<Family, unknown>;

/**
 * The loaded writer for each family of stacks, and a function that loads the one for given answers.
 */
function useWriters() {
  const families = {
    solidity: useOnDemand(writers.solidity),
    typescript: useOnDemand(writers.typescript),
    ethers: useOnDemand(writers.ethers),
  };
  // Their functions stay the same.
  const first = useRef(families);
  const begin = useCallback((answers: Answers) => first.current[familyOf(answers)].load(), []);
  return { families, begin };
}

/** Writes a project that creates streams from a few answers. */
export function IntegrationWizard(): ReactNode {
  const { begin, families } = useWriters();
  const { answers, chainId, answer, setChain, offered, leaveOut } = useWizard(begin);
  const { loaded: writer, failed, load } = families[familyOf(answers)];
  const [pressed, setPressed] = useState(false);
  const chain = chains.find(({ id }) => id === chainId);
  const reason = refusalReason(answers, chain);
  const files = useMemo(
    () => (reason || !writer ? [] : writer.write(answers, chainId)),
    [answers, chainId, reason, writer],
  );
  const asked = WIZARD_QUESTIONS.filter((question) => applies(question, answers));

  const press = () => {
    setPressed(true);
    load();
  };

  return (
    <section
      id={WIZARD_ID}
      className={tool.tool}
      aria-label="Integration wizard"
      data-tool="Integration wizard. Choose product, schedule, sender, recipient, token and stack; it writes a project that creates such streams."
    >
      <noscript>
        <p className={tool.status}>
          The wizard needs JavaScript. Without it, begin with a{' '}
          <a href="/guides/start/overview">starter</a>.
        </p>
      </noscript>
      <div className={`${tool.stack} ${tool.scripted}`}>
        {asked.map((question) =>
          isChoice(question) ? (
            <Ask key={question} question={question} answers={answers} answer={answer} />
          ) : (
            <Type key={question} entry={question} answers={answers} answer={answer} />
          ),
        )}
        <Field label="Chain">
          {(control) => (
            <select
              {...control}
              value={chainId}
              onChange={({ target }) => setChain(Number(target.value))}
            >
              {chains.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {offered !== null && applies('feed', answers) && (
        <OfferedFeed feed={offered} use={() => answer('feed', offered)} leaveOut={leaveOut} />
      )}
      <p role="status" className={tool.status}>
        {reason ?? (failed ? FAILED : statusText(answers, files))}
      </p>
      {!writer && !reason && (
        <div className={tool.actions}>
          <WaitingButton waiting={pressed && !failed} onClick={press}>
            Show the files
          </WaitingButton>
        </div>
      )}
      {writer && files.length > 0 && (
        <writer.Files
          name={`sablier-${answers.product}-integration`}
          files={files}
          set={packageSet(answers)}
          instead={pressed}
        />
      )}
    </section>
  );
}

/** The price feed that a link brings, which is a stranger's until the reader confirms it. */
function OfferedFeed({
  feed,
  use,
  leaveOut,
}: {
  feed: string;
  use: () => void;
  leaveOut: () => void;
}): ReactNode {
  return (
    <div className={tool.notice} role="group" aria-label="Price feed of the link">
      <p>
        The link brings a price feed, which is not filled in: <code translate="no">{feed}</code>.
        Whoever made the link chose it, and whoever controls the feed decides when the recipient is
        paid. Compare all its characters with the list of the oracle.
      </p>
      <div className={tool.actions}>
        <button type="button" className={tool.button} onClick={use}>
          I have compared it: use this feed
        </button>
        <button type="button" className={tool.button} onClick={leaveOut}>
          Leave it out
        </button>
      </div>
    </div>
  );
}

const FAILED = 'The files did not load. Check your connection and press Show the files again.';

const statusText = (answers: Answers, { length }: readonly unknown[]): string =>
  length > 0
    ? `${describeAnswers(answers)} The project has ${length} files and package-lock.json.`
    : describeAnswers(answers);

function Ask<Q extends Choice>(props: {
  question: Q;
  answers: Answers;
  answer: (question: Q, value: Answers[Q]) => void;
}): ReactNode {
  const { question, answers, answer } = props;
  const { legend, options } = labels[question];
  return (
    <SegmentedControl<Answers[Q]>
      legend={legend}
      options={options}
      value={answers[question]}
      onValue={(value) => answer(question, value)}
    />
  );
}

function Type(props: {
  entry: Entry;
  answers: Answers;
  answer: (entry: Entry, value: string) => void;
}): ReactNode {
  const { entry, answers, answer } = props;
  const { legend, hint } = entryLabels[entry];
  return (
    <TextInput
      label={legend}
      hint={hint}
      problem={entryProblem(entry, answers[entry])}
      inputMode={entry === 'feed' ? 'text' : 'decimal'}
      value={answers[entry]}
      onValue={(value) => answer(entry, value.trim())}
    />
  );
}
