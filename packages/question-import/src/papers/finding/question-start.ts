/** What the beginning of a question says: its level, its points, and the style of its options. Pure. */
import type { LabelStyle, ReadingChoices } from '../choices.ts';
import type { Habits } from '../grammar/habits.ts';
import { keyBehindLabel, statedLetters } from '../grammar/key-words.ts';
import { isSigned, labelOf, otherLabelOf, pointsEnd, pointsSaid, type Label } from '../grammar/label-styles.ts';
import { optionsIn, runOf, type OptionHabit } from '../grammar/option-styles.ts';
import { slice, type PaperLine } from '../lines/lines.ts';
import type { FoundQuestion } from './found-question.ts';
import { bankCodeOf, levelOf, verdictOf } from './labels.ts';

/** Words that begin a task to be answered in writing. */
const task =
  /^\s*(?:(?:Đặt\s+)?[Tt]ính|Chứng\s+minh|Giải|Vẽ|Tìm|Nêu|Viết|Trình\s+bày|So\s+sánh|Phân\s+tích|Xác\s+định|Rút\s+gọn|Lập|Hãy|Cho\s+biết|Tại\s+sao|Vì\s+sao|Kể|Phân\s+biệt|Thực\s+hiện|Explain|Prove|Find|Calculate|Write|Draw|Describe|Solve)(?!\p{L})/iu;

/** "Đặt tính rồi tính:", whose parts a), b) are no options; a question mark or "chọn" leaves that open. */
export const asksForWork = (text: string): boolean =>
  task.test(text) && !/\?\s*$|(?:^|\s)(?:chọn|khoanh|choose|circle)(?!\p{L})/iu.test(text);

interface LabelEnd {
  readonly level: ReturnType<typeof levelOf>;
  /** In hundredths. */
  readonly points: number | null;
  readonly key: { readonly letters: string; readonly line: PaperLine } | null;
  readonly rest: PaperLine;
}

/** The text behind a label, without the level, the points and the key in brackets that follow it. */
export function afterLabel(line: PaperLine, label: Label): LabelEnd {
  let end = label.end;
  let level: LabelEnd['level'] = null;
  let key: LabelEnd['key'] = null;
  for (let turn = 0; turn < 3; turn++) {
    const text = line.text.slice(end);
    const bank: ReturnType<typeof bankCodeOf> = level ? null : bankCodeOf(text);
    const found: LabelEnd['level'] = levelOf(text) ?? (bank?.level ? { level: bank.level, end: bank.end } : null);
    const said: ReturnType<typeof keyBehindLabel> = found || key ? null : keyBehindLabel(text);
    // "Câu 6 (câu phụ): ": the sign stands behind a remark.
    const remark = isSigned(label, line.text)
      ? undefined
      : /^\s*\(\p{L}[^()]{1,30}\)\s*[:.]\s+/u.exec(text)?.[0].length;
    const twice = /^\s*\((?:Question|Câu)\s+\d{1,3}\)\s*[.:]?\s*/u.exec(text)?.[0].length;
    const taken = found?.end ?? bank?.end ?? said?.end ?? twice ?? (pointsEnd(text) || (remark ?? 0));
    if (taken === 0) break;
    level ??= found;
    if (said) key = { letters: said.letters, line: slice(line, end, end + said.end) };
    end += taken;
  }
  return { level, points: pointsSaid(line.text.slice(0, end)), key, rest: slice(line, end) };
}

interface Run {
  readonly habit: OptionHabit;
  readonly run: number;
}

/** "A: How are you?", "B: ______" above options with other signs: the style of these; null where none follow. */
function belowSpeakers(texts: readonly string[], upper: Run, runs: readonly Run[]): OptionHabit | null {
  if (texts.some((text) => /(?:^|\s)[C-H]\s?:/.test(text)) || !texts.some((text) => /(?:^|\s)B\s?:/.test(text)))
    return null;
  const habit = { ...upper.habit, signs: upper.habit.signs.replace(':', '') };
  if (runOf(texts, habit) >= upper.run) return habit;
  return runs.find((one) => one.habit.family === 'lower' && one.run >= 3)?.habit ?? null;
}

