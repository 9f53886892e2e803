import type { CampaignFact } from '../../../protocol/campaigns/types';
import { ceilingLine } from '../../pasted/fee';
import { ask, BLOCK_LINES, printLine, tokenLines } from '../../pasted/print';
import { feeOf, type ClaimTexts } from '../fields';

/**
 * Commands that print what a campaign and its token answer, as readPastedCampaign takes it. A name in
 * capitals stands for what the form does not have.
 * @param texts of the form
 * @param comptroller Sablier's own on the chain, where there is one
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
      return printLine([fn.name, ...values].join(' '), ask(campaign, fn, ...values));
    }),
    ...(token ? tokenLines(ask(campaign, token), campaign) : []),
    ...(feeOf(fact) === 'none' ? [] : ceilingLine(comptroller)),
  ];
}

/** What stands for an input of a view in a command, from the form where that has it. */
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

/** What was typed goes into a command only if no shell can read more into it. */
const shellSafe = (text: string): string => (/^\w{1,80}$/.test(text) ? text : 'VALUE');
