/** One tab stop for many words: arrows go from word to word and from line to line. */
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

const wordsIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-word]')];

/** The word of the next or the previous line that is closest below or above. */
function nearest(words: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = (here.left + here.right) / 2;
  const beyond = words
    .map((word) => ({ word, box: word.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom - 2 : box.bottom <= here.top + 2));
  const edge = down ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  const line = beyond.filter(({ box }) => Math.abs(box.top - edge) < here.height / 2);
  return line.toSorted(
    (a, b) => Math.abs((a.box.left + a.box.right) / 2 - middle) - Math.abs((b.box.left + b.box.right) / 2 - middle),
  )[0]?.word;
}

export interface Roving {
  /** 0 for the word that is the tab stop, -1 for all others. */
  tabIndexOf(id: string, first: boolean): 0 | -1;
  /** On the element around the words, each of which has `data-word` with its id. */
  handlers: { onFocus(event: FocusEvent): void; onKeyDown(event: KeyboardEvent): void };
}

export function useRoving(ids: readonly string[]): Roving {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && ids.includes(last) ? last : null;
  return {
    tabIndexOf: (id, first) => ((stop === null ? first : stop === id) ? 0 : -1),
    handlers: {
      onFocus(event) {
        const word = (event.target as Element).closest('[data-word]')?.getAttribute('data-word');
        if (word != null) setLast(word);
      },
      onKeyDown(event) {
        const from = (event.target as Element).closest<HTMLElement>('[data-word]');
        if (from === null || event.ctrlKey || event.altKey || event.metaKey) return;
        const words = wordsIn(event.currentTarget);
        const at = words.indexOf(from);
        const next: Partial<Record<string, () => HTMLElement | undefined>> = {
          ArrowRight: () => words[at + 1],
          ArrowLeft: () => words[at - 1],
          ArrowDown: () => nearest(words, from, true),
          ArrowUp: () => nearest(words, from, false),
          Home: () => words[0],
          End: () => words.at(-1),
        };
        const move = next[event.key];
        if (move === undefined) return;
        event.preventDefault();
        move()?.focus();
      },
    },
  };
}
