/** Putting sources into targets and taking them out, with the focus on the target and a message for screen readers. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useMessages } from '../messages.tsx';
import type { DragAndDropProps } from './DragAndDrop.tsx';
import { place, remove, type Rules } from './moves.ts';

export interface Placing {
  readonly rules: Rules;
  nameOf(source: string): string;
  targetName(target: string): string;
  /** Moves the focus within the question. */
  focus(selector: string): void;
  focusTarget(target: string): void;
  put(source: string, target: string, from?: string): void;
  takeOut(source: string, target: string): void;
  /** The message for screen readers; `say` replaces it. */
  readonly said: string;
  say(message: string): void;
}

export function usePlacing(
  root: RefObject<HTMLDivElement | null>,
  { sources, targets, placed, onChange, reuse = false }: DragAndDropProps,
): Placing {
  const t = useMessages('qt');
  const [said, setSaid] = useState('');
  const nameOf = (id: string): string => sources.find((source) => source.id === id)?.name ?? '';
  const targetName = (id: string): string => targets.find((target) => target.id === id)?.name ?? '';
  const rules: Rules = useMemo(
    () => ({ reuse, capacityOf: (id) => targets.find((target) => target.id === id)?.capacity ?? 1 }),
    [reuse, targets],
  );

  // The listeners of a drag outlive renders, so they read the current props from this ref.
  const now = useRef({ placed, onChange });
  useLayoutEffect(() => {
    now.current = { placed, onChange };
  });

  const focus = (selector: string): void =>
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  const focusTarget = (id: string): void => focus(`[data-target-button="${CSS.escape(id)}"]`);

  function put(source: string, target: string, from?: string): void {
    const move = place(now.current.placed, source, target, rules, from);
    focusTarget(target);
    if (move.placed === now.current.placed) return;
    now.current.onChange(move.placed);
    const names = { source: nameOf(source), target: targetName(target) };
    if (move.swapped !== undefined) setSaid(t('player.dragAndDrop.swapped', { ...names, other: nameOf(move.swapped) }));
    else if (move.replaced !== undefined)
      setSaid(t('player.dragAndDrop.replaced', { ...names, other: nameOf(move.replaced) }));
    else setSaid(t('player.dragAndDrop.placed', names));
  }

  function takeOut(source: string, target: string): void {
    focusTarget(target);
    now.current.onChange(remove(now.current.placed, target, source));
    setSaid(t('player.dragAndDrop.removed', { source: nameOf(source), target: targetName(target) }));
  }

  return { rules, nameOf, targetName, focus, focusTarget, put, takeOut, said, say: setSaid };
}
