/** The teacher's decisions in the review of an import. Applied to the parsed paper they give the questions. */
import type { ImportDraft } from '../../drafts.ts';
import type { ReadingChoices } from '../choices.ts';
import type { Level } from '../segments.ts';

export type PieceChange =
  /** The line is added to the question at line `question`: before its stem, after it, or to its explanation. */
  | { readonly to: 'lead' | 'stem' | 'solution'; readonly question: number }
  /** The line becomes a question of its own. */
  | { readonly to: 'new' }
  /** The line is ignored. */
  | { readonly to: 'aside' };

export type ObjectChange = { readonly media: string } | { readonly latex: string } | { readonly aside: true };

export interface ReviewChanges {
  /** Choices for the whole file, and whether the teacher's next files are read so too. */
  readonly reading?: ReadingChoices;
  readonly remember?: boolean;
  /** Right answers by the question's line and item: ids of options, or accepted texts. */
  readonly keys: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly levels: Readonly<Record<string, Level | 'NA'>>;
  readonly pieces: Readonly<Record<string, PieceChange>>;
  readonly objects: Readonly<Record<string, ObjectChange>>;
  /** Questions rewritten in the editor. */
  readonly edits: Readonly<Record<string, ImportDraft>>;
  /** Doubtful questions that the teacher has looked at. */
  readonly looked?: readonly number[];
  /** Questions that are not imported. */
  readonly aside: readonly number[];
}

export const noChanges: ReviewChanges = { keys: {}, levels: {}, pieces: {}, objects: {}, edits: {}, aside: [] };
