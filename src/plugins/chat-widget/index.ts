import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transform } from 'esbuild';

const FILE = 'js/chat-widget.js';
/** The oldest browsers in `browserslist`. */
const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

/**
 * Adds the deferred help button of `static/js/` to every page. Without a vendor it opens a panel with the ways to
 * get help and loads nothing. With `CHAT_WIDGET_ID`, the id of a Crisp website, the panel also offers the live
 * chat; the vendor's script is requested only when the reader presses that button. Styles are in
 * src/css/chat.css, so that the widget follows the color mode and needs no inline styles.
 */
export default function chatWidgetPlugin(context: LoadContext): Plugin {
  const { CHAT_WIDGET_ID: vendorId = '' } = process.env;
  if (vendorId && !/^[\w-]+$/.test(vendorId)) {
    throw new Error('CHAT_WIDGET_ID may hold letters, digits, "_" and "-" only.');
  }
  const src = `${context.baseUrl}${FILE}`;
  const attributes = { src, defer: true, ...(vendorId && { 'data-vendor-id': vendorId }) };
  return {
    name: 'chat-widget',
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: 'script', attributes }] }),
    // The bundler copies the file without minifying it, and every page loads it.
    async postBuild({ outDir }) {
      const file = path.join(outDir, FILE);
      const { code } = await transform(await readFile(file, 'utf8'), {
        minify: true,
        target: TARGET,
      });
      await writeFile(file, code);
    },
  };
}
