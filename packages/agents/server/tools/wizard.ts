import { z } from 'zod';
import {
  completed,
  isChoice,
  OPTIONS,
  WIZARD_QUESTIONS,
  refusalReason,
  streamsOf,
  type Answers,
  type Question,
} from '@sablier-docs/create-streams/answers';
import { describeAnswers } from '@sablier-docs/create-streams/describe-answers';
import { DEFAULT_ENTRIES, ENTRY_RULES } from '@sablier-docs/create-streams/entries';
import { LOCKFILE, lockfilePath, packageSet } from '@sablier-docs/create-streams/lockfile';
import { entryLabels, labels } from '@sablier-docs/create-streams/labels';
import { pageState } from '@sablier-docs/create-streams/share';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { flagsOf } from '@sablier-docs/create-streams/terminal/command';
import type { SiteData } from '../site-data/types';
import { shortText } from '../inputs';
import { didYouMean } from '../near-words';
import { documentedAt } from '../pages';
import { newestReleaseName } from '../release-names';
import { defineTool, ToolRefusal } from '../tool';

/** What an answer means, and the streams that have it. */
function saysOf(question: Question): string {
  const streams = streamsOf(question);
  const only = streams === null ? '' : ` Of ${streams} only.`;
  if (!isChoice(question)) {
    const { legend, hint } = entryLabels[question];
    return `${legend}. ${hint}${only} "${DEFAULT_ENTRIES[question]}" unless given.`;
  }
  const { legend, options } = labels[question];
  const meanings = options.map(([option, label]) => `\`${option}\`: ${label}`).join('; ');
  return `${legend}.${only} ${meanings}. \`${OPTIONS[question][0]}\` unless given.`;
}

const inputOf = (question: Question) =>
  (isChoice(question)
    ? z.enum(OPTIONS[question] as readonly [string, ...string[]])
    : z
        .string()
        .max(42)
        .regex(ENTRY_RULES[question].pattern, `Give ${ENTRY_RULES[question].wants}.`)
  )
    .optional()
    .describe(saysOf(question));

const questions = Object.fromEntries(
  WIZARD_QUESTIONS.map((question) => [question, inputOf(question)]),
) as Record<Question, ReturnType<typeof inputOf>>;

/** The project of the integration wizard. */
export const wizardTool = defineTool({
  name: 'wizard',
  title: 'Write a project that creates streams',
  description:
    'Writes a whole project that creates Lockup or Flow streams (contracts with tests for Foundry or Hardhat, a script with viem or ethers, or a React page), from a few answers: the files that the integration wizard of the site gives. Write each file at its path, then run the commands, the first of which fetches the lockfile. A question that has no answer takes its default, which the schema names.',
  input: {
    ...questions,
    chain: shortText('Id or name of the chain; Sepolia unless given.').optional(),
    files: z
      .array(shortText('Path of a file, for example "src/create.ts".'))
      .max(50)
      .optional()
      .describe('Paths of the files whose text is wanted; all unless given.'),
  },
  output: {
    says: z.string().describe('What the project does.'),
    answers: z.record(z.string(), z.string()).describe('Every answer, with the defaults.'),
    chain: z.string(),
    files: z.array(
      z.strictObject({
        path: z.string().describe('From the root of the project.'),
        text: z.string().optional().describe('Missing for a file that was not asked for.'),
        url: z
          .string()
          .optional()
          .describe('Where the lockfile is, which is too long for an answer and never in one.'),
        digest: z.string().optional().describe('Of the file at `url`.'),
      }),
    ),
    executable: z.array(z.string()).describe('Paths of the files to mark as executable.'),
    run: z.array(z.string()).describe('Commands to install and check it, in its folder.'),
    command: z.string().describe('The command that writes the same files.'),
    url: z.string().describe('The page of the wizard with these answers.'),
  },
  async run({ chain: named, files: wanted, ...given }, site) {
    const siteData = await site.data();
    const { wizard } = siteData;
    const chain = chainOf(named, siteData);
    const chosen = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<Answers>;
    const answers = completed(chosen);
    const reason = refusalReason(answers, chain);
    if (reason) throw new ToolRefusal(reason);
    const files = projectFiles(answers, chain.id, wizard);
    const paths = [...files.map(({ path }) => path), LOCKFILE];
    const unknown = wanted?.find((path) => !paths.includes(path));
    if (unknown !== undefined) {
      throw new ToolRefusal(
        `The project has no ${unknown}.${didYouMean(unknown, paths)} It has ${paths.join(', ')}.`,
      );
    }
    const [first = chain] = wizard.chains;
    const flags = flagsOf(answers, chain, first).map((flag) =>
      /\s/.test(flag) ? `'${flag}'` : flag,
    );
    const set = packageSet(answers);
    const lockfile = siteData.siteUrl + lockfilePath(set);
    return {
      page: siteData.siteUrl + documentedAt.wizard,
      release: newestReleaseName(siteData, answers.product),
      says: describeAnswers(answers),
      answers,
      chain: chain.name,
      files: [
        ...files.map(({ path, text }) =>
          wanted === undefined || wanted.includes(path) ? { path, text } : { path },
        ),
        { path: LOCKFILE, url: lockfile, digest: siteData.lockfiles[set] },
      ],
      executable: files.filter(({ text }) => text.startsWith('#!')).map(({ path }) => path),
      run: [`curl -fsSO ${lockfile}`, 'npm install', 'npm test'],
      command: ['npx', `${siteData.siteUrl}/create-sablier-streams.tgz`, ...flags, '--yes'].join(
        ' ',
      ),
      url: `${siteData.siteUrl}${documentedAt.wizard}${pageState({ answers, chainId: chain.id }, wizard.chains)}`,
    };
  },
});

function chainOf(named: string | undefined, { wizard: { chains } }: SiteData) {
  const wanted = named?.trim().toLowerCase();
  const found =
    wanted === undefined
      ? chains[0]
      : chains.find(({ id, name, viem }) =>
          [String(id), name.toLowerCase(), viem.toLowerCase()].includes(wanted),
        );
  if (found) return found;
  const names = chains.map(({ name }) => name);
  throw new ToolRefusal(
    `The wizard has no chain "${named}".${didYouMean(named ?? '', names)} It has those with the newest Lockup and the newest Flow: ${names.join(', ')}.`,
  );
}
