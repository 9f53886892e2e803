import aliases from '@facts/streamAliases.json';
import chains from '@facts/chains.json';
import type { LinkFacts } from '../facts';

/** Chains and aliases of the installed SDK. */
export const linkFacts: LinkFacts = { aliases, chains };
