import { expect } from 'vitest';
import { envioDeployments } from '../../../../src/protocol/indexers/endpoints/envio';
import { subgraphName } from '../../../../src/protocol/indexers/endpoints/urls';
import { indexerOf } from '../../../../src/protocol/indexers/model';
import { claim } from '../../claim';

claim(
  '/api/lockup/endpoints',
  'Lockup and Flow share the indexer streams: one endpoint, one schema.',
  ({ indexer }) => {
    expect(indexerOf('lockup').name).toBe('streams');
    expect(indexerOf('flow')).toBe(indexerOf('lockup'));
    const both = '{ LockupStream { id } FlowStream { id } }';
    expect(indexer.fits('lockup', 'envio', both)).toBe(true);
    expect(indexer.fits('airdrops', 'envio', both)).toBe(false);
  },
);

claim(
  '/api/lockup/endpoints',
  'The names of its subgraphs and of its Envio deployment contain lockup.',
  ({ indexer }) => {
    expect(subgraphName('streams', 'base')).toBe('sablier-lockup-base');
    expect(envioDeployments.streams.explorer).toContain('lockup');
    expect(indexer.roots('streams', 'envio')).toContain('FlowStream');
  },
);
