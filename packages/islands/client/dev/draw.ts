import render from '@docusaurus/core/lib/client/serverEntry';
import { HelmetProvider } from 'react-helmet-async';

// It would write into the document while it draws.
HelmetProvider.canUseDOM = false;

/**
 * The HTML of a page as a build writes it: Docusaurus' own server entry, in the browser.
 * @param path without query and hash; an unknown one gives the page for errors
 * @throws when the code of the page does not arrive, or a component fails
 */
export async function drawPage(path: string): Promise<string> {
  const { html, collectedData } = await render({ pathname: path });
  const { title, meta, link, script, htmlAttributes } = collectedData.helmet;
  const head = [title, meta, link, script].map(String).join('');
  return (
    `<!doctype html><html ${String(htmlAttributes)}><head>${head}</head>` +
    `<body><div id="__docusaurus">${html}</div></body></html>`
  );
}
