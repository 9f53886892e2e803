import type { KnownContract, KnownUse } from '@sablier-docs/protocol/known-contracts';
import type { Verdict } from './verdict';
import type { Finding } from './types';

const PRODUCTS: Readonly<Record<KnownUse['product'], string>> = {
  lockup: 'Lockup',
  flow: 'Flow',
  airdrops: 'Airdrops',
  bob: 'Bob',
  legacy: 'Legacy',
  comptroller: 'Comptroller',
};

/** For example `Lockup v4.0`. */
export const knownUseRelease = ({ product, release }: KnownUse): string =>
  release ? `${PRODUCTS[product]} ${release}` : PRODUCTS[product];

/** For example `SablierLockup of Lockup v4.0`; the first use of an address with several. */
function nameOf({ uses: [use] }: KnownContract): string {
  if (!use) return 'a Sablier contract';
  return use.release ? `${use.contract} of ${knownUseRelease(use)}` : use.contract;
}

const WRONG_CASE =
  'The upper and lower case of its letters do not fit together (EIP-55), so at least one character was changed.';

/** Findings about addresses and streams. */
export type AddressFinding = Extract<
  Finding,
  {
    kind:
      | 'contract'
      | 'lookalike'
      | 'stranger'
      | 'zero'
      | 'malformed'
      | 'program'
      | 'stream'
      | 'no-stream';
  }
>;

export function describeAddress(finding: AddressFinding): Verdict {
  switch (finding.kind) {
    case 'contract':
      return describeContract(finding);
    case 'lookalike': {
      const { like, differs } = finding.lookalike;
      return {
        tone: 'fake',
        title: `Not Sablier: it imitates ${nameOf(like)}`,
        text: `${differs.length} of its 40 digits ${differs.length === 1 ? 'differs' : 'differ'} from the real address, and the rest is the same. This does not happen by chance: the address was made to deceive, or it was copied with mistakes. Send nothing to it and do not call it.`,
      };
    }
    case 'stranger':
      return {
        tone: 'other',
        title: 'Not a Sablier contract on any chain that these pages know',
        text: `${finding.hasWrongCase ? `${WRONG_CASE} Copy it again from where you found it. ` : ''}It can be a person’s wallet, a token, a Safe or somebody else’s contract; an NFT of this address is no stream of Sablier. If it was given to you as Sablier’s, approve nothing for it and send nothing to it. The campaign of an airdrop is on no list, because its creator sets it up: before you claim, check that a factory of Sablier created it.`,
      };
    case 'zero':
      return {
        tone: 'other',
        title: 'This is the zero address',
        text: 'It belongs to nobody. Explorers show it as the sender when a token or an NFT is created. Tokens sent to it are lost.',
      };
    case 'malformed':
      return describeMalformed(finding.problem, finding.like);
    case 'program':
      return finding.program
        ? {
            tone: 'real',
            title: `Sablier on Solana: ${finding.program}`,
            text: 'The SDK lists this program.',
          }
        : {
            tone: 'other',
            title: 'Not a Sablier program on Solana',
            text: 'It has the form of a Solana address, and is on no list of Sablier’s programs: it can be a wallet, a token or somebody else’s program. Upper and lower case count in such addresses. If it was given to you as Sablier’s, sign nothing for it and send nothing to it.',
          };
    case 'stream': {
      const { contract, product, version, tokenId, alias } = finding.names;
      const release = `${product === 'lockup' ? 'Lockup' : 'Flow'} ${version}`;
      return {
        tone: 'real',
        title: `${alias} names stream ${tokenId} of ${contract}, ${release}`,
        text: 'The contract is Sablier’s. Whether the stream exists, who created it and what it pays is not part of its ID: read that below. Anybody can create a stream, also one of a worthless token.',
      };
    }
    case 'no-stream':
      return {
        tone: 'other',
        title: 'This names no stream of a Sablier contract',
        text: `${finding.problem} Copy the ID again from the page of the stream in the app, or paste the address of the NFT’s contract.`,
      };
  }
}

function describeContract({
  known,
  hasWrongCase,
  elsewhere,
}: Extract<AddressFinding, { kind: 'contract' }>): Verdict {
  const where =
    'It is this contract on the chains listed here and on no other. Compare the chain as well as the address. Do not send tokens to it by a plain transfer: they would belong to no stream.';
  if (elsewhere !== undefined) {
    return {
      tone: 'other',
      title: `Not known to be Sablier’s on “${elsewhere.slice(0, 40)}”`,
      text: `The address is that of ${nameOf(known)} on other chains. The chain that came with it is not one of them, so what answers there may be somebody else’s. Use it on the chains listed here only.`,
    };
  }
  return {
    tone: hasWrongCase ? 'other' : 'real',
    title: `A Sablier contract: ${nameOf(known)}`,
    text: hasWrongCase
      ? `The digits are right, but the upper and lower case of the letters is not that of EIP-55: somebody has changed it. Use the address below. ${where}`
      : where,
  };
}

const describeMalformed = (problem: string, like: KnownContract | undefined): Verdict => ({
  tone: like ? 'fake' : 'other',
  title: like ? `Not an address, but close to ${nameOf(like)}` : 'Not a valid address',
  text: `${problem} ${like ? 'Use the real address below.' : 'Copy it again from where you found it.'}`,
});
