import { campaignTexts } from './campaigns';
import { claimFunctionTexts } from './claims';
import { errorTexts } from './errors';
import { factoryTexts } from './factories';
import { parameterTexts } from './parameters';
import { structTexts } from './structs';

/** Descriptions of Airdrops, whose Solidity is in no package; keys as in `descriptions/`. */
export const airdropsDescriptions: Readonly<Record<string, string>> = {
  ...campaignTexts,
  ...claimFunctionTexts,
  ...errorTexts,
  ...factoryTexts,
  ...parameterTexts,
  ...structTexts,
};
