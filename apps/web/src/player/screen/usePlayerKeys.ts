/** Listens for the single-key shortcuts; what a key does is loaded after the first question. */
import { useEffect, useEffectEvent } from 'react';
import { pressKey } from './lazy-parts.ts';

export interface KeyActions {
  next(): void;
  previous(): void;
  /** `index` starts at 0. */
  choose(index: number): boolean;
  flag(): void;
  navigator(): void;
  highlight(): void;
  help(): void;
  /** Moves the focus from a card into its field. */
  enter(): boolean;
}

/** Once it is loaded, keys are handled at once, because the browser must not type them into a field that gets the focus. */
let loaded: Awaited<ReturnType<typeof pressKey>> | undefined;

export function usePlayerKeys(actions: KeyActions, on: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => loaded?.(event, actions, on));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (loaded) press(event);
      // A key that is pressed before has its effect as soon as the code is here.
      else
        void pressKey().then((code) => {
          loaded = code;
          press(event);
        });
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
