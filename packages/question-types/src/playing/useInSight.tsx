import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings what becomes current into view. Not when it is drawn: a page opens at its top, and where to go in it is the
 * player's to say. Call the result before a press makes it current: a scroll would let the press miss its target.
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
