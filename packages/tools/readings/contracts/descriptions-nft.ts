import type { CallText } from '@sablier-docs/protocol/calls/types';
import { addressPhrase, type ShownValues, type ActionDescriptions } from './phrases';
import type { DeskRelease } from './types';

const holders = 'The recipient, or an operator that the recipient approved.';

const hasFlag = ({ views }: DeskRelease): boolean =>
  views.some(({ name }) => name === 'isTransferable');

const transfer = (
  release: DeskRelease,
  { id, from, to }: ShownValues,
  fails: string,
): CallText => ({
  who: holders,
  does: `Transfers the NFT of stream ${id} from ${from ?? 'the present recipient'} to ${addressPhrase(to)}, who becomes the recipient and gets everything that is not withdrawn yet.`,
  fails: `Fails ${hasFlag(release) ? 'if the stream is not transferable, or ' : ''}${fails} ${NO_EXCHANGE}`,
  final: 'Only the new recipient, or an operator that it approved, can send the stream back.',
});

/** A risk that only `safeTransferFrom` prevents. */
export const UNSAFE_TRANSFER =
  'A new recipient that is a contract is not asked: one that cannot handle NFTs keeps the stream forever.';

/** An exchange credits tokens, and its deposit addresses have nobody who withdraws. */
export const NO_EXCHANGE =
  'Do not send a stream to an exchange: its addresses take tokens, and nobody there withdraws from a stream.';

/** Descriptions of the actions that all contracts inherit from ERC-721. */
export const nftDescriptions: ActionDescriptions = {
  safeTransferFrom: (release, shown) =>
    transfer(
      release,
      shown,
      'if the address to transfer from does not own it, or if the new recipient is a contract that does not accept NFTs.',
    ),
  transferFrom: (release, shown) =>
    transfer(release, shown, `if the address to transfer from does not own it. ${UNSAFE_TRANSFER}`),
  approve: ({ product }, { id, to }) => ({
    who: 'The recipient, or an operator that is approved for all NFTs of the recipient.',
    does: /^0x0+$/.test(to ?? '')
      ? `Takes the approval for stream ${id} back. Operators that are approved for all NFTs remain.`
      : `Lets ${addressPhrase(to)} act for the recipient of stream ${id}: withdraw to any address${
          product === 'flow' ? ', void the stream' : ''
        } and transfer the NFT. The previous approval for this stream ends, if there was one. Operators that are approved for all NFTs remain.`,
    final:
      'The approval lasts until it is replaced or the NFT is transferred. Approve only an address that you trust: what it takes cannot be brought back.',
  }),
};
