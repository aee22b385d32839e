import type { ReactNode } from 'react';
import './base.css';
import { ConfirmHost } from './components/overlays/useConfirm.tsx';
import { ToastHost } from './components/feedback/toast.tsx';
import { StyleNonce } from './style-nonce.ts';

/**
 * Toasts and confirmations without the component library, mounted once, around the whole app or the player: what they
 * begin with contains none of the library's components. Parts that need the library wrap themselves in
 * `ComponentLibrary`. The page's first script has set the colour scheme.
 */
export function LightUiProvider({ children, nonce }: { children: ReactNode; nonce?: () => string }) {
  return (
    <StyleNonce value={nonce}>
      {children}
      <ToastHost />
      <ConfirmHost />
    </StyleNonce>
  );
}
