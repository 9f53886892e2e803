// What a rehearsal loads when it is started: the chain, the interfaces of the contracts, and viem's coders.
import facts from '@facts/rehearsal.json';
import { loadInPage, openInPage } from '@sablier-docs/chain/worker/in-page';
import type { WorkerChain } from '@sablier-docs/chain/worker/open';
import type { RehearsalMeans } from './means';
import { NotRehearsed } from './not-rehearsed';
import { rehearseCampaign } from './rehearse-campaign';
import { rehearseCreation } from './rehearse-creation';
import { rehearseStream } from './rehearse-stream';
import type { Rehearsal } from './types';

/** Milliseconds for a call: a batch takes long on a phone. */
const LIMIT = 10_000;

/**
 * A rehearsal on a chain in a worker, which ends with it.
 * @throws NotRehearsed with a sentence for the reader
 */
const starting =
  <Asked>(rehearse: (asked: Asked, means: RehearsalMeans) => Promise<Rehearsal>) =>
  async (asked: Asked): Promise<Rehearsal> => {
    const opened: WorkerChain[] = [];
    const means: RehearsalMeans = {
      facts,
      load: (group) =>
        loadInPage(group).catch((error: Error) => {
          throw new NotRehearsed(error.message);
        }),
      open: (timestamp) => {
        const chain = openInPage({ timestamp, limit: LIMIT });
        opened.push(chain);
        return Promise.resolve(chain);
      },
    };
    try {
      return await rehearse(asked, means);
    } catch (error) {
      if (error instanceof NotRehearsed) throw error;
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      throw new NotRehearsed(`The page could not make the rehearsal: ${why}`);
    } finally {
      for (const chain of opened) chain.close();
    }
  };

export const startStream = starting(rehearseStream);
export const startCreation = starting(rehearseCreation);
export const startCampaign = starting(rehearseCampaign);
