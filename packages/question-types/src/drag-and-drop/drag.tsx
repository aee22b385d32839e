/**
 * A press that may become a drag, with plain pointer events. A mouse starts a drag after a few pixels; a finger at once
 * on a handle (`data-handle`) and elsewhere after resting a moment, so that a swipe over chips still scrolls the page.
 */
import type { PointerEvent as ReactPointerEvent } from 'react';

export interface Drag {
  /** The press has become a drag. */
  start(): void;
  /** Called as the pointer moves and as the page scrolls under it. */
  move(x: number, y: number): void;
  drop(x: number, y: number): void;
  cancel(): void;
}

const mouseSlack = 4;
const touchSlack = 10;
const restMs = 180;
/** Distance from the edge of a scrolling element at which scrolling starts, and the maximal distance for each frame. */
const edge = 56;
const speed = 14;

let dragging = false;

const holdPage = (event: TouchEvent): void => {
  if (dragging && event.cancelable) event.preventDefault();
};

/** For the `ref` of a draggable element: registers a non-passive touch listener, without which a touch could not be kept from scrolling. */
export function draggable(node: HTMLElement | null): (() => void) | undefined {
  if (node === null) return undefined;
  node.addEventListener('touchmove', holdPage, { passive: false });
  return () => node.removeEventListener('touchmove', holdPage);
}

function scrollerOf(node: Element | null): Element {
  for (let at = node; at !== null; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Scrolls the element under the pointer when it is near the upper or lower edge; returns whether it did. */
function scrollNear(x: number, y: number): boolean {
  const scroller = scrollerOf(document.elementFromPoint(x, y));
  const whole = scroller === document.scrollingElement;
  const box = scroller.getBoundingClientRect();
  const top = whole ? 0 : Math.max(0, box.top);
  const bottom = whole ? window.innerHeight : Math.min(window.innerHeight, box.bottom);
  const push = y < top + edge ? (y - top - edge) / edge : y > bottom - edge ? (y - bottom + edge) / edge : 0;
  if (push === 0) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += Math.max(-1, Math.min(1, push)) * speed;
  return scroller.scrollTop !== before;
}

/** To be called on `pointerdown`. A press that does not become a drag remains a click. */
export function pressToDrag(event: ReactPointerEvent<HTMLElement>, drag: Drag): void {
  if (event.button !== 0 || !event.isPrimary || dragging) return;
  const { pointerId, clientX, clientY } = event;
  const byHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
  const rests = event.pointerType === 'touch' && !byHandle;
  const slack = rests ? touchSlack : mouseSlack;
  let at = { x: clientX, y: clientY };
  let started = false;
  let frame = 0;
  const timer = rests ? window.setTimeout(begin, restMs) : undefined;
  const listeners = new AbortController();
  const options = { signal: listeners.signal };

  function begin(): void {
    started = true;
    dragging = true;
    drag.start();
    drag.move(at.x, at.y);
    frame = requestAnimationFrame(creep);
  }
  function creep(): void {
    if (scrollNear(at.x, at.y)) drag.move(at.x, at.y);
    frame = requestAnimationFrame(creep);
  }
  function end(): void {
    window.clearTimeout(timer);
    cancelAnimationFrame(frame);
    listeners.abort();
    if (!started) return;
    dragging = false;
    // The browser fires a click after a drag; it must not count as a press.
    const stop = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    window.addEventListener('click', stop, { capture: true, once: true });
    window.setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0);
  }
  function give(): void {
    end();
    if (started) drag.cancel();
  }

  window.addEventListener(
    'pointermove',
    (move) => {
      if (move.pointerId !== pointerId) return;
      at = { x: move.clientX, y: move.clientY };
      if (started) return drag.move(at.x, at.y);
      if (Math.hypot(at.x - clientX, at.y - clientY) < slack) return;
      if (rests) give();
      else begin();
    },
    options,
  );
  window.addEventListener(
    'pointerup',
    (up) => {
      if (up.pointerId !== pointerId) return;
      end();
      if (started) drag.drop(up.clientX, up.clientY);
    },
    options,
  );
  window.addEventListener('pointercancel', (cancelled) => cancelled.pointerId === pointerId && give(), options);
  window.addEventListener('blur', give, options);
  // No text is selected during a drag: the browser would drag selected text itself at the next press.
  for (const own of ['selectstart', 'dragstart'])
    window.addEventListener(own, (begun) => begun.preventDefault(), options);
  window.addEventListener('contextmenu', (menu) => event.pointerType === 'touch' && menu.preventDefault(), options);
  window.addEventListener(
    'keydown',
    (key) => {
      if (!started || key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      give();
    },
    { ...options, capture: true },
  );
}
