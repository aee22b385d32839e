/** Lines of a CSV file (RFC 4180), with the line at which each begins. */

export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Null for a quote that is never closed, or one inside a cell that did not begin with one. Empty lines are left out. */
export function parseCsv(text: string): CsvLine[] | null {
  const lines: CsvLine[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const close = text.indexOf('"', at);
          if (close < 0) return null;
          cell += text.slice(at, close);
          at = close + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
        for (const one of cell) if (one === '\n') line += 1;
        if (at < text.length && !',\r\n'.includes(text[at]!)) return null;
      } else {
        const from = at;
        while (at < text.length && !',\r\n"'.includes(text[at]!)) at += 1;
        if (text[at] === '"') return null;
        cell = text.slice(from, at);
      }
      cells.push(cell.trim());
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.some((cell) => cell !== '')) lines.push({ line: begun, cells });
  }
  return lines;
}
