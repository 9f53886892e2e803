import type { Tool } from '../tool';
import { claimTool } from './claim';
import { createCampaignTool } from './create-campaign';
import { createFlowTool } from './create-flow';
import { createLockupTool } from './create-lockup';
import { decodeTool } from './decode';
import { flowRateTool } from './flow-rate';
import { prepareTool } from './prepare';
import { queriesTool, schemaTool } from './queries';
import { readTool } from './read';
import { resolveTool } from './resolve';
import { searchTool } from './search';
import { simulateFlowTool } from './simulate-flow';
import { simulateLockupTool } from './simulate-lockup';
import { upgradeTool } from './upgrade';
import { wizardTool } from './wizard';

/** The tools in the order in which a client lists them. */
export const serverTools: readonly Tool[] = [
  searchTool,
  readTool,
  resolveTool,
  decodeTool,
  simulateLockupTool,
  simulateFlowTool,
  flowRateTool,
  queriesTool,
  schemaTool,
  createLockupTool,
  createFlowTool,
  createCampaignTool,
  prepareTool,
  claimTool,
  upgradeTool,
  wizardTool,
];
