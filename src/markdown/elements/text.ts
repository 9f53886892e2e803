import { appTasks } from '../../../config/app-status';
import { links } from '../../../config/links';
import { findTerm } from '../../glossary';
import { products } from '../../protocol/releases';
import { flag, keysOf, may, need } from './rules';
import { component } from './types';

/** Elements within a sentence, or around a few of them. */
export const text = {
  Term: component({
    group: 'text',
    what: 'a link to the glossary; for the first mention on a page',
    example: '<Term id="cliff">cliff</Term>',
    attributes: { id: need() },
    hasContent: true,
    module: '@site/src/components/Term',
    // A page carries the entries that it links to, and not the whole glossary.
    complete({ id }) {
      const { term, definition } = findTerm(id);
      return { term, definition };
    },
  }),
  ExternalLink: component({
    group: 'text',
    what: 'an outside address from `config/links.ts`',
    example: '<ExternalLink name="audits">the audits</ExternalLink>',
    attributes: { name: need(keysOf(links)) },
    hasContent: true,
    module: '@site/src/components/ExternalLink',
  }),
  Release: component({
    group: 'text',
    what: '"Lockup v4.0", from the SDK; `bare` leaves out the name',
    example: '<Release of="lockup" />',
    attributes: { of: need(products), bare: flag },
    module: '@site/src/components/Release',
  }),
  Gas: component({
    group: 'text',
    what: 'a measured gas figure; without `state`, the gas of each further segment, tranche or stream',
    example: '<Gas of="lockup/linear" call="cancel" state="before the end" />',
    attributes: { of: need(), call: need(), state: may(), each: flag },
    module: '@site/src/components/Gas',
  }),
  AppStatus: component({
    group: 'text',
    what: 'whether the app does a task; `here`, the address of this section, is left out of its ways',
    example: '<AppStatus task="withdraw" />',
    attributes: { task: need(keysOf(appTasks)), here: may() },
    module: '@site/src/components/AppStatus',
  }),
  AppDate: component({
    group: 'text',
    what: 'a date of the announcement on the app',
    example: '<AppDate of="until" />',
    attributes: { of: need(['announced', 'until']) },
    module: '@site/src/components/AppStatus',
  }),
  Cards: component({
    group: 'text',
    what: 'ways onward on a landing page, each a `<Card>`',
    example: '<Cards>…</Cards>',
    hasContent: true,
    module: '@site/src/components/Cards',
  }),
  Card: component({
    group: 'text',
    what: 'one of the `<Cards>`',
    example: '<Card to="/concepts/nft" title="NFT">Every stream is one.</Card>',
    attributes: { to: need(), title: need() },
    hasContent: true,
    module: '@site/src/components/Cards',
  }),
};
