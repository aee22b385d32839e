import { MantineContext, MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { colorSchemeKey } from './color-scheme-key.ts';
import { StyleNonce } from './style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

const colorSchemes = localStorageColorSchemeManager({ key: colorSchemeKey });

interface ComponentLibraryProps {
  children: ReactNode;
  defaultColorScheme?: MantineColorScheme;
}

/** Provides the component library with our theme, unless an ancestor already does. */
export function ComponentLibrary({ children, defaultColorScheme = 'auto' }: ComponentLibraryProps) {
  const provided = useContext(MantineContext) !== null;
  const nonce = useContext(StyleNonce);
  if (provided) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme={defaultColorScheme}
      getStyleNonce={nonce}
      // The theme sets all variables at run time, so a style sheet with their defaults would add 4 kB without need.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
