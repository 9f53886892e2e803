import type { ComponentProps, ReactNode } from 'react';
import tool from './styles.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Whether a press waits for its code. */
  waiting: boolean;
}

/** A button that shows that its press is kept, as the buttons do that are pressed before their tool answers. */
export const WaitingButton = ({ waiting, ...button }: Props): ReactNode => (
  <button
    {...button}
    type="button"
    className={tool.button}
    data-waiting={waiting ? '' : undefined}
  />
);
