import { capitalizedTitle } from '@sablier-docs/kit/calls/view/CallDescription';
import { SelectInput } from '@sablier-docs/kit/form/SelectInput';
import { actionIds, actions, type ActionId } from '../../../readings/contracts/actions';
import type { DeskRelease } from '../../../readings/contracts/types';
import { actionFunction } from '../fields';
import type { ReactNode } from 'react';

/** The actions of the stream's release. */
export function ActionSelect(props: {
  release: DeskRelease;
  action: ActionId | null;
  set: (action: ActionId | null) => void;
}): ReactNode {
  const { release, action, set } = props;
  const offered = actionIds.filter((id) => actionFunction(release, id));
  return (
    <SelectInput
      label="What you want to do"
      options={offered.map((id) => [id, capitalizedTitle(actions[id].wants)])}
      value={action ?? ''}
      onValue={(value) => set(offered.find((id) => id === value) ?? null)}
    />
  );
}
