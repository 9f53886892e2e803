// cspell:words soliditylang datatest
/** Hosts of strangers to which pages lead or which they name, beside those of ./links and the explorers of chains. */
export const linkedHosts: readonly string[] = [
  'api.etherscan.io',
  'binaries.soliditylang.org',
  'cloud.hasura.io',
  'datatest.readthedocs.io',
  'docs.chain.link',
  'envio.dev',
  'ethereum.org',
  'gateway-arbitrum.network.thegraph.com',
  'graph.phoenix.lightlink.io',
  'ipfs.io',
  'remix.ethereum.org',
  'support.ledger.com',
  'thegraph.com',
  'thegraph.denergychain.com',
  'www.ledger.com',
  'www.youtube.com',
];
