import type { Algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../types.ts';
import type { OneWaySynonym } from './records.ts';
import { indexSettings } from './settings.ts';

interface Replacement {
  indexName: string;
  records: readonly SearchRecord[];
  synonyms: OneWaySynonym[];
  /** Whether the index exists: its rules and its other settings are then kept. */
  exists: boolean;
}

/**
 * Replaces an index atomically: everything is uploaded to a temporary index, which then replaces the old one.
 * Until then, readers search the old one. After a failure the temporary index is removed and the old one is
 * unchanged.
 */
export async function replaceIndex(client: Algoliasearch, replacement: Replacement): Promise<void> {
  const { indexName, records, synonyms, exists } = replacement;
  const temporary = `${indexName}_tmp_${Date.now().toString(36)}`;
  const done = ({ taskID }: { taskID: number }, name = temporary) =>
    client.waitForTask({
      indexName: name,
      taskID,
      timeout: (tries) => Math.min(tries * 100, 2_000),
    });
  let moving = false;
  try {
    if (exists) {
      const scope = ['settings', 'rules', 'synonyms'] as ('settings' | 'rules' | 'synonyms')[];
      const copy = { operation: 'copy', destination: temporary, scope } as const;
      await done(await client.operationIndex({ indexName, operationIndexParams: copy }));
    }
    await done(await client.setSettings({ indexName: temporary, indexSettings }));
    await done(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await client.chunkedBatch({
      indexName: temporary,
      objects: records.map((record) => ({ ...record })),
      waitForTasks: true,
    });
    const move = { operation: 'move', destination: indexName } as const;
    const moved = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: move,
    });
    moving = true;
    await done(moved, indexName);
  } catch (error) {
    // Once the service has accepted the move, it completes it, whatever happens here.
    if (!moving) await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw error;
  }
}
