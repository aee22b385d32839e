import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/**
 * The current scheme and a function to change it, which stores the choice on this device; `auto` follows the system.
 */
export function useColorScheme(): {
  scheme: 'light' | 'dark';
  choice: 'light' | 'dark' | 'auto';
  choose: (choice: 'light' | 'dark' | 'auto') => void;
} {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  return { scheme, choice: colorScheme, choose: setColorScheme };
}
