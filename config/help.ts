import { links } from '@sablier-docs/protocol/project/links';

/**
 * Where readers reach people: the navbar, the footer and the help panel use these addresses. The team's chat
 * community was a Discord server, shut down by June 2026; the section says so and names the other ways. If a
 * new chat opens, put its address here.
 */
export const chat = { label: 'Chat and help', to: '/support/faq#help' } as const;

/** The links that tests expect in the help panel. static/js/chat-widget.js, which is served unchanged, has them too: change both. */
export const helpLinks = [
  ['Frequent questions', '/support/faq'],
  ['Manage a stream without the app', '/apps/manage-a-stream'],
  ['My transaction failed', '/support/transaction-failed'],
  ['Is this really Sablier?', '/support/is-this-sablier'],
  ['Write to the team', links.email],
] as const;
