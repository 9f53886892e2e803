import { countEntries, findEntries, openCampaignFile, type Campaign } from '../campaign';
import { CampaignFileError, readCampaignFile } from '../campaign-file';
import { looksInUnits } from '../list-faults';
import { campaignJson } from '../write-file';
import type { CampaignRequest, CampaignResponse } from './worker-messages';

let campaign: Campaign | null = null;

const send = (response: CampaignResponse) => self.postMessage(response);

function open(request: Extract<CampaignRequest, { type: 'open' }>): void {
  const { source, format, decimals, notation } = request;
  try {
    const data = typeof source === 'string' ? source : new Uint8Array(source);
    // Reading a list takes about as long as building its tree.
    const report = (from: number) => (done: number) =>
      send({ type: 'progress', done: from + done / 2 });
    const file = readCampaignFile(data, format, decimals, notation, report(0));
    campaign = openCampaignFile(file, report(0.5));
    const { tree, total, contradictions, faults, byAddress } = campaign;
    const [first] = file.leaves;
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
        faults,
        unitExample: first && looksInUnits(file, decimals) ? first.amount : null,
        repairs: file.repairs,
      },
    });
  } catch (error) {
    if (!(error instanceof CampaignFileError)) throw error;
    send({ type: 'failed', message: error.message, doubtful: error.doubtful });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CampaignRequest>) => {
  if (data.type === 'open') open(data);
  else if (campaign && data.type === 'write') {
    const json = campaignJson(campaign);
    const file = json === null ? null : new Blob([json], { type: 'application/json' });
    send({ type: 'written', file });
  } else if (campaign && data.type === 'find') {
    const entries = findEntries(campaign, data.address);
    send({
      type: 'found',
      address: data.address,
      count: countEntries(campaign, data.address),
      entries,
    });
  }
});
