/** Marks a learner makes in reading texts: painted by the browser over the words, so the page's own elements stay untouched. */
import { useEffect, type RefObject } from 'react';

type Span = readonly [from: number, to: number];
type Marks = Record<string, Span[]>;

const name = 'learner';
const canPaint = (): boolean => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** Adds a span, or takes it away where all of it is marked already. */
export function toggled(spans: readonly Span[], [from, to]: Span): Span[] {
  const covered = spans.some(([start, end]) => start <= from && to <= end);
  if (covered) return spans.flatMap(([start, end]): Span[] => (end <= from || start >= to ? [[start, end]] : [[start, from], [to, end]])).filter(([start, end]) => start < end);
  const touching = spans.filter(([start, end]) => start <= to && end >= from);
  const joined: Span = [Math.min(from, ...touching.map(([start]) => start)), Math.max(to, ...touching.map(([, end]) => end))];
  return [...spans.filter((span) => !touching.includes(span)), joined].sort((a, b) => a[0] - b[0]);
}

/** Where in the text of `root` a position of the selection lies. */
function offsetIn(root: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(node, offset);
  return range.toString().length;
}

function rangeIn(root: Node, [from, to]: Span): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let at = 0;
  range.selectNodeContents(root);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (from >= at && from < at + length) range.setStart(node, from - at);
    if (to > at && to <= at + length) range.setEnd(node, to - at);
    at += length;
  }
  return range;
}

function recall(key: string): Marks {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

function paint(root: HTMLElement | null, marks: Marks): void {
  if (!canPaint() || !root) return;
  const ranges = [...root.querySelectorAll('[data-highlightable]')].flatMap((text) => {
    const question = text.closest('[data-question]')?.getAttribute('data-question') ?? '';
    return (marks[question] ?? []).map((span) => rangeIn(text, span));
  });
  CSS.highlights.set(name, new Highlight(...ranges));
}

/**
 * Paints the marks of every `[data-highlightable]` under `root` (named by the `data-question` around it) and gives
 * the function that marks or unmarks what is selected; it answers whether anything was.
 */
export function useHighlights(root: RefObject<HTMLElement | null>, attempt: string, group: number): () => boolean {
  const key = `player-marks:${attempt}`;

  useEffect(() => {
    const node = root.current;
    if (!node || !canPaint()) return;
    paint(node, recall(key));
    // Texts arrive a moment after the page when their part of the program still loads.
    const observer = new MutationObserver(() => paint(node, recall(key)));
    observer.observe(node, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [root, key, group]);

  return () => {
    const selection = getSelection();
    if (!selection || selection.isCollapsed || selection.rangeCount === 0) return false;
    const range = selection.getRangeAt(0);
    const within = (range.commonAncestorContainer instanceof Element ? range.commonAncestorContainer : range.commonAncestorContainer.parentElement)?.closest('[data-highlightable]');
    const question = within?.closest('[data-question]')?.getAttribute('data-question');
    if (!within || question == null) return false;
    const span: Span = [offsetIn(within, range.startContainer, range.startOffset), offsetIn(within, range.endContainer, range.endOffset)];
    const marks = recall(key);
    const next = { ...marks, [question]: toggled(marks[question] ?? [], span) };
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A browser without storage keeps no marks.
    }
    selection.removeAllRanges();
    paint(root.current, next);
    return true;
  };
}
