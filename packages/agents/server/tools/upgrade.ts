import { z } from 'zod';
import { checklistPath } from '@sablier-docs/reference/public-data/checklist-rows';
import { roles, stepTitles, type Item } from '@sablier-docs/reference/upgrades/types';
import { shortText } from '../inputs';
import { textOutput as line, texts as lines } from '../outputs';
import { serverReleaseName } from '../release-names';
import { defineTool, ToolRefusal } from '../tool';

/** The parts of a checklist's file that are read here. */
interface ListFile {
  page: string;
  items: (Pick<Item, 'step' | 'for' | 'name' | 'before' | 'after' | 'todo' | 'signatures'> & {
    oldHashes: string[];
    newHashes: string[];
  })[];
}

const release = (description: string) =>
  shortText(description).regex(/^v\d+\.\d+$/, 'Give a release such as "v2.0".');

/** The checklist between two releases. */
export const upgradeTool = defineTool({
  name: 'upgrade',
  title: 'Checklist of an upgrade between two releases',
  description:
    'Lists what to change in code that moves from one release of Lockup, Flow or Airdrops to a newer one, in order: what breaks in silence, packages, imports, hooks, structs field by field, functions, events with topics, errors with selectors, GraphQL. Any two releases of a product.',
  input: {
    product: z.enum(['lockup', 'flow', 'airdrops']).describe('The product.'),
    from: release('The release that the code is written for, for example "v2.0".'),
    to: release('The newer release; the newest unless given.').optional(),
    have: z
      .enum(roles)
      .optional()
      .describe(
        'What the code is: `caller`, a contract that calls; `hook`, a contract that is called; `script`, a script or dApp; `indexer`. All entries unless given.',
      ),
  },
  output: {
    from: line,
    to: line,
    steps: z.array(
      z.strictObject({
        step: line,
        title: line,
        entries: z.array(z.record(line, z.union([line, lines]))),
      }),
    ),
  },
  async run({ product, from, to, have }, site) {
    const { releases } = await site.data();
    const own = releases.filter((one) => one.product === product);
    const last = to ?? own.find(({ isLatest }) => isLatest)?.version ?? '';
    const known = own.map(({ version }) => version).sort();
    const text =
      known.includes(from) && known.includes(last) && from < last
        ? await site.file(`/${checklistPath({ product, from, to: last })}`)
        : null;
    if (text === null) {
      throw new ToolRefusal(
        `There is no upgrade of ${product} from ${from} to ${last}. Its releases, oldest first: ${known.join(', ')}.`,
      );
    }
    const { page, items } = JSON.parse(text) as ListFile;
    const chosen = items.filter((one) => have === undefined || one.for.includes(have));
    return {
      page,
      release: serverReleaseName(product, last),
      from,
      to: last,
      steps: Object.entries(stepTitles).flatMap(([step, title]) => {
        const entries = chosen.filter((one) => one.step === step).map(withoutEmpty);
        return entries.length === 0 ? [] : [{ step, title, entries }];
      }),
    };
  },
});

/** An entry without its step and without what it does not have, which would be most of the text. */
const withoutEmpty = (entry: ListFile['items'][number]) => ({
  for: entry.for.join(', '),
  ...Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) => name !== 'step' && name !== 'for' && value.length > 0,
    ),
  ),
});
