import { styleOfLine } from '@vumon/question-import/labels';
import { plainTextOf } from '@vumon/question-types/markup';
import { useCallback, useState } from 'react';
import type { ImportChange, QuestionImport } from '../import-queries.ts';
import { withObjectGaps } from './groups.ts';

/** The teacher presses a line of the file that begins a question: the whole file is read by the style of its label. */
export function usePointing(check: QuestionImport, change: (body: ImportChange) => Promise<unknown>) {
  const [pointing, setPointing] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { pieces, reading } = check;
  /** Whether the line was taken as the one that was asked for. */
  const pointed = useCallback(
    (line: number): boolean => {
      if (!pointing || !reading) return false;
      const markup = pieces.find((piece) => piece.line === line)?.markup ?? '';
      const label = styleOfLine(plainTextOf(withObjectGaps(markup), { gap: () => '' }));
      setWrong(label === null);
      if (label === null) return true;
      setPointing(false);
      const { choices, remember } = reading;
      void change({ kind: 'reading', choices: { ...choices, label }, remember }).catch(() => undefined);
      return true;
    },
    [change, pieces, pointing, reading],
  );
  return { pointing, setPointing, pointed, wrong: wrong && pointing };
}
