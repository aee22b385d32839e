/** Computes the rows of an import after the teacher's decisions. Pure. */
import { summaryOf } from '@vumon/question-types';
import type { ImportDraft, ImportEntry } from '@vumon/question-import';
import {
  doubtCodes,
  reviewPaper,
  withKeys,
  type FoundKey,
  type ReviewChanges,
  type ReviewedPiece,
} from '@vumon/question-import/papers';
import { problemsOf } from '@vumon/question-types/validators';
import { readWritten } from '../question-bank.writing.ts';
import type { StoredImport, StoredRow } from './question-imports.queries.ts';

export interface ReviewedRow extends StoredRow {
  readonly labels: readonly number[];
  readonly points: number | null;
  readonly part: number | null;
  readonly keySource: string | null;
  readonly keys: readonly FoundKey[];
  readonly made: boolean;
  /** Whether something about it is uncertain, and the teacher has not said that it is right. */
  readonly doubtful: boolean;
  readonly edited: boolean;
  readonly aside: boolean;
}

/** Validates the draft by the rules of its question type. */
export function checked({ text, ...entry }: ImportEntry): StoredRow {
  const { draft } = entry;
  if (!draft) return { ...entry, title: entry.name || text };
  const result = readWritten(draft.type, draft);
  if (!result.ok)
    return { ...entry, draft: null, title: entry.name || text, problems: [{ code: 'MALFORMED', params: {} }] };
  const { content, answerKey } = result.read;
  const found = new Map(
    problemsOf(draft.type, content, answerKey).map(({ code, params = {} }) => [code, { code, params }]),
  );
  return {
    ...entry,
    title: summaryOf(draft.type, content) || entry.name,
    problems: [...entry.problems, ...found.values()],
  };
}

const asEntry = ({ title, problems, ...row }: StoredRow): ImportEntry => ({
  ...row,
  text: title,
  // The problems of a draft are computed again from it.
  problems: row.draft ? [] : problems,
});

const doubts: ReadonlySet<string> = new Set(doubtCodes);
const isDoubt = ({ code }: { code: string }): boolean => doubts.has(code);

/** An entry with the teacher's decisions applied. A rewritten question replaces everything that was read. */
function decided(entry: ImportEntry, { edits, keys, levels, looked = [] }: ReviewChanges): ImportEntry {
  const edit = edits[entry.line];
  const from = edit ?? entry.draft;
  const key = keys[entry.line];
  const draft: ImportDraft | null = from && key ? withKeys(from, key) : from;
  return {
    ...entry,
    draft,
    difficulty: levels[entry.line] ?? entry.difficulty,
    // A key that the teacher gave settles what was uncertain about it.
    notices: entry.notices.filter(
      (one) => !isDoubt(one) || !(looked.includes(entry.line) || (key && one.code.startsWith('KEY'))),
    ),
    ...(edit && { problems: [], notices: [] }),
  };
}

export function reviewed(
  { rows, paper, files, changes }: Pick<StoredImport, 'rows' | 'paper' | 'files' | 'changes'>,
  criterion: string,
): { rows: ReviewedRow[]; pieces: readonly ReviewedPiece[] } {
  const aside = new Set(changes.aside);
  const finish = (
    row: StoredRow,
    facts: Pick<ReviewedRow, 'labels' | 'points' | 'part' | 'keySource' | 'keys' | 'made'>,
  ): ReviewedRow => ({
    ...row,
    ...facts,
    edited: changes.edits[row.line] !== undefined,
    aside: aside.has(row.line),
    doubtful: row.notices.some(isDoubt),
  });
  if (!paper)
    return {
      rows: rows.map((row) =>
        finish(
          changes.edits[row.line] || changes.keys[row.line] || changes.levels[row.line]
            ? checked(decided(asEntry(row), changes))
            : row,
          { labels: [], points: null, part: null, keySource: null, keys: [], made: false },
        ),
      ),
      pieces: [],
    };
  const media = files.map(({ mediaId }) => mediaId);
  const { questions, pieces } = reviewPaper(paper, media, changes, criterion);
  return {
    rows: questions.map(({ labels, points, part, keySource, keys, made, ...entry }) =>
      finish(checked(decided(entry, changes)), { labels, points, part, keySource, keys, made }),
    ),
    pieces,
  };
}
