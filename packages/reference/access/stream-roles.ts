import type { AccessRow, Cell } from './types';

/** Columns of Lockup and Flow. */
export const streamRoles = {
  sender: 'Sender',
  recipient: 'Recipient',
  operator: 'Operator',
  anyone: 'Anyone else',
  comptroller: 'Comptroller',
} as const;
export type StreamRole = keyof typeof streamRoles;
type StreamCells = Readonly<Record<StreamRole, Cell>>;

/** Rows with the same cell for every role. */
export const same = (cell: Cell): StreamCells => ({
  sender: cell,
  recipient: cell,
  operator: cell,
  anyone: cell,
  comptroller: cell,
});

export const everyone = same('yes');
export const nobody = same('no');
export const senderOnly: StreamCells = { ...nobody, sender: 'yes' };
export const comptrollerOnly: StreamCells = { ...nobody, comptroller: 'yes' };

/** The recipient, and the accounts approved for this NFT or for all of them. */
export const holderOnly = (cell: Cell): StreamCells => ({
  ...nobody,
  recipient: cell,
  operator: cell,
});

export const withdrawalAccess: StreamCells = {
  ...same({ only: 'to the recipient' }),
  recipient: 'yes',
  operator: 'yes',
};

type Row = AccessRow<StreamRole>;

/** Rows of several functions of one contract that share a rule. */
export const streamRoleRows = (
  contract: string,
  names: readonly string[],
  cells: StreamCells,
  refusal?: string,
): Row[] =>
  names.map((name) => ({ name, contracts: [contract], cells, ...(refusal ? { refusal } : {}) }));

/** Functions that both stream contracts inherit from ERC-721. */
export const nftRows = (contract: string, transfers: readonly string[]): Row[] => [
  ...streamRoleRows(
    contract,
    transfers,
    holderOnly({ only: 'if transferable' }),
    'ERC721InsufficientApproval',
  ),
  ...streamRoleRows(
    contract,
    ['approve'],
    { ...nobody, recipient: 'yes', operator: { only: 'if approved for all' } },
    'ERC721InvalidApprover',
  ),
  ...streamRoleRows(contract, ['setApprovalForAll'], same({ only: 'for own NFTs' })),
];
