/** The list of sources that opens at a target: for keyboards, screen readers, and people who do not want to drag. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { IconCheck, IconEraser } from '@tabler/icons-react';
import type { DragSource } from './DragAndDrop.tsx';
import classes from './drag-and-drop.module.css';

export interface SourceListProps {
  id: string;
  label: string;
  /** The target at which it opens; the target's button and the list are in one `<DragAndDrop>`. */
  target: string;
  sources: readonly (DragSource & { readonly chosen: boolean; readonly note: string })[];
  /** The entry that empties the target; absent where the target is empty or ticks show its state. */
  clear: string | undefined;
  onPick(source: string): void;
  onClear(): void;
  onClose(): void;
}

const gap = 6;

/** The list's element: opens it below the target or above it, wherever there is room; it moves along when the page scrolls. */
function useBesideTarget(target: string): RefObject<HTMLDivElement | null> {
  'use no memo'; // There is nothing to memoise: the compiler's code would only add to the first load.
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = list.current;
    if (node === null) return undefined;
    // Chrome before 114 and Safari before 17 have no popovers; there z-index puts the list on top.
    (node as Partial<HTMLElement>).showPopover?.call(node);
    const settle = (): void => {
      const box = node.parentElement
        ?.querySelector(`[data-target-button="${CSS.escape(target)}"]`)
        ?.getBoundingClientRect();
      if (box === undefined) return;
      const below = window.innerHeight - box.bottom - gap * 2;
      const above = box.top - gap * 2;
      const under = node.scrollHeight <= below || below >= above;
      node.style.maxHeight = `${Math.max(120, under ? below : above)}px`;
      node.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - node.offsetWidth - 8))}px`;
      node.style.top = under ? `${box.bottom + gap}px` : `${Math.max(8, box.top - gap - node.offsetHeight)}px`;
    };
    settle();
    node.focus({ preventScroll: true });
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    window.addEventListener('resize', settle);
    return () => {
      window.removeEventListener('scroll', settle, { capture: true });
      window.removeEventListener('resize', settle);
    };
  }, [target]);
  return list;
}

export function SourceList({ id, label, target, sources, clear, onPick, onClear, onClose }: SourceListProps) {
  const list = useBesideTarget(target);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      sources.findIndex((source) => source.chosen),
    ),
  );
  const typed = useRef({ text: '', time: 0 });

  useEffect(() => {
    list.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  function pick(index: number): void {
    const source = sources[index];
    if (source === undefined) onClear();
    else onPick(source.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = sources.length - (clear === undefined ? 1 : 0);
    if (event.key === 'ArrowDown') setAt(at === last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') setAt(at === 0 ? last : at - 1);
    else if (event.key === 'Home') setAt(0);
    else if (event.key === 'End') setAt(last);
    else if (event.key === 'Enter' || event.key === ' ') pick(at);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const text =
        (event.timeStamp - typed.current.time > 700 ? '' : typed.current.text) + event.key.toLocaleLowerCase();
      typed.current = { text, time: event.timeStamp };
      const found = sources.findIndex((source) => source.name.toLocaleLowerCase().startsWith(text));
      if (found >= 0) setAt(found);
    } else return;
    // Tab continues from the target, which has the focus again.
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      className={classes.list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      tabIndex={-1}
      data-source-list
      onKeyDown={onKeyDown}
    >
      <p className={classes.listTitle} aria-hidden="true">
        {label}
      </p>
      {sources.map((source, index) => (
        <div
          key={source.id}
          id={`${id}-${index}`}
          className={classes.entry}
          role="option"
          aria-selected={source.chosen}
          data-here={index === at || undefined}
          onPointerMove={() => setAt(index)}
          onClick={() => onPick(source.id)}
        >
          <span className={classes.entryMark}>
            {source.chosen && <IconCheck size={18} stroke={2} aria-hidden="true" />}
          </span>
          <span className={classes.entryName}>{source.view ?? source.name}</span>
          {source.note !== '' && <small className={classes.entryNote}>{source.note}</small>}
        </div>
      ))}
      {clear !== undefined && (
        <div
          id={`${id}-${sources.length}`}
          className={classes.entry}
          role="option"
          aria-selected={false}
          data-here={at === sources.length || undefined}
          onPointerMove={() => setAt(sources.length)}
          onClick={onClear}
        >
          <span className={classes.entryMark}>
            <IconEraser size={18} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={classes.entryName}>{clear}</span>
        </div>
      )}
    </div>
  );
}
