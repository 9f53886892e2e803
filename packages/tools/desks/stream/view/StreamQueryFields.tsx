import chains from '@facts/chains.json';
import { LinkAndChainFields } from '../../flow/view/LinkAndChainFields';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import { parseStreamQuery, type StreamQuery } from '../find';
import type { ReactNode } from 'react';

const LINK = {
  label: 'Link or alias of the stream',
  hint: 'The link of its page in the app, at a marketplace or in an explorer, an alias such as LK3-8453-5, or the address of its contract.',
  placeholder: 'LK3-8453-5',
};

interface Props {
  asked: StreamQuery;
  set: (asked: StreamQuery) => void;
}

/** The fields that identify a stream: one text for everything, or contract, chain and ID. */
export function StreamQueryFields({ asked, set }: Props): ReactNode {
  const change = (part: Partial<StreamQuery>) => set({ ...asked, pasted: '', ...part });
  return (
    <LinkAndChainFields
      link={LINK}
      pasted={asked.pasted}
      onPasted={(text) => set(parseStreamQuery(text, chains))}
      chainId={asked.chainId}
      onChain={(chainId) => change({ chainId })}
    >
      <TextInput
        label="Contract: code or address"
        value={asked.source}
        onValue={(source) => change({ source })}
      />
      <TextInput
        label="Stream ID"
        inputMode="numeric"
        value={asked.tokenId}
        onValue={(tokenId) => change({ tokenId })}
      />
    </LinkAndChainFields>
  );
}