/** The style of the options in some lines: the first that finds them. */
export function habitOf(region: readonly PaperLine[], { options, usual: family }: Habits): OptionHabit | null {
  const texts = region.filter(({ table }) => table === null).map(({ text }) => text);
  const runs = options.map((habit) => ({ habit, run: runOf(texts, habit) }));
  const usual = runs.find(({ habit, run }) => habit.family === family && run >= 2);
  const [upper] = runs;
  // "Who will visit A. B. Smith's shop?" above "A  Anna".
  if (usual?.habit.family === 'plain' && usual.run >= 3 && upper!.run < 3) return usual.habit;
  if (upper!.habit.family === 'upper' && upper!.run >= 2) return belowSpeakers(texts, upper!, runs) ?? upper!.habit;
  return (
    (usual ?? runs.find(({ habit, run }) => run >= (habit.family === 'lower' ? 2 : habit.family === 'upper' ? 1 : 3)))
      ?.habit ?? null
  );
}

/** Parts a), b), c) of a task in writing stay in its stem. */
export function habitFor(
  region: readonly PaperLine[],
  { inWriting, habits, choices }: { inWriting: boolean; habits: Habits; choices: ReadingChoices },
): OptionHabit | null {
  const habit = habitOf(region, habits);
  if (habit?.family !== 'lower') return habit;
  if (choices.letters || choices.option) return habit;
  const items = region.filter(({ text }) => optionsIn(text, 0, habit).length > 0 || /^\s*[a-h]\s?[.)/:-]/.test(text));
  const hasVerdicts = region.some(({ text }) => verdictOf(text) !== null || /(?:Đúng|Sai)\s*[☐□▢]/u.test(text));
  const hasKey = region.some(({ text }) => statedLetters(text) !== null);
  if (hasVerdicts || hasKey) return habit;
  if (inWriting) return null;
  const tasks = items.filter(({ text }) => task.test(text.replace(/^\s*[a-h]\s?[.)/:-]/, '')));
  const asks =
    region[0] !== undefined &&
    task.test(region[0].text) &&
    runOf(
      region.map(({ text }) => text),
      habit,
    ) < 3;
  const few =
    runOf(
      region.map(({ text }) => text),
      habit,
    ) < 3 && !/^\s*xét|mệnh\s+đề|phát\s+biểu|khẳng\s+định|đúng.{0,12}sai/iu.test(region[0]?.text ?? '');
  return tasks.length * 2 >= items.length || asks || few ? null : habit;
}

/** "Exercise 2: Give the correct form" above questions with bare numbers. */
export function isInstruction(text: string, label: LabelStyle): boolean {
  if (label === 'word' || text.length > 300) return false;
  const head = labelOf(text) ?? (label === 'other-word' ? null : otherLabelOf(text));
  return head !== null && /\p{L}{2}/u.test(text.slice(head.end));
}

/** "Câu 5 Hỏi": without punctuation a label only where it continues the row, or stands in brackets' company. */
export const isPlainLabel = (label: Label, last: number, text: string): boolean =>
  isSigned(label, text) ||
  label.number === last + 1 ||
  label.number === 1 ||
  /^\s*(?:$|[[(])/.test(text.slice(label.end));

/** "- ______" in a dialogue: a place to fill in the question, whose options follow. */
export const isBlankOfStem = (question: FoundQuestion | undefined, text: string): boolean =>
  question?.state === 'stem' && question.habit !== null && /_{3}/.test(text);

/** Whether a Roman numeral may begin a statement of the stem: not below a question without options in a numbered part. */
export const mayListRoman = ({ state, habit, stem }: FoundQuestion, parts: number): boolean =>
  state === 'stem' && (habit !== null || parts === 0 || stem.some(({ text }) => /^\s*[IVX]{1,4}\s*[.:)]/.test(text)));

const section =
  /^\s*[A-H]\s?[.):]\s*(?:(?:PHONETICS?|PRONUNCIATION|VOCABULARY|GRAMMAR|LANGUAGE(?:\s+FOCUS)?|LISTENING|READING|WRITING|SPEAKING|USE\s+OF\s+ENGLISH)(?:\s*(?:,|&|and)\s*(?=\p{L})|\s*[.:]?\s*$)){1,4}$/iu;

/** "D. WRITING" behind options that are no such words: the heading of a section, and not the next option. */
export const isSection = (text: string, { options, state }: FoundQuestion): boolean =>
  state !== 'stem' &&
  section.test(text) &&
  options.every((one) => !section.test(`A. ${one.lines.map((line) => line.text).join(' ')}`));
