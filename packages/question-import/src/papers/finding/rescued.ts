/**
 * Lines that say what is to be done and to which no question belongs: a part, an exercise or a text without one. Each is
 * a question for the teacher to look at, so that none is lost. Pure.
 */
import { labelOf, otherLabelOf, pointsSaid, type Label } from '../grammar/label-styles.ts';
import type { PaperLine } from '../lines/lines.ts';
import { fillQuestion } from './filling.ts';
import { newQuestion, type FoundQuestion } from './found-question.ts';
import { isEnd } from './labels.ts';
import { afterLabel, asksForWork, habitFor } from './question-start.ts';
import type { Habits } from '../grammar/habits.ts';

const sign = /^\s*(?:(?:PHẦN|Phần|PART|Part|SECTION|Section)\s+)?(?:[IVX]{1,4}|[A-H]|\d{1,2})\s?[.:)/–-]+\s*/u;
const instructs =
  /(?:^|[\s.:(])(?:khoanh|chọn|điền|nối|viết\s+(?:đoạn|bài)|circle|choose|fill\s+in|complete|match|rewrite|reorder|write\s+(?:a|an|about|your)|lisez|cochez|mettez|écrivez|complétez|choisissez|reliez|conjuguez|répondez)(?!\p{L})/iu;
/** A table of contents of the test, or what has to be learned before it. */
const isNoTask = (text: string): boolean =>
  /ma\s+trận|đặc\s+tả|mục\s+tiêu|l[íý]\s+thuyết|kiến\s+thức|lưu\s+ý|ghi\s+chú|notes?(?!\p{L})/iu.test(text);
const asksQuestion = (text: string): boolean => /\p{L}{2}.*\?\s*$/u.test(text);
/** Who may do what during the test. */
const rules = /(?:thí|học)\s+sinh\s+(?:không|chỉ|được|trả\s+lời|làm)|giám\s+thị|cán\s+bộ/iu;

const asks = (text: string): boolean => !rules.test(text) && (asksForWork(text) || instructs.test(text));

const labelIn = (text: string): Label | null => labelOf(text) ?? otherLabelOf(text);

/** `lines`: those of a part or a text to which no question belongs; null where they ask for nothing. */
export function rescuedFrom(
  lines: readonly PaperLine[],
  /** The number of the question where the lines have none. */
  next: number,
  place: Partial<FoundQuestion>,
  habits: Habits,
): FoundQuestion | null {
  const [head, ...more] = lines.filter(({ text }) => !isEnd(text));
  if (!head || head.table || isNoTask(head.text)) return null;
  const label = labelIn(head.text);
  const said = label ? afterLabel(head, label) : null;
  const words = said ? said.rest.text : head.text.replace(sign, '');
  const texts = [words, ...more.map(({ text }) => text)];
  const isQuestion = label !== null && asksQuestion(words);
  // The heading alone may lead to what stands in the next part.
  if (more.length === 0 && !isQuestion && !asksForWork(words)) return null;
  if (!isQuestion && !texts.some(asks)) return null;
  const asked = [...(said ? [said.rest] : more.length === 0 ? [head] : []), ...more];
  const inWriting = place.inWriting ?? false;
  const draft = newQuestion(label?.number ?? next, head.at, {
    ...place,
    habit: habitFor(asked, { inWriting, habits, choices: {} }),
    level: said?.level?.level ?? null,
    points: said?.points ?? pointsSaid(head.text),
    doubts: ['QUESTION_UNSURE'],
  });
  for (const line of asked) fillQuestion(draft, line);
  draft.stem.push(...draft.pending);
  draft.pending = [];
  return draft.stem.length === 0 ? null : draft;
}
