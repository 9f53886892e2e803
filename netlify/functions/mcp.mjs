// Netlify: the documentation server at /mcp. "npm run build" makes the code that it runs.
import { fromFolderHere } from '../../build-mcp/folder.mjs';

export default fromFolderHere('build');

export const config = { path: '/mcp' };
