/** What the importer reads from a file, question by question with its state: for the command line and its measure. */
import { gapNumbersIn } from '../grammar/gap-numbers.ts';
import type { WordDocument } from '@vumon/word';
import type { ReadingChoices } from '../choices.ts';
import { lineOf, readable, word, type PaperLine } from '../lines/lines.ts';
import { countsOf, shownOf } from '../report.ts';
import { segmentPaper } from '../finding/segment.ts';
import type { Paper, PaperQuestion } from '../segments.ts';

export type ImportedKind = 'mcq' | 'tf' | 'short' | 'essay' | 'matching' | 'ordering' | 'passage-item';

export interface ImportedQuestion {
  readonly label: number;
  /** The printed numbers of the entries of a task to match that has no number of its own. */
  readonly numbers?: readonly number[];
  readonly stem: string;
  readonly options: readonly string[];
  /** A letter, a T or F for each statement, pairs "1-c 2-a", an order "c-a-b", or a short answer; null if the file states none. */
  readonly key: string | null;
  readonly kind: ImportedKind;
  readonly equations: number;
  readonly pictures: number;
  readonly state: 'ready' | 'review';
  /** Why it has to be looked at. */
  readonly notes: readonly string[];
}

export interface ImportedPaper {
  readonly questions: readonly ImportedQuestion[];
  readonly leftover: readonly string[];
}

const join = (lines: readonly PaperLine[]): string => lines.map(readable).join('\n');

function kindOf({ kind, passage }: PaperQuestion, { passages }: Paper): ImportedKind {
  const lines = passage === null ? [] : (passages[passage]?.lines ?? []);
  // The first line is an instruction, unless it holds gaps.
  const hasText = lines.some(({ text }, at) => (at > 0 ? text.trim() !== '' : gapNumbersIn(text).length > 0));
  if (kind === 'matching' || kind === 'ordering') return kind;
  if (kind === 'choice') return hasText ? 'passage-item' : 'mcq';
  return kind === 'true-false' ? 'tf' : kind === 'short' ? 'short' : 'essay';
}

/** The numbered entries of a task to match, each in a line with its number. */
const entriesOf = ({ match }: PaperQuestion): PaperLine[] =>
  (match?.items ?? []).map(({ number, lines: [first, ...more] }) =>
    lineOf(first!.block, [
      word(`${number}. `),
      ...[first!, ...more].flatMap(({ pieces }, at) => [...(at > 0 ? [word(' ')] : []), ...pieces]),
    ]),
  );

export function importedPaper(document: WordDocument, choices: ReadingChoices = {}): ImportedPaper {
  const paper = segmentPaper(document.blocks, choices);
  return {
    questions: paper.questions.map((one) => {
      const { equations, unreadEquations, pictures } = countsOf([...shownOf(one), ...one.solution, ...one.answers]);
      const kind = kindOf(one, paper);
      const notes = [
        ...one.problems,
        ...(one.key === null && kind !== 'essay' ? ['KEY_MISSING'] : []),
        ...(unreadEquations > 0 ? ['FORMULA_UNREAD'] : []),
      ];
      return {
        label: one.label,
        ...(one.match && !one.sign && { numbers: one.match.items.map(({ number }) => number) }),
        stem: join([...one.stem, ...entriesOf(one)]).trim(),
        options: one.options.map(({ lines }) => join(lines)),
        // What a file says about an essay is no key, but an example.
        key: kind === 'essay' ? null : one.key,
        kind,
        equations,
        pictures,
        state: notes.length === 0 ? 'ready' : 'review',
        notes,
      };
    }),
    leftover: paper.notUnderstood.map(({ line }) => readable(line)),
  };
}
