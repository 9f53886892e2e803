import aliases from '@facts/streamAliases.json';
import chains from '@facts/chains.json';
import type { Knowledge } from '@site/src/tools/links/knowledge';

/** What the installed SDK knows of chains and contracts. */
export const knowledge: Knowledge = { aliases, chains };
