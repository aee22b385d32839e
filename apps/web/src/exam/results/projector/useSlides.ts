/** What is shown of the questions of a lesson: on the projector, and on the phone that turns its pages. */
import type { ProjectorSlide } from '@vumon/contract';
import { useState } from 'react';
import type { Results } from '../queries.ts';
import { slidesOf, toggled, withNumber } from './slides.ts';

interface Place {
  /** Of the question that is shown; the worst one if there is none with this number. */
  readonly number: number;
  onNumber(number: number): void;
}

export function useSlides(results: Results, { number, onNumber }: Place) {
  // New results do not change the order while the class goes through the questions.
  const [slides] = useState(() => slidesOf(results));
  // Questions whose key is shown, those whose similar one stands in their place, and of which of these the key is shown.
  const [revealed, reveal] = useState<ReadonlySet<number>>(new Set());
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [solved, solve] = useState<ReadonlySet<number>>(new Set());
  const [named, setNamed] = useState(false);
  const at = Math.max(
    0,
    slides.findIndex(({ column }) => column.number === number),
  );
  const current = slides[at];
  const place = current?.column.number ?? 0;
  const trying = tried.has(place);
  const shown = (trying ? solved : revealed).has(place);
  const slide: ProjectorSlide | null = current ? { number: place, shown, trying, named } : null;
  return {
    slides,
    at,
    current,
    place,
    revealed,
    tried,
    solved,
    named,
    trying,
    shown,
    slide,
    turn: () => (trying ? solve : reveal)((before) => toggled(before, place)),
    attempt: () => setTried((before) => toggled(before, place)),
    showNames: () => setNamed((before) => !before),
    go: (step: number) => {
      const to = slides[at + step];
      if (to) onNumber(to.column.number);
    },
    /** Shows what the other side does. */
    follow: (next: ProjectorSlide) => {
      onNumber(next.number);
      setTried((before) => withNumber(before, next.number, next.trying));
      (next.trying ? solve : reveal)((before) => withNumber(before, next.number, next.shown));
      setNamed(next.named);
    },
  };
}
