import aliases from '@facts/streamAliases.json';
import chains from '@facts/chains.json';
import contracts from '@facts/stream-contracts.json';
import type { LinkFacts } from '../facts';

/** Chains, aliases and addresses of the installed SDK. */
export const linkFacts: LinkFacts = { aliases, chains, contracts };
