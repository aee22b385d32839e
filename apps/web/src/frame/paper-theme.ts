import { useEffect } from 'react';

/** Switches a dark theme off while the browser prints the page. */
export function usePaperTheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    let printing = false;
    let theme: string | undefined;
    const toLight = () => {
      // Read now: the user may have chosen another since the page was opened.
      if (!printing) theme = root.dataset['theme'];
      printing = true;
      root.dataset['theme'] = 'light';
    };
    const back = () => {
      if (!printing) return;
      printing = false;
      if (theme === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = theme;
    };
    window.addEventListener('beforeprint', toLight);
    window.addEventListener('afterprint', back);
    return () => {
      back();
      window.removeEventListener('beforeprint', toLight);
      window.removeEventListener('afterprint', back);
    };
  }, []);
}
