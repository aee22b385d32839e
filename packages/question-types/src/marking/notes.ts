/**
 * Comments on ranges of a learner's text. Offsets count UTF-16 units of the stored text, which never changes once it is
 * marked.
 */

export interface TextNote {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Segment {
  readonly start: number;
  readonly text: string;
  /** Indices in the list of notes, of those that cover this segment. */
  readonly notes: readonly number[];
}

/** In the order of their starts; of two with the same start the longer one first. */
export const inReadingOrder = (notes: readonly TextNote[]): TextNote[] =>
  notes.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1));

/** The text split at every border of a note; notes may overlap. The joined segments are the text. */
export function segmentsOf(text: string, notes: readonly TextNote[]): Segment[] {
  const within = (at: number): number => Math.min(text.length, Math.max(0, at));
  const cuts = [
    ...new Set([0, text.length, ...notes.flatMap(({ start, end }) => [within(start), within(end)])]),
  ].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1]!;
    return {
      start,
      text: text.slice(start, end),
      notes: notes.flatMap((note, index) => (note.start < end && note.end > start ? [index] : [])),
    };
  });
}
