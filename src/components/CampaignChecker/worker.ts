import { decode } from '@site/src/tools/csv/decode';
import { findEntries, openCampaign, type Campaign } from '@site/src/tools/merkle/campaign';
import { CampaignFileError, readCampaignFile } from '@site/src/tools/merkle/campaign-file';
import type { CampaignRequest, CampaignResponse } from './messages';

let campaign: Campaign | null = null;

const send = (response: CampaignResponse) => self.postMessage(response);

function open({ source, format, decimals }: Extract<CampaignRequest, { type: 'open' }>): void {
  try {
    const text = typeof source === 'string' ? source : decode(new Uint8Array(source)).text;
    const file = readCampaignFile(text, format, decimals);
    campaign = openCampaign(file, (done) => send({ type: 'progress', done }));
    const { tree, total, contradictions, byAddress } = campaign;
    send({
      type: 'opened',
      summary: {
        kind: file.kind,
        root: tree.root,
        recipients: file.leaves.length,
        addresses: byAddress.size,
        total,
        statedRoot: file.stated.root !== null,
        contradictions,
      },
    });
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error;
    send({ type: 'failed', message: error.message });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CampaignRequest>) => {
  if (data.type === 'open') open(data);
  else if (campaign) {
    const entries = findEntries(campaign, data.address);
    send({ type: 'found', address: data.address, entries });
  }
});
