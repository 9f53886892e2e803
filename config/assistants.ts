import { links } from '@sablier-docs/protocol/project/links';

/** Chats in the menu beside "Copy page", in its order. Each takes a question in the parameter `q`. */
export const assistants = [
  { name: 'ChatGPT', address: links.chatgpt },
  { name: 'Claude', address: links.claude },
];
