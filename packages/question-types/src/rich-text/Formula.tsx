/** One LaTeX formula. KaTeX and its style sheet are loaded with the first formula on the page. */
import { useSyncExternalStore } from 'react';
import { readableLatex } from '../markup/index.ts';
import classes from './rich-text.module.css';

type ToHtml = (latex: string, display: boolean) => string | null;

let toHtml: ToHtml | null = null;
let loading: Promise<void> | null = null;
const waiting = new Set<() => void>();

/** The fonts of nearly every formula: without them its lines would break elsewhere, and again when they come. */
const fontsLoaded = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      ['1em KaTeX_Main', 'italic 1em KaTeX_Math'].map((font) => globalThis.document?.fonts?.load(font)),
    ),
    new Promise((resolve) => setTimeout(resolve, 1_500)),
  ]);

async function load(): Promise<void> {
  const [{ drawFormula }] = await Promise.all([import('../formulas/draw.ts'), import('katex/dist/katex.min.css')]);
  await fontsLoaded();
  toHtml = drawFormula;
  for (const wake of waiting) wake();
}

/**
 * Loads KaTeX; after a failed load (lost connection) the next formula retries. Resolves in either case: a list waits
 * for it so that its lines do not move when their formulas are drawn.
 */
export async function loadFormulas(): Promise<void> {
  if (toHtml !== null) return;
  loading ??= load()
    .catch(() => {})
    .finally(() => {
      loading = null;
    });
  await loading;
}

/** Loads KaTeX if necessary and calls back when it has loaded; returns the unsubscribe function. */
export function onFormulasLoaded(wake: () => void): () => void {
  waiting.add(wake);
  void loadFormulas();
  return () => void waiting.delete(wake);
}

/** A formula as HTML; null until KaTeX has loaded, and for LaTeX that it cannot draw. */
export const renderFormula = (latex: string, display: boolean): string | null => toHtml?.(latex, display) ?? null;

/** Null until KaTeX has loaded; then a function that returns null for LaTeX that it cannot draw. */
export function useFormulaRenderer(): ToHtml | null {
  return useSyncExternalStore(
    onFormulasLoaded,
    () => toHtml,
    () => null,
  );
}

export interface FormulaProps {
  latex: string;
  display?: boolean;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Names the MathML of KaTeX's HTML. Browsers take no words from MathML for the name of a label or a button that
 * contains it, so without a name of its own an option would be read as "A." alone.
 */
const named = (html: string, latex: string): string =>
  html.replace('<math ', `<math aria-label="${readableLatex(latex).replace(/[&<>"]/g, (sign) => escapes[sign]!)}" `);

/** Length of LaTeX from which an inline formula may be wider than a phone, so that it wraps after its operators. */
const longest = 24;

/** An inline formula, or one on a line of its own. */
export function Formula({ latex, display = false }: FormulaProps) {
  const render = useFormulaRenderer();
  const html = render?.(latex, display) ?? null;
  const className = display ? classes.display : classes.formula;
  if (html === null)
    return (
      <span className={className} data-formula="" data-pending={render === null || undefined}>
        {readableLatex(latex)}
      </span>
    );
  return (
    <span
      className={className}
      data-formula=""
      data-long={latex.length > longest || undefined}
      // oxlint-disable-next-line react/no-danger -- KaTeX escapes what it is given, and `trust` is off
      dangerouslySetInnerHTML={{ __html: named(html, latex) }}
    />
  );
}
