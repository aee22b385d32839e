import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls an item that becomes current into view. Not on mount: a page opens at its top, and the player decides where
 * to go. Call the result before a press changes the current item: a scroll during the press would make it miss its
 * target.
 */
export function useInSight(root: RefObject<HTMLElement | null>, current: boolean): () => void {
  const drawn = useRef(false);
  const pressed = useRef(false);
  useEffect(() => {
    const node = root.current;
    if (current && drawn.current && !pressed.current && node && !node.contains(document.activeElement))
      node.scrollIntoView({ block: 'nearest' });
    drawn.current = true;
    pressed.current = false;
  }, [root, current]);
  return () => {
    pressed.current = true;
  };
}
