import { Field } from '@site/src/components/Tool/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import { WithCode } from '@site/src/components/WithCode';
import { actionIds, actions, type ActionId } from '@site/src/protocol/desk/actions';
import type { Said } from '@site/src/protocol/desk/say';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import { functionOf } from '@site/src/tools/desk/fields';
import type { ReactNode } from 'react';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The actions that the release of the stream has. */
export function Choose(props: {
  release: DeskRelease;
  action: ActionId | null;
  set: (action: ActionId | null) => void;
}): ReactNode {
  const { release, action, set } = props;
  const offered = actionIds.filter((id) => functionOf(release, id));
  return (
    <Field label="What you want to do">
      {(control) => (
        <select
          {...control}
          value={action ?? ''}
          onChange={({ target }) => set(offered.find((id) => id === target.value) ?? null)}
        >
          <option value="">Choose</option>
          {offered.map((id) => (
            <option key={id} value={id}>
              {upper(actions[id].wants)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Who may do it, what it does with the values entered, when it fails, and what is final. */
export function Says({ said }: { said: Said }): ReactNode {
  const { who, does, fails, final } = said;
  return (
    <div className={tool.stack}>
      <p role="status">
        <strong>What happens:</strong> <WithCode>{does}</WithCode>
      </p>
      <dl className={tool.facts}>
        <dt>Who can send it</dt>
        <dd>{who}</dd>
        {fails && (
          <>
            <dt>If something is wrong</dt>
            <dd>
              <WithCode>{fails}</WithCode>
            </dd>
          </>
        )}
      </dl>
      {final && <p className={tool.notice}>{final}</p>}
    </div>
  );
}
