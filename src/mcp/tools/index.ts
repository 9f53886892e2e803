import type { Tool } from '../tool';
import { decodeTool } from './decode';
import { prepareTool } from './prepare';
import { queriesTool, schemaTool } from './queries';
import { readTool } from './read';
import { resolveTool } from './resolve';
import { searchTool } from './search';
import { simulateFlowTool } from './simulate-flow';
import { simulateLockupTool } from './simulate-lockup';

/** The tools in the order in which a client lists them. */
export const tools: readonly Tool[] = [
  searchTool,
  readTool,
  resolveTool,
  decodeTool,
  simulateLockupTool,
  simulateFlowTool,
  queriesTool,
  schemaTool,
  prepareTool,
];
