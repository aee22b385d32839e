/** Where the bubbles of an answer sheet are, as reported by the compilation that drew it. */

/** The label of the metadata that each bubble leaves in the document. */
export const bubbleLabel = 'bubble';

/**
 * A group is what one answer is chosen in: the letters of a question, the two sides of a statement, a column of digits.
 * Its name is "part:number", followed by ":a" for a statement and by ":0" for the first column of digits; "id:0" and
 * "code:0" are columns of the learner's number and of the code. Parts are counted from 0 in the order of the paper.
 */
export const groupName = (part: number, number: number): string => `${part}:${number}`;

export interface SheetGroup {
  readonly name: string;
  readonly bubbles: readonly SheetBubble[];
}

export interface SheetBubble {
  /** The letter of an option, "true" or "false", a digit, "-" or ",". */
  readonly value: string;
  /** The middle, in hundredths of a millimetre from the upper left corner of the page. */
  readonly x: number;
  readonly y: number;
}

/** The groups of each page. `reported`: the values of `bubbleLabel`, in the order of the document. */
export function bubblesOf(reported: readonly unknown[]): ReadonlyMap<number, readonly SheetGroup[]> {
  const pages = new Map<number, Map<string, SheetBubble[]>>();
  for (const one of reported) {
    const [name, value, page, x, y] = one as [string, string, number, number, number];
    const groups = pages.get(page) ?? new Map<string, SheetBubble[]>();
    pages.set(page, groups);
    const bubbles = groups.get(name) ?? [];
    groups.set(name, bubbles);
    bubbles.push({ value, x: Math.round(x * 100), y: Math.round(y * 100) });
  }
  return new Map([...pages].map(([page, groups]) => [page, [...groups].map(([name, bubbles]) => ({ name, bubbles }))]));
}
