import { upper } from '@site/src/components/CallOutputs/Says';
import { SelectInput } from '@site/src/components/Tool/SelectInput';
import { actionIds, actions, type ActionId } from '@site/src/protocol/desk/actions';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import { functionOf } from '@site/src/tools/desk/fields';
import type { ReactNode } from 'react';

/** The actions that the release of the stream has. */
export function Choose(props: {
  release: DeskRelease;
  action: ActionId | null;
  set: (action: ActionId | null) => void;
}): ReactNode {
  const { release, action, set } = props;
  const offered = actionIds.filter((id) => functionOf(release, id));
  return (
    <SelectInput
      label="What you want to do"
      options={offered.map((id) => [id, upper(actions[id].wants)])}
      value={action ?? ''}
      onValue={(value) => set(offered.find((id) => id === value) ?? null)}
    />
  );
}
