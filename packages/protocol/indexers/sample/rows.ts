import { airdropRows } from './airdrops';
import { flowRows } from './flow';
import { legacySampleRows } from './legacy';
import { lockupRows } from './lockup';
import { SAMPLE_DAY, SAMPLE_FLOW, SAMPLE_LOCKUP, SEPTEMBER, SAMPLE_USDC, WETH } from './values';
import type { IndexerName } from '../types';
import type { Row, Rows } from './row';

const asset = (address: string, symbol: string, name: string, decimals: string): Row => ({
  id: `asset-1-${address}`,
  address,
  chainId: '1',
  decimals,
  name,
  symbol,
});

const usdc = asset(SAMPLE_USDC, 'USDC', 'USD Coin', '6');
const weth = asset(WETH, 'WETH', 'Wrapped Ether', '18');

const info = (indexer: string, protocols: string[], startBlock: string): Row => ({
  id: '1',
  chainId: '1',
  commitHash: 'f17f12e8',
  deployedAt: String(SEPTEMBER - 10 * SAMPLE_DAY),
  indexer,
  protocols,
  startBlock,
  vendor: 'envio',
  versionLabel: null,
});

const contract = (address: string, alias: string, category: string): Row => ({
  id: `contract-1-${address}`,
  address,
  alias,
  category,
  chainId: '1',
});

/**
 * A small index of invented records as Envio stores it, the source of the sample results in the
 * documentation. Its parts are consistent: a campaign, its claims, their streams, every total.
 */
export const sampleRows: Record<IndexerName, Rows> = {
  streams: {
    ...lockupRows,
    ...flowRows,
    Asset: [usdc],
    Contract: [contract(SAMPLE_LOCKUP, 'LK3', 'lockup'), contract(SAMPLE_FLOW, 'FL4', 'flow')],
    Watcher: [
      {
        id: '1',
        chainId: '1',
        flowActionCounter: '8',
        flowStreamCounter: '3',
        lockupActionCounter: '9',
        lockupStreamCounter: '7',
      },
    ],
    IndexerInfo: [info('streams', ['flow', 'lockup'], '17613133')],
  },
  airdrops: {
    ...airdropRows,
    Asset: [usdc, weth],
    Watcher: [{ id: '1', chainId: '1', actionCounter: '6', campaignCounter: '4' }],
    IndexerInfo: [info('airdrops', ['airdrops'], '18811605')],
  },
  legacy: legacySampleRows,
};
