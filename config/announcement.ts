import { appStatus } from '@sablier-docs/protocol/project/app-status';

/**
 * The bar above the navbar. Readers who dismissed it see it again when `id` changes, so change
 * the id with the text. `content` is HTML that we write; keep it to one line with one link.
 */
export const announcement = {
  id: 'app-status-2026-06',
  content: `The app at app.sablier.com no longer creates EVM streams; claims and withdrawals stay open until ${appStatus.until}. <a href="${appStatus.story}">What this means for you</a>`,
  isCloseable: true,
} as const;
