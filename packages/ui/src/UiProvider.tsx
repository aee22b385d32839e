import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import './base.css';
import { cssVariables, theme } from './theme.ts';
import { ConfirmHost } from './components/useConfirm.tsx';
import { ToastHost } from './components/toast.tsx';

const colorSchemes = localStorageColorSchemeManager({ key: 'color-scheme' });

export interface UiProviderProps {
  children: ReactNode;
  /** Used until the visitor picks a scheme; the pick is remembered on the device. */
  defaultColorScheme?: MantineColorScheme;
  /** Stamped on the library's style tag where a content security policy asks for it. */
  nonce?: () => string;
}

/** Theme, colour scheme, toasts and confirmations: mount once, around everything. */
export function UiProvider({ children, defaultColorScheme = 'auto', nonce }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme={defaultColorScheme}
      getStyleNonce={nonce}
      // All variables come from the theme at run time: their defaults as a style sheet are 4 kB for nothing.
      deduplicateCssVariables={false}
    >
      {children}
      <ToastHost />
      <ConfirmHost />
    </MantineProvider>
  );
}
