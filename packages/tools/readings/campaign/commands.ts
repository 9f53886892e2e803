import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { feeCeilingCommand } from '@sablier-docs/kit/pasted-results/fee';
import {
  castAtBlock,
  BLOCK_LINES,
  printLine,
  tokenLines,
} from '@sablier-docs/kit/pasted-results/commands';
import { claimFeeKind, type ClaimTexts } from './claim-fields';

/**
 * Commands that print the results of a campaign and its token in the format of parsePastedCampaign.
 * A name in capitals is a placeholder for a value that the form lacks.
 * @param the texts of the form
 * @param comptroller Sablier's own on the chain, if there is one
 */
export function campaignCommands(
  fact: CampaignFact,
  campaign: string,
  texts: ClaimTexts,
  comptroller?: string,
): string[] {
  const { views } = fact;
  const token = views.find(({ name }) => name === 'TOKEN' || name === 'ASSET');
  return [
    ...BLOCK_LINES,
    ...views.map((fn) => {
      const values = fn.inputs.map(({ name }) => shellSafe(inputOf(name, texts)));
      return printLine([fn.name, ...values].join(' '), castAtBlock(campaign, fn, ...values));
    }),
    ...(token ? tokenLines(castAtBlock(campaign, token), campaign) : []),
    ...(claimFeeKind(fact) === 'none' ? [] : feeCeilingCommand(comptroller)),
  ];
}

/** The argument of a view in a command: the value of the form, or a placeholder. */
function inputOf(name: string, texts: ClaimTexts): string {
  switch (name) {
    case 'index':
      return texts.index?.trim() || 'INDEX';
    case 'fullAmount':
      return texts.units?.trim() || 'AMOUNT';
    case 'claimTime':
      return '0';
    default:
      return texts.recipient?.trim() || 'ADDRESS';
  }
}

/** Typed text goes into a command only if it has no special meaning in a shell. */
const shellSafe = (text: string): string => (/^\w{1,80}$/.test(text) ? text : 'VALUE');
