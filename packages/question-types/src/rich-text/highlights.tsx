/**
 * The learner's highlighter in reading texts. Marks are painted by the CSS Custom Highlight API, so that React's
 * elements are not changed. They are stored for the session, by their positions in the text.
 */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconEraser, IconHighlight } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import classes from './highlights.module.css';

type Span = readonly [from: number, to: number];

const registryName = 'learner-mark';
const shown = new Map<HTMLElement, readonly Span[]>();
const supported = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS;

/** Text nodes of the root; formulas are left out, since their text changes when they are drawn. */
function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[data-formula]') == null ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode() !== null) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The number of characters before a point of the root. */
function placeOf(root: HTMLElement, container: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(container, offset);
  let place = 0;
  for (const node of textNodes(root)) {
    if (node === container) return place + offset;
    if (before.comparePoint(node, 0) > 0) break;
    place += node.length;
  }
  return place;
}

function rangeOf(root: HTMLElement, [from, to]: Span): Range | null {
  const range = document.createRange();
  let place = 0;
  let started = false;
  for (const node of textNodes(root)) {
    const end = place + node.length;
    if (!started && from < end) {
      range.setStart(node, Math.max(0, from - place));
      started = true;
    }
    if (started && to <= end) {
      range.setEnd(node, to - place);
      return range;
    }
    place = end;
  }
  return null;
}

function paint(): void {
  if (!supported()) return;
  const ranges = [...shown]
    .flatMap(([root, spans]) => spans.map((span) => rangeOf(root, span)))
    .filter((range) => range !== null);
  CSS.highlights.set(registryName, new Highlight(...ranges));
}

/** A new mark is merged with those that it touches; inside marked text it removes the marks. */
export function withSpan(spans: readonly Span[], [from, to]: Span): Span[] {
  if (spans.some(([start, end]) => start <= from && to <= end)) {
    return spans.flatMap(([start, end]): Span[] =>
      end <= from || start >= to
        ? [[start, end]]
        : (
            [
              [start, from],
              [to, end],
            ] satisfies Span[]
          ).filter(([a, b]) => a < b),
    );
  }
  const touching = spans.filter(([start, end]) => start <= to && end >= from);
  const joined: Span = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ];
  return [...spans.filter((span) => !touching.includes(span)), joined].toSorted((a, b) => a[0] - b[0]);
}

const keeperKey = (name: string): string => `marks:${location.pathname}:${name}`;

function recall(name: string): Span[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keeperKey(name)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((span): span is Span => Array.isArray(span) && span.length === 2 && span.every(Number.isFinite))
      : [];
  } catch {
    return [];
  }
}

function selectedIn(root: HTMLElement): { range: Range; span: Span } | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const span: Span = [
    placeOf(root, range.startContainer, range.startOffset),
    placeOf(root, range.endContainer, range.endOffset),
  ];
  return span[0] < span[1] ? { range, span } : null;
}

const toggles = new Map<HTMLElement, (span: Span) => void>();

/** Marks the selected words of a reading text, or removes their mark (the key H). False when nothing is selected. */
export function toggleHighlight(): boolean {
  for (const [root, toggle] of toggles) {
    const selected = selectedIn(root);
    if (selected === null) continue;
    toggle(selected.span);
    document.getSelection()?.removeAllRanges();
    return true;
  }
  return false;
}

interface Offer {
  x: number;
  y: number;
  erase: boolean;
}

/** A text that can be marked; `name` distinguishes the texts of a page. */
export function Highlightable({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  const t = useMessages('qt');
  const root = useRef<HTMLDivElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const node = root.current;
    if (node === null || !supported()) return;
    shown.set(node, recall(name));
    paint();
    toggles.set(node, (span) => {
      const spans = withSpan(shown.get(node) ?? [], span);
      shown.set(node, spans);
      paint();
      try {
        sessionStorage.setItem(keeperKey(name), JSON.stringify(spans));
      } catch {
        // Then marks are lost with the page.
      }
    });
    const offerMark = (): void => {
      const selected = selectedIn(node);
      if (selected === null) return setOffer(null);
      const box = selected.range.getBoundingClientRect();
      const [from, to] = selected.span;
      setOffer({
        x: Math.min(Math.max(box.left + box.width / 2, 80), window.innerWidth - 80),
        y: box.top > 64 ? box.top - 52 : box.bottom + 8,
        erase: (shown.get(node) ?? []).some(([start, end]) => start <= from && to <= end),
      });
    };
    const hide = (): void => setOffer(null);
    document.addEventListener('selectionchange', offerMark);
    document.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('selectionchange', offerMark);
      document.removeEventListener('scroll', hide, true);
      toggles.delete(node);
      shown.delete(node);
      paint();
    };
  }, [name]);

  return (
    <>
      <div ref={root} data-highlightable="" className={className}>
        {children}
      </div>
      {offer !== null && (
        <button
          type="button"
          className={classes.offer}
          style={{ left: offer.x, top: offer.y }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => toggleHighlight()}
        >
          {offer.erase ? (
            <IconEraser size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconHighlight size={20} stroke={1.75} aria-hidden="true" />
          )}
          {offer.erase ? t('player.unhighlight') : t('player.highlight')}
        </button>
      )}
    </>
  );
}
