import { matchesContract, type SearchableRow } from '@sablier-docs/tools/checkers/lookup/match';

export interface Found {
  contracts: number;
  chains: number;
}

/**
 * Hides the rows in `root` that do not match the query, then chains without rows and networks without chains. It
 * reads the rows from the HTML of the page, so that the data is not sent twice.
 */
export function applyFilter(root: HTMLElement, query: string): Found {
  const found: Found = { contracts: 0, chains: 0 };
  for (const network of root.querySelectorAll<HTMLElement>('[data-network]')) {
    let chains = 0;
    for (const section of network.querySelectorAll<HTMLElement>('[data-chain]')) {
      const rows = [...section.querySelectorAll<HTMLTableRowElement>('tbody tr')];
      for (const row of rows) row.hidden = !matchesContract(readRow(section, row), query);
      const shown = rows.filter((row) => !row.hidden).length;
      section.hidden = shown === 0;
      found.contracts += shown;
      chains += shown === 0 ? 0 : 1;
    }
    network.hidden = chains === 0;
    found.chains += chains;
  }
  return found;
}

/** The message for the reader, for example `5 contracts on 1 chain`. */
export function describe({ contracts, chains }: Found): string {
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${many(contracts, 'contract')} on ${many(chains, 'chain')}`;
}

function readRow(section: HTMLElement, row: HTMLTableRowElement): SearchableRow {
  const [chain = '', slug = '', id = ''] = (section.dataset.chain ?? '').split('|');
  const [contract, address = '', ...rest] = [...row.cells].map((cell) => cell.textContent ?? '');
  const isNumber = (text: string) => /^\d+$/.test(text);
  return {
    names: [chain, slug, contract, ...rest.filter((text) => !isNumber(text))]
      .join('\n')
      .toLowerCase(),
    numbers: [id, ...rest.filter(isNumber)],
    address: address.toLowerCase(),
  };
}
