import { links } from './links';

/**
 * Where readers reach people, in one place: the navbar, the footer and the help panel lead here. The
 * chat community of the team was a Discord server, which was shut down by June 2026; the section
 * says so and names what is left. If a chat opens, give its address.
 */
export const chat = { label: 'Chat and help', to: '/support/faq#help' } as const;

/** Links of the help panel; static/js/chat-widget.js repeats them. */
export const helpLinks = [
  ['Frequent questions', '/support/faq'],
  ['Manage a stream without the app', '/apps/manage-a-stream'],
  ['My transaction failed', '/support/transaction-failed'],
  ['Is this really Sablier?', '/support/is-this-sablier'],
  ['Write to the team', links.email],
] as const;
