import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * A menu button as in https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/: the arrows, Home and End
 * move, Escape closes and gives the focus back, Tab and a press elsewhere close.
 */
export function useMenu() {
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const all = items();
    (open === 'first' ? all[0] : all.at(-1))?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = targets[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Escape') {
      close();
      button.current?.focus();
    } else if (event.key === 'Tab') {
      close();
    }
  };

  const toggle = () => setOpen((was) => (was ? false : 'first'));
  return { open: open !== false, root, button, toggle, close, onButtonKey, onMenuKey };
}
