/** Options that a learner has struck out, marked in the DOM of a question of any type. */
import { useEffect, useEffectEvent, type RefObject } from 'react';

function keyOf(option: Element): string | null {
  const question = option.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const item = option.closest<HTMLElement>('[data-item]')?.dataset['item'];
  const place = (option as HTMLElement).dataset['choose'];
  return question === undefined ? null : `${question}|${item ?? ''}|${place ?? ''}`;
}

export function useStrikeOut(
  root: RefObject<HTMLElement | null>,
  {
    struck,
    active,
    words,
    toggle,
  }: { struck: readonly string[]; active: boolean; words: string; toggle(key: string): void },
): void {
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const keys = new Set(struck);
    const mark = () => {
      for (const option of node.querySelectorAll('[data-choose]')) {
        const is = keys.has(keyOf(option) ?? '');
        if (option.hasAttribute('data-struck') === is) continue;
        option.toggleAttribute('data-struck', is);
        const input = option.querySelector('input');
        if (is) input?.setAttribute('aria-description', words);
        else input?.removeAttribute('aria-description');
      }
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, struck, words]);

  const strike = useEffectEvent((target: EventTarget | null): boolean => {
    const option = target instanceof Element ? target.closest('[data-choose]') : null;
    const key = option && keyOf(option);
    if (key === null) return false;
    toggle(key);
    return true;
  });
  useEffect(() => {
    const node = root.current;
    if (!node || !active) return;
    const click = (event: MouseEvent) => {
      // Keys that choose an option dispatch clicks with a count of 0; X strikes out instead.
      if (event.detail === 0 || !strike(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (strike(event.target)) event.preventDefault();
    };
    node.addEventListener('click', click, true);
    node.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', press);
    };
  }, [root, active]);
}
