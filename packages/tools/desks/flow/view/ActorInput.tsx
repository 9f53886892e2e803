import { readActor } from '@sablier-docs/kit/inputs/addresses';
import type { ReactNode } from 'react';
import { TextInput } from '@sablier-docs/kit/form/TextInput';

/** The account that sends a call, if it is not the one in the wallet. */
export function ActorInput({
  value,
  set,
}: {
  value: string;
  set: (text: string) => void;
}): ReactNode {
  const named = readActor(value);
  return (
    <TextInput
      label="Account that sends it (optional)"
      hint="If a Safe sends it, enter the address of the Safe: the page then compares with the Safe, and not with the account in your wallet."
      problem={'problem' in named ? named.problem : undefined}
      value={value}
      onValue={set}
    />
  );
}
