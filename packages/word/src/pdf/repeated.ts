/** Headers and footers: lines at the edges of pages that repeat, or that number the pages. Pure. */
import type { Row } from './rows.ts';
import { textOfGlyphs } from './rows.ts';

const numbersPage =
  /^\s*(?:(?:Trang|Page|Tr\.)\s*:?\s*\d{1,3}(?:\s*(?:\/|trên|of)\s*\d{1,3})?|[-–—]?\s*\d{1,3}\s*[-–—]?|\d{1,3}\s*\/\s*\d{1,3})\s*$/iu;
const endsWithPage = /(?:Trang|Page)\s*:?\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?(?:\s*[-–—]?\s*Mã\s+đề.{0,16})?\s*$/iu;

export interface PageRows {
  readonly height: number;
  readonly rows: readonly Row[];
}

const formOf = (row: Row): string => textOfGlyphs(row.glyphs).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** The rows that belong to no text, each with its edge. */
export function edgeRows(pages: readonly PageRows[]): ReadonlyMap<Row, 'header' | 'footer'> {
  const found = new Map<Row, 'header' | 'footer'>();
  const counts = new Map<string, number>();
  const edgeOf = ({ height }: PageRows, { baseline }: Row): 'header' | 'footer' | null =>
    baseline < height * 0.085 ? 'header' : baseline > height * 0.915 ? 'footer' : null;
  const each = (work: (row: Row, edge: 'header' | 'footer', form: string) => void): void => {
    for (const page of pages)
      for (const row of page.rows) {
        const edge = edgeOf(page, row);
        if (edge) work(row, edge, `${edge} ${formOf(row)}`);
      }
  };
  each((_, __, form) => counts.set(form, (counts.get(form) ?? 0) + 1));
  each((row, edge, form) => {
    const count = counts.get(form)!;
    const text = textOfGlyphs(row.glyphs);
    if (numbersPage.test(text) || endsWithPage.test(text) || (count >= 2 && count * 5 >= pages.length * 2))
      found.set(row, edge);
  });
  return found;
}
