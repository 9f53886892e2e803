import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Replaces Docusaurus' module of this name in `docusaurus start`. Theirs writes into a stream of Node.js. Tools
 * are drawn while the page is (../../Island/draw.server.tsx), for which it takes another renderer than theirs.
 * @throws what a component throws
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(app, {
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  if (failure !== undefined) throw failure;
  return new Response(stream).text();
}
