import { useEffect } from 'react';

/** Switches a dark theme off while the browser prints the page. */
export function usePaperTheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    const toLight = () => void (root.dataset['theme'] = 'light');
    const back = () => (theme === undefined ? delete root.dataset['theme'] : void (root.dataset['theme'] = theme));
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', back);
    return () => {
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', back);
    };
  }, []);
}
