import { useLayoutEffect, type ReactNode } from 'react';
import './base.css';
import { ConfirmHost } from './components/overlays/useConfirm.tsx';
import { ToastHost } from './components/feedback/toast.tsx';
import { colorSchemeKey } from './color-scheme-key.ts';
import { StyleNonce } from './style-nonce.ts';

/** Sets the visitor's colour scheme on the document, as the component library's provider does. */
function useColorSchemeAttribute(): void {
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      let choice: string | null = null;
      try {
        choice = localStorage.getItem(colorSchemeKey);
      } catch {
        // Without storage the system's colour scheme is used.
      }
      const isDark = choice === 'dark' || (choice !== 'light' && dark.matches);
      document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, []);
}

/**
 * Colour scheme, toasts and confirmations without the component library, for the player, whose first load contains none
 * of the library's components. Parts that need the library wrap themselves in `ComponentLibrary`.
 */
export function LightUiProvider({ children, nonce }: { children: ReactNode; nonce?: () => string }) {
  useColorSchemeAttribute();
  return (
    <StyleNonce value={nonce}>
      {children}
      <ToastHost />
      <ConfirmHost />
    </StyleNonce>
  );
}
