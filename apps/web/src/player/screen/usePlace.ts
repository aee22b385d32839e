/** The current item and its group, which survive a reload. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Group, Item, Outline } from '../session/outline.ts';
import { focusItem } from './QuestionGroup.tsx';

type Focus = { on: 'title' } | { on: 'item'; control: boolean };

export const placeKey = (attempt: string) => `player-place:${attempt}`;

function recall(attempt: string): string | null {
  try {
    return sessionStorage.getItem(placeKey(attempt));
  } catch {
    return null;
  }
}

export function usePlace(outline: Outline, attempt: string, root: RefObject<HTMLElement | null>) {
  const [key, setKey] = useState(() => recall(attempt) ?? '');
  // After a reload in the middle of a page, the page scrolls back to the item.
  const [focus, setFocus] = useState<Focus | null>(() => {
    const kept = outline.items.findIndex((one) => one.key === key);
    return kept > 0 && outline.items[kept - 1]!.group === outline.items[kept]!.group
      ? { on: 'item', control: false }
      : null;
  });
  const aim = useRef('');
  const item: Item = outline.items.find((one) => one.key === key) ?? outline.items[0]!;
  const group: Group = outline.groups[item.group]!;

  useEffect(() => {
    try {
      sessionStorage.setItem(placeKey(attempt), item.key);
    } catch {
      // Without storage a reload opens the first page.
    }
  }, [attempt, item.key]);

  const move = useEffectEvent((wish: Focus) => {
    const node = root.current;
    if (!node) return;
    if (wish.on === 'item') {
      const { key } = item;
      aim.current = key;
      // A group that is still rendering gets the focus some frames later, unless the learner has moved on.
      const reach = (frames: number): void => {
        const there = focusItem(node, item, wish) || focusItem(node, item, { control: false });
        if (!there && frames > 0) requestAnimationFrame(() => aim.current === key && reach(frames - 1));
      };
      reach(60);
      return;
    }
    const title = node.querySelector<HTMLElement>('[data-group-title]');
    title?.focus({ preventScroll: true });
    // A new group starts at its top, with audio and instructions.
    for (let box = title?.parentElement; box; box = box.parentElement) box.scrollTop = 0;
  });
  // Before the new group is drawn: drawn first, it would be seen for a frame where the group before it was scrolled to.
  useLayoutEffect(() => {
    if (focus) move(focus);
  }, [focus]);

  return {
    item,
    group,
    /** Called when the learner interacts with an item. */
    settle: setKey,
    openItem(next: Item, control: boolean) {
      setKey(next.key);
      setFocus({ on: 'item', control });
    },
    openGroup(next: Group) {
      const first = outline.items.find((one) => one.group === next.index);
      if (first) setKey(first.key);
      setFocus({ on: 'title' });
    },
  };
}
