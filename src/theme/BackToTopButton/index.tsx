// Wraps: a page that nobody has scrolled needs no way back, and asking where it stands while it is
// taken over costs a phone a layout.
import BackToTopButton from '@theme-original/BackToTopButton';
import { useEffect, useState, type ReactNode } from 'react';

export default function BackToTopButtonWrapper(): ReactNode {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    window.addEventListener('scroll', onScroll, { passive: true, once: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrolled ? <BackToTopButton /> : null;
}
