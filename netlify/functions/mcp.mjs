// Netlify: the documentation server at /mcp. "npm run build" makes the code that it runs.
import { fromFolder } from '../../build-mcp/folder.mjs';

export default fromFolder('build');

export const config = { path: '/mcp' };
