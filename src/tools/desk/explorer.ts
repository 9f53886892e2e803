export { explorerFields, inCoin, type ExplorerField } from '../calls/explorer';
