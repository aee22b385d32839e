import type { ReactNode } from 'react';
import { ComponentLibrary } from './ComponentLibrary.tsx';
import { LightUiProvider } from './LightUiProvider.tsx';

export interface UiProviderProps {
  children: ReactNode;
  /** A scheme whatever the visitor has chosen. */
  colorScheme?: 'light' | 'dark';
}

/** Everything that any component needs: for tests, and for pictures of components. */
export function UiProvider({ children, ...scheme }: UiProviderProps) {
  return (
    <LightUiProvider>
      <ComponentLibrary {...scheme}>{children}</ComponentLibrary>
    </LightUiProvider>
  );
}
