import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { nextOpen, type Draft } from './works.ts';
import type { markingOf } from './works.ts';

/**
 * Queue of keys that were pressed while a mark was being saved or the next answer was loading. They apply to what comes
 * next, so the queue outlives the card.
 */
export interface EarlyKeys {
  keys: string[];
  busy: boolean;
}
export const noEarlyKeys = (): EarlyKeys => ({ keys: [], busy: false });

/** The page's keyboard shortcuts are off while a field has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'range');

type Rubric = Extract<ReturnType<typeof markingOf>, { kind: 'rubric' }>['rubric'];

interface MarkKeys {
  readonly rubric: Rubric | null;
  readonly scores: Draft['scores'];
  /** Index of the criterion that the next digit scores. */
  readonly active: number;
  readonly root: RefObject<HTMLElement | null>;
  readonly earlyRef: RefObject<EarlyKeys>;
  onScores(scores: Draft['scores']): void;
  onActive(index: number): void;
  onWhole(whole: number): void;
  onGo(by: 1 | -1): void;
  /** Renders the card again. */
  draw(): void;
}

/** Keyboard shortcuts for marking: digits for scores, letters and arrows for going on. */
export function useMarkKeys({
  rubric,
  scores: given,
  active,
  root,
  earlyRef,
  onScores,
  onActive,
  onWhole,
  onGo,
  draw,
}: MarkKeys): void {
  const last = useRef<{ at: number; when: number; digits: string } | null>(null);

  /**
   * A digit scores the current criterion and selects the next one; "1" followed quickly by "0" is ten if ten is
   * possible.
   */
  function digit(key: string): void {
    if (!rubric) {
      const whole = key === '0' ? 0 : key === '1' ? 100 : key === '5' ? 50 : null;
      if (whole !== null) onWhole(whole);
      return;
    }
    const now = performance.now();
    const before = last.current;
    const going =
      before !== null &&
      now - before.when < 900 &&
      Number(before.digits + key) <= (rubric.criteria[before.at]?.max ?? 0) &&
      before.digits !== '0';
    const at = going ? before.at : active;
    const digits = going ? before.digits + key : key;
    const criterion = rubric.criteria[at];
    if (!criterion || Number(digits) > criterion.max) return;
    const scores = { ...given, [criterion.id]: Number(digits) * 100 };
    onScores(scores);
    last.current = { at, when: now, digits };
    onActive(nextOpen(rubric, scores, at));
  }
  /** Sets the next fraction of a point for the criterion scored last. */
  function part(): void {
    if (!rubric || rubric.step === 100) return;
    const at = last.current?.at ?? active;
    const criterion = rubric.criteria[at];
    const score = criterion && given[criterion.id];
    if (!criterion || score === undefined) return;
    const whole = Math.floor(score / 100) * 100;
    const next = score + rubric.step >= whole + 100 ? whole : score + rubric.step;
    if (next <= criterion.max * 100) onScores({ ...given, [criterion.id]: next });
  }

  /** Runs the action of a key; returns false for a key without an action. */
  function take(key: string): boolean {
    const press = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (/^\d$/.test(key)) digit(key);
    else if (key === ',' || key === '.') part();
    else if (key === 'n' || key === 'arrowright') onGo(1);
    else if (key === 'p' || key === 'arrowleft') onGo(-1);
    else if (key === 'arrowdown' && rubric) onActive(Math.min(rubric.criteria.length - 1, active + 1));
    else if (key === 'arrowup' && rubric) onActive(Math.max(0, active - 1));
    else if (key === 'c') press('textarea')?.focus();
    else if (key === 'l') press('[data-listen]')?.click();
    else return false;
    return true;
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const goOn = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!goOn && (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)))
      return;
    const key = goOn ? 'n' : event.key.toLowerCase();
    if (earlyRef.current.busy && /^(\d|[,.nplc]|arrow.*)$/.test(key)) earlyRef.current.keys.push(key);
    else if (!take(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    earlyRef.current.busy = false;
    draw();
  }, [earlyRef, draw]);
  // Takes one key per render, because each key builds on the state that the previous one changed.
  const takeEarly = useEffectEvent(() => {
    const key = earlyRef.current.busy ? undefined : earlyRef.current.keys.shift();
    if (key === undefined) return;
    take(key);
    draw();
  });
  useEffect(() => takeEarly());
}
