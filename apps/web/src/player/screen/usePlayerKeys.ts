/** Listens for the single-key shortcuts; what a key does is loaded after the first question. */
import { useEffect, useEffectEvent } from 'react';
import { keys } from './lazy-parts.ts';

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

export function usePlayerKeys(actions: KeyActions, on: boolean): void {
  // Within the event, because React then draws the next question before another key comes: a letter that was kept until
  // later would answer the question before. A key that comes before the code has no effect.
  const press = useEffectEvent((event: KeyboardEvent) => keys.press?.(event, actions, on));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
