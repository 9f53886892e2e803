/** A part of a page, with its content in words. */
interface Part {
  heading: string;
  /** Ids stay when headings change, because other pages and sites link to them. */
  id: string;
  write: string;
}

/** The parts of a page of a section. CONTRIBUTING.md shows `name` and `grammar`. */
export interface Kind {
  name: string;
  sections: readonly string[];
  grammar: string;
  opening: string;
  parts: readonly Part[];
}

const part = (heading: string, id: string, write: string): Part => ({ heading, id, write });

const NEED = part(
  'What you need',
  'what-you-need',
  'Packages, contracts, approvals and roles that the reader has to have.',
);
const PROBLEMS = part('What can go wrong', 'problems', 'A table: error or sign, cause, remedy.');

/** The grammar of pages, by kind. */
export const pageKinds: readonly Kind[] = [
  {
    name: 'Concept',
    sections: ['concepts'],
    grammar: 'what it is, a picture, how it behaves (formula, worked numbers), edge cases, next',
    opening:
      'What it is, in two sentences. Then a picture, such as <StreamPlot>, <DebtPlot> or <Lifecycle>.',
    parts: [
      part(
        'How it behaves',
        'behavior',
        'The formula, and worked numbers from <AmountTable> or <Gas>.',
      ),
      part(
        'Edge cases',
        'edge-cases',
        'Each case with what happens: no funds, too early, too late, another role, an older release.',
      ),
    ],
  },
  {
    name: 'Guide',
    sections: ['guides'],
    grammar:
      'what you build, what you need, steps with code, the whole code, how to run it, what can go wrong',
    opening: 'The task, and who it is for. Name the release with <Release>.',
    parts: [
      part('What you build', 'what-you-build', 'What works at the end.'),
      NEED,
      part('Steps', 'steps', 'One ### for each step, with a region of a file of examples/.'),
      part('The whole code', 'whole-code', 'A fence with file="examples/…" and no region.'),
      part('Run it', 'run', 'The commands, and what they print.'),
      PROBLEMS,
    ],
  },
  {
    name: 'Reference',
    sections: ['reference'],
    grammar: 'signature, who may call, parameters with units, returns, reverts, events, related',
    opening: 'What the page lists, and for which release.',
    parts: [
      part('Signature', 'signature', 'The signature, from data.'),
      part('Who may call it', 'callers', 'Each role, and what it may do.'),
      part('Parameters', 'parameters', 'A table: name, type, unit, meaning.'),
      part('Returns', 'returns', 'Each value with its unit.'),
      part('Reverts', 'reverts', 'Each error with its cause.'),
      part('Events', 'events', 'Each event with its fields.'),
    ],
  },
  {
    name: 'API',
    sections: ['api'],
    grammar: 'the question it answers, query, variables, response, gotchas',
    opening: 'The question that it answers, as a developer asks it.',
    parts: [
      part('The query', 'query', '<Query name="…" /> shows a file of examples/graphql.'),
      part('Variables', 'variables', 'A table: name, type, example.'),
      part('The response', 'response', 'A response that the schema allows, with units.'),
      part('Gotchas', 'gotchas', 'What surprises: units, order, pages, delay.'),
    ],
  },
  {
    name: 'App',
    sections: ['apps', 'support'],
    grammar: "the task in the user's words, steps, limits, cost, what can go wrong",
    opening: 'The task, in the words of the person who has it.',
    parts: [
      part('Steps', 'steps', 'A numbered list; each step is one press or one call.'),
      part('Limits', 'limits', 'What it does not do, and for whom.'),
      part('What it costs', 'cost', 'Fees and gas, with units, from data.'),
      PROBLEMS,
    ],
  },
];

/** @throws when no kind of page is for the section */
export function kindOf(section: string): Kind {
  const kind = pageKinds.find(({ sections }) => sections.includes(section));
  if (!kind) throw new Error(`No kind of page is for the section "${section}".`);
  return kind;
}

const quoted = (text: string) => (/[:#'"]/.test(text) ? `'${text.replace(/'/g, "''")}'` : text);

/**
 * The source of a new page: front matter and headings, with what to write under each as a comment that readers do
 * not see. `npm run check` reports parts that are not written yet.
 */
export function pageSkeleton(title: string, { opening, parts }: Kind): string {
  const next = part('Next', '', 'Two to four links, each with a reason.');
  const blocks = [...parts, next].map(
    ({ heading, id, write }) => `## ${heading}${id && ` {#${id}}`}\n\n{/* ${write} */}\n`,
  );
  return `---\ntitle: ${quoted(title)}\ndescription: ''\n---\n\n{/* ${opening} */}\n\n${blocks.join('\n')}`;
}
