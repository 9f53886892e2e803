import { useColorMode } from '@docusaurus/theme-common';
import { storedChoice, type ColorMode } from '@sablier-docs/browser/color-choice';
import { useEffect, useRef } from 'react';

/**
 * Keeps the reader's choice of color mode when the system changes its mode. The framework would follow the system
 * and clear the stored choice.
 */
export function useKeptColorMode(): void {
  const { colorMode, setColorMode } = useColorMode();
  const choice = useRef<ColorMode | undefined>(undefined);
  useEffect(() => {
    choice.current = storedChoice();
  }, [colorMode]);
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const keep = () => {
      const mode = choice.current;
      // After the framework's own listener and before the next frame.
      if (mode) requestAnimationFrame(() => setColorMode(mode));
    };
    system.addEventListener('change', keep);
    return () => system.removeEventListener('change', keep);
  }, [setColorMode]);
}
