import { expect } from 'vitest';
import { envioDeployments } from '@sablier-docs/protocol/indexers/endpoints/envio';
import { subgraphName } from '@sablier-docs/protocol/indexers/endpoints/urls';
import { indexerOf } from '@sablier-docs/protocol/indexers/model';
import { statement } from '../../statement';

statement('lockup-flow-share-indexer', ({ indexer }) => {
  expect(indexerOf('lockup').name).toBe('streams');
  expect(indexerOf('flow')).toBe(indexerOf('lockup'));
  const both = '{ LockupStream { id } FlowStream { id } }';
  expect(indexer.fits('lockup', 'envio', both)).toBe(true);
  expect(indexer.fits('airdrops', 'envio', both)).toBe(false);
});

statement('names-subgraphs-envio', ({ indexer }) => {
  expect(subgraphName('streams', 'base')).toBe('sablier-lockup-base');
  expect(envioDeployments.streams.explorer).toContain('lockup');
  expect(indexer.roots('streams', 'envio')).toContain('FlowStream');
});
