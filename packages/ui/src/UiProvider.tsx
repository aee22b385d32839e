import type { MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import './base.css';
import { ComponentLibrary } from './ComponentLibrary.tsx';
import { ConfirmHost } from './components/overlays/useConfirm.tsx';
import { ToastHost } from './components/feedback/toast.tsx';
import { StyleNonce } from './style-nonce.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Used until the visitor chooses a scheme; the choice is stored on the device. */
  defaultColorScheme?: MantineColorScheme;
  /** Set on the library's style tag, if a content security policy requires a nonce. */
  nonce?: () => string;
}

/** Theme, colour scheme, toasts and confirmations. Mounted once, around the whole app. */
export function UiProvider({ children, defaultColorScheme = 'auto', nonce }: UiProviderProps) {
  return (
    <StyleNonce value={nonce}>
      <ComponentLibrary defaultColorScheme={defaultColorScheme}>
        {children}
        <ToastHost />
        <ConfirmHost />
      </ComponentLibrary>
    </StyleNonce>
  );
}
