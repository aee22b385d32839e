import { useLayoutEffect } from 'react';

export type DocumentTheme = 'light' | 'dark' | 'cream' | 'contrast';

/**
 * Sets a theme on the whole document while mounted, so that dialogs outside the component tree follow it; null leaves
 * the user's scheme.
 */
export function useDocumentTheme(theme: DocumentTheme | null): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.getAttribute('data-theme');
    if (theme === null) return;
    root.setAttribute('data-theme', theme);
    return () => {
      if (before === null) root.removeAttribute('data-theme');
      else root.setAttribute('data-theme', before);
    };
  }, [theme]);
}
