/** Reading settings of the player, stored on the device. */
import type { DocumentTheme } from '@vumon/ui';
import { useState } from 'react';
import { settingsKey } from '../young.ts';

export const textScales = [1, 1.15, 1.3, 1.5, 1.75, 2] as const;
export const examThemes = ['light', 'dark', 'cream', 'contrast'] as const satisfies readonly DocumentTheme[];

export interface Settings {
  /** Index into `textScales`. */
  readonly text: number;
  /** Null follows the app's own colour scheme. */
  readonly theme: DocumentTheme | null;
  readonly keys: boolean;
  readonly timer: boolean;
  /** The carp of grades 1 to 5. */
  readonly carp: boolean;
  /** Width of the left pane in percent. */
  readonly share: number;
}

const usual: Settings = { text: 0, theme: null, keys: true, timer: true, carp: true, share: 50 };
/** State that the tools of an attempt store on the device until it ends. */
export const toolsKey = (attempt: string): string => `player-tools:${attempt}`;

function recall(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as Partial<Settings>;
    return {
      text: textScales[kept.text ?? 0] === undefined ? 0 : (kept.text ?? 0),
      theme: examThemes.find((theme) => theme === kept.theme) ?? null,
      keys: kept.keys !== false,
      timer: kept.timer !== false,
      carp: kept.carp !== false,
      share: typeof kept.share === 'number' && kept.share >= 20 && kept.share <= 80 ? kept.share : 50,
    };
  } catch {
    return usual;
  }
}

export function useSettings(): [Settings, (changes: Partial<Settings>) => void] {
  const [settings, set] = useState(recall);
  return [
    settings,
    (changes) =>
      set((old) => {
        const next = { ...old, ...changes };
        try {
          localStorage.setItem(settingsKey, JSON.stringify(next));
        } catch {
          // Without storage the settings are lost when the page ends.
        }
        return next;
      }),
  ];
}
