import type { CampaignFact } from '../../../protocol/campaigns/types';
import { ask, BLOCK_LINES, printLine, tokenLines } from '../../pasted/print';
import type { ClaimTexts } from '../fields';

/**
 * Commands that print what a campaign and its token answer, as readPastedCampaign takes it. A name in
 * capitals stands for what the form does not have.
 * @param texts of the form
 */
export function campaignCommands(
  { views }: CampaignFact,
  campaign: string,
  texts: ClaimTexts,
): string[] {
  const token = views.find(({ name }) => name === 'TOKEN' || name === 'ASSET');
  return [
    ...BLOCK_LINES,
    ...views.map((fn) => {
      const values = fn.inputs.map(({ name }) => shellSafe(inputOf(name, texts)));
      return printLine([fn.name, ...values].join(' '), ask(campaign, fn, ...values));
    }),
    ...(token ? tokenLines(ask(campaign, token), campaign) : []),
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
