import { airdropRows } from './airdrops';
import { flowRows } from './flow';
import { legacyRows } from './legacy';
import { lockupRows } from './lockup';
import { DAY, FLOW, LOCKUP, SEPTEMBER, USDC, WETH } from './values';
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

const assets = [asset(USDC, 'USDC', 'USD Coin', '6'), asset(WETH, 'WETH', 'Wrapped Ether', '18')];

const info = (indexer: string, protocols: string[], startBlock: string): Row => ({
  id: '1',
  chainId: '1',
  commitHash: 'f17f12e8',
  deployedAt: String(SEPTEMBER - 10 * DAY),
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
 * A small index of invented records, from which the sample answers of the documentation come. It
 * holds what the sample queries ask for, and its parts agree with each other.
 */
export const sampleRows: Record<IndexerName, Rows> = {
  streams: {
    ...lockupRows,
    ...flowRows,
    Asset: assets,
    Contract: [contract(LOCKUP, 'LK3', 'lockup'), contract(FLOW, 'FL4', 'flow')],
    Watcher: [
      {
        id: '1',
        chainId: '1',
        flowActionCounter: '5208',
        flowStreamCounter: '803',
        lockupActionCounter: '93008',
        lockupStreamCounter: '41005',
      },
    ],
    IndexerInfo: [info('streams', ['flow', 'lockup'], '17613133')],
  },
  airdrops: {
    ...airdropRows,
    Asset: assets,
    Watcher: [{ id: '1', chainId: '1', actionCounter: '61006', campaignCounter: '403' }],
    IndexerInfo: [info('airdrops', ['airdrops'], '18811605')],
  },
  legacy: legacyRows,
};
