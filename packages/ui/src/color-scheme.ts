/**
 * The visitor's colour scheme, which the browser stores on the device. The page's first script sets it before anything
 * is drawn; this follows what the visitor chooses afterwards, without the component library.
 */
import { useSyncExternalStore } from 'react';
import { colorSchemeKey } from './color-scheme-key.ts';

export type ColorScheme = 'light' | 'dark' | 'auto';

const listeners = new Set<() => void>();
/** What is chosen where nothing can be stored. */
let unstored: ColorScheme = 'auto';

export function chosenScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(colorSchemeKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return unstored;
  }
}

const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;
const shownScheme = (): 'light' | 'dark' => {
  const choice = chosenScheme();
  return choice === 'auto' ? (systemIsDark() ? 'dark' : 'light') : choice;
};

function choose(choice: ColorScheme): void {
  unstored = choice;
  try {
    localStorage.setItem(colorSchemeKey, choice);
  } catch {
    // The choice lasts as long as the page.
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme());
  for (const listener of listeners) listener();
}

/** Calls back when something was chosen here or in another tab, or the system changes. Returns what ends that. */
export function watchScheme(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== colorSchemeKey) return;
    document.documentElement.setAttribute('data-mantine-color-scheme', shownScheme());
    onChange();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  system.addEventListener('change', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
    system.removeEventListener('change', onChange);
  };
}

/**
 * The current scheme and a function to change it, which stores the choice on this device; `auto` follows the system.
 */
export function useColorScheme(): {
  scheme: 'light' | 'dark';
  choice: ColorScheme;
  choose: (choice: ColorScheme) => void;
} {
  const scheme = useSyncExternalStore(watchScheme, shownScheme, () => 'light' as const);
  const choice = useSyncExternalStore(watchScheme, chosenScheme, () => 'auto' as const);
  return { scheme, choice, choose };
}
