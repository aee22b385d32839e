/**
 * A box at a button, in front of everything: below it, or above where there is more room. The library's positioning
 * engine, which does more, weighs as much as a small page, and the frame of every page has such boxes.
 */
import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './Anchored.module.css';

interface AnchoredProps {
  /** The button; it gets a reference. */
  target: ReactNode;
  /** Further properties of the button. */
  targetProps?: Readonly<Record<string, unknown>>;
  opened: boolean;
  onClose: () => void;
  align: 'start' | 'end';
  width?: number | undefined;
  /** The box, which is rendered while it is open. */
  children: (box: RefObject<HTMLDivElement | null>) => ReactNode;
}

const edge = 8;
const gap = 8;

function place(anchor: Element, box: HTMLElement, align: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect();
  const { innerHeight } = window;
  // The page's own width: a scroll bar must not cover the box.
  const { clientWidth } = document.documentElement;
  const below = innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const upwards = box.scrollHeight > below && above > below;
  box.style.maxHeight = `${Math.max(upwards ? above : below, 120)}px`;
  const { width, height } = box.getBoundingClientRect();
  const left = align === 'start' ? at.left : at.right - width;
  box.style.left = `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`;
  box.style.top = `${Math.max(edge, Math.min(upwards ? at.top - gap - height : at.bottom + gap, innerHeight - height - edge))}px`;
}

export function Anchored({ target, targetProps, opened, onClose, align, width, children }: AnchoredProps) {
  const anchor = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useEffectEvent(({ target: at }: Event) => {
    if (at instanceof Node && !anchor.current?.contains(at) && !box.current?.contains(at)) onClose();
  });

  useLayoutEffect(() => {
    const shown = box.current;
    const button = anchor.current;
    if (!opened || !shown || !button) return undefined;
    const put = () => place(button, shown, align);
    put();
    // What the box holds may come later, and what scrolls may be any element around the button.
    const size = new ResizeObserver(put);
    size.observe(shown);
    addEventListener('scroll', put, { capture: true, passive: true });
    addEventListener('resize', put);
    return () => {
      size.disconnect();
      removeEventListener('scroll', put, { capture: true });
      removeEventListener('resize', put);
      // Once the box has gone, unless something else has taken the focus meanwhile.
      setTimeout(() => {
        const now = document.activeElement;
        if ((now === null || now === document.body) && button.isConnected) button.focus({ preventScroll: true });
      });
    };
  }, [opened, align]);
  useEffect(() => {
    if (!opened) return undefined;
    const hear = (event: Event) => pressed(event);
    document.addEventListener('pointerdown', hear, true);
    return () => document.removeEventListener('pointerdown', hear, true);
  }, [opened]);

  const button = target as ReactElement<{ ref?: Ref<HTMLElement> }>;
  return (
    <>
      {cloneElement(button, { ...targetProps, ref: anchor })}
      {opened &&
        createPortal(
          <div
            className={classes.layer}
            style={width === undefined ? undefined : { ['--box-width' as string]: `${width}px` }}
          >
            {children(box)}
          </div>,
          document.body,
        )}
    </>
  );
}
