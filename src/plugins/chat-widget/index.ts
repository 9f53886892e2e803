import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Adds the chat loader of `static/js/` to every page, deferred. `CHAT_WIDGET_ID` is the id of a
 * Crisp website; without it the loader opens a panel of links and loads nothing.
 */
export default function chatWidgetPlugin(context: LoadContext): Plugin {
  const { CHAT_WIDGET_ID: vendorId = '' } = process.env;
  if (vendorId && !/^[\w-]+$/.test(vendorId)) {
    throw new Error('CHAT_WIDGET_ID may hold letters, digits, "_" and "-" only.');
  }
  const src = `${context.baseUrl}js/chat-widget.js`;
  const attributes = { src, defer: true, ...(vendorId && { 'data-vendor-id': vendorId }) };
  return {
    name: 'chat-widget',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', attributes }] }),
  };
}
