/** Collects runs into lines while a document is read. */
import { isEmpty, textRun, type Line, type Run } from './lines.ts';

/** A line while it is read: items remember the number that was written before them. */
export interface Reading {
  runs: Run[];
  form?: Line['form'];
  number?: number;
}

export class LineWriter {
  readonly #lines: Reading[] = [{ runs: [] }];
  /** Set after the end of a block: following content starts a new line; without any there is no empty line at the end. */
  #broken = false;

  get count(): number {
    return this.#lines.length;
  }
  get last(): Reading {
    return this.#lines.at(-1)!;
  }

  open(line: Reading): void {
    const { last } = this;
    if (last.runs.length === 0 && last.form === undefined) this.#lines[this.#lines.length - 1] = line;
    else this.#lines.push(line);
    this.#broken = false;
  }
  /** The line for the next run: a new one after the end of a block. */
  current(): Reading {
    if (this.#broken) {
      this.#lines.push({ runs: [] });
      this.#broken = false;
    }
    return this.last;
  }
  put(run: Run): void {
    const { runs } = this.current();
    const last = runs.at(-1);
    if (
      run.kind === 'text' &&
      last?.kind === 'text' &&
      last.bold === run.bold &&
      last.italic === run.italic &&
      last.underline === run.underline
    )
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  /** A line break inside an item or a cell, which have one line, becomes a space. */
  space(): void {
    const last = this.last.runs.at(-1);
    if (last !== undefined && !(last.kind === 'text' && /\s$/.test(last.text))) this.put(textRun(' '));
  }
  endBlock(): void {
    this.#broken = true;
  }
  /** The end of a block, unless nothing has been written yet. */
  startBlock(): void {
    if (this.count > 1 || this.#lines[0]!.runs.length > 0) this.#broken = true;
  }
  /** As `startBlock`, but content before is joined where nothing has been written. */
  startPart(): void {
    this.#broken = this.count > 1 || this.#lines[0]!.runs.length > 0;
  }
  trimEnd(line: Reading = this.last): void {
    trimEnd(line);
  }
  finish(): Line[] {
    return numbered(this.#lines);
  }
}

function trimEnd(line: Reading): void {
  for (let last = line.runs.at(-1); last?.kind === 'text'; last = line.runs.at(-1)) {
    const text = last.text.trimEnd();
    line.runs.pop();
    if (text !== '') {
      line.runs.push({ ...last, text });
      return;
    }
  }
}

/** Items whose number differs from their position in the list become lines that begin with the number. */
function numbered(lines: readonly Reading[]): Line[] {
  const counts: number[] = [];
  const kinds: (boolean | undefined)[] = [];
  return lines.map(({ runs, form, number }): Line => {
    if (form?.kind !== 'item') {
      if (form !== undefined || !isEmpty({ runs })) counts.length = 0;
      return form === undefined ? { runs } : { runs, form };
    }
    counts.length = Math.min(counts.length, form.depth + 1);
    const going = kinds[form.depth] === form.ordered ? (counts[form.depth] ?? 0) : 0;
    if (form.ordered && number !== undefined && number !== going + 1) {
      counts.length = 0;
      return { runs: [textRun(`${number}. `), ...runs] };
    }
    kinds[form.depth] = form.ordered;
    counts[form.depth] = going + 1;
    return { runs, form };
  });
}
