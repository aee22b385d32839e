/** Options with numbers: lines "1." to "4." at the end of a stem whose key is one of these numbers. Pure. */
import { bareLabelOf } from '../grammar/label-styles.ts';
import { slice, type PaperLine } from '../lines/lines.ts';
import type { FoundQuestion } from './found-question.ts';

/** The answer of "How many of these …?" is a number of its own. */
const asksHowMany =
  /bao\s+nhiêu|(?:^|[^\p{L}])(?:mấy(?!\p{L})|số\s+(?:các\s+)?(?:phát|câu|mệnh|khẳng|nhận|ý|đáp))|how\s+many|number\s+of/iu;

const isNumberUpTo = (answer: string, count: number): boolean =>
  /^\d[.)]?$/.test(answer.trim()) && Number.parseInt(answer, 10) >= 1 && Number.parseInt(answer, 10) <= count;

/** Where lines "1." to "3." at least end a stem; null where none do. */
function listIn(stem: readonly PaperLine[]): number | null {
  const numbers = stem.map((line) => (line.table ? null : (bareLabelOf(line.text)?.number ?? null)));
  const from = numbers.lastIndexOf(1);
  const list = numbers.slice(from);
  return from >= 1 && list.length >= 3 && list.every((number, at) => number === at + 1) ? from : null;
}

/** Makes options of such lines; false where the stem has none, or where the answers of the paper are no numbers of them. */
export function takeNumbered(draft: FoundQuestion, answers: readonly string[]): boolean {
  const from = listIn(draft.stem);
  if (from === null || answers.length === 0) return false;
  const lines = draft.stem.slice(from);
  const stem = draft.stem.slice(0, from);
  if (!answers.every((one) => isNumberUpTo(one, lines.length)) || stem.some(({ text }) => asksHowMany.test(text)))
    return false;
  draft.options = lines.map((line, at) => {
    const { end } = bareLabelOf(line.text)!;
    return {
      letter: String.fromCharCode(65 + at),
      starred: false,
      label: slice(line, 0, end),
      lines: [slice(line, end)],
    };
  });
  draft.stem = stem;
  draft.numbered = true;
  return true;
}
