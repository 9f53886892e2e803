import { giveFocus } from '@sablier-docs/browser/give-focus';
import type { ReactNode } from 'react';
import tool from './styles.module.css';

interface Props {
  onPress: () => void;
  children: ReactNode;
}

/** A button that goes when it is pressed: its tool takes the focus, because a part of the tool may go too. */
export const LeavingButton = ({ onPress, children }: Props): ReactNode => (
  <div className={tool.actions}>
    <button
      type="button"
      className={tool.button}
      onClick={({ currentTarget }) => {
        const place = currentTarget.closest<HTMLElement>('[data-tool]');
        if (place) giveFocus(place);
        onPress();
      }}
    >
      {children}
    </button>
  </div>
);
