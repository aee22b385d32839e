import { MantineContext, MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { useContext, useState, type ReactNode } from 'react';
import { chosenScheme, watchScheme, type ColorScheme } from './color-scheme.ts';
import { StyleNonce } from './style-nonce.ts';
import './targets.css';
import { cssVariables, theme } from './theme.ts';

interface ComponentLibraryProps {
  children: ReactNode;
  /** A scheme whatever the visitor has chosen, for pictures of components. */
  colorScheme?: 'light' | 'dark';
}

/** Follows what the visitor chooses; nothing is chosen through the library. */
function followChoice(): MantineColorSchemeManager {
  let end: (() => void) | undefined;
  return {
    get: (otherwise) => (typeof window === 'undefined' ? otherwise : chosenScheme()),
    set: () => undefined,
    subscribe: (onUpdate: (scheme: ColorScheme) => void) => {
      end = watchScheme(() => onUpdate(chosenScheme()));
    },
    unsubscribe: () => end?.(),
    clear: () => undefined,
  };
}

/**
 * Provides the component library with our theme, unless an ancestor already does. Pages have it around them (`routes.tsx`
 * of the web app), except those that draw nothing of the library; so have dialogs, which any page may open.
 */
export function ComponentLibrary({ children, colorScheme }: ComponentLibraryProps) {
  const provided = useContext(MantineContext) !== null;
  const nonce = useContext(StyleNonce);
  const [schemes] = useState(followChoice);
  if (provided) return children;
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      {...(colorScheme && { forceColorScheme: colorScheme })}
      getStyleNonce={nonce}
      // The theme sets all variables at run time, so a style sheet with their defaults would add 4 kB without need.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
