import { appTasks } from '@sablier-docs/protocol/project/app-status';
import { links } from '@sablier-docs/protocol/project/links';
import { findTerm } from '@sablier-docs/protocol/glossary';
import { products } from '@sablier-docs/protocol/releases';
import { flag, attributeKeys, optional, required } from './attribute-rules';
import { component } from './types';

/** Elements within a sentence or around several sentences. */
export const textElements = {
  Term: component({
    group: 'text',
    description: 'a link to the glossary; for the first mention on a page',
    example: '<Term id="cliff">cliff</Term>',
    attributes: { id: required() },
    hasContent: true,
    module: '@site/src/components/Term',
    // A page carries the entries that it links to, not the whole glossary.
    addAttributes({ id }) {
      const { term, definition } = findTerm(id);
      return { term, definition };
    },
  }),
  ExternalLink: component({
    group: 'text',
    description: 'an outside address from `packages/protocol/project/links.ts`',
    example: '<ExternalLink name="audits">the audits</ExternalLink>',
    attributes: { name: required(attributeKeys(links)) },
    hasContent: true,
    module: '@site/src/components/ExternalLink',
  }),
  Release: component({
    group: 'text',
    description: '"Lockup v4.0", from the SDK; `bare` leaves out the name',
    example: '<Release of="lockup" />',
    attributes: { of: required(products), bare: flag },
    module: '@site/src/components/Release',
  }),
  Gas: component({
    group: 'text',
    description:
      'a measured gas figure; without `state`, the gas of each further segment, tranche or stream',
    example: '<Gas of="lockup/linear" call="cancel" state="before the end" />',
    attributes: { of: required(), call: required(), state: optional(), each: flag },
    module: '@site/src/components/Gas',
  }),
  AppStatus: component({
    group: 'text',
    description:
      'whether the app supports a task; `here`, the address of this section, is left out of the alternatives',
    example: '<AppStatus task="withdraw" />',
    attributes: { task: required(attributeKeys(appTasks)), here: optional() },
    module: '@site/src/components/AppStatus',
  }),
  AppDate: component({
    group: 'text',
    description: 'a date of the announcement on the app',
    example: '<AppDate of="until" />',
    attributes: { of: required(['announced', 'until']) },
    module: '@site/src/components/AppStatus',
  }),
  Cards: component({
    group: 'text',
    description: 'links from a landing page, each a `<Card>`',
    example: '<Cards>…</Cards>',
    hasContent: true,
    module: '@site/src/components/Cards',
  }),
  Card: component({
    group: 'text',
    description: 'one of the `<Cards>`',
    example: '<Card to="/concepts/nft" title="NFT">Every stream is one.</Card>',
    attributes: { to: required(), title: required() },
    hasContent: true,
    module: '@site/src/components/Cards',
  }),
};
