import { drawPage } from './draw';

/**
 * Replaces ../navigation/ask.ts in `docusaurus start`: the HTML of a page, drawn here.
 * @throws for pages that are fetched ahead: drawing them would block the browser's only thread
 */
export async function askDevServer(path: string, priority: RequestPriority): Promise<string> {
  if (priority === 'low') throw new Error('npm start draws no page ahead.');
  return drawPage(path);
}
