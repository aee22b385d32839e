/** Which of the answers of a file are the pairs of its tasks to match, and what is doubtful about them. Pure. */
import { pairsStated, type Pair } from '../grammar/pairs.ts';
import { linesOf, readable, type PaperLine } from '../lines/lines.ts';
import { isWhole } from '../lines/match-entries.ts';
import type { Doubt, KeySource } from '../segments.ts';
import type { FoundMatch, FoundQuestion } from './found-question.ts';
import type { KeyEntry } from './keys.ts';

const numbersOf = ({ match }: FoundQuestion): ReadonlySet<number> => new Set(match!.items.map(({ number }) => number));
const isLetter = (answer: string): boolean => /^[A-Za-z]$/.test(answer);

/** Whether an entry names the place of a question: its exercise or its part. */
function names({ part, group }: KeyEntry, draft: FoundQuestion): boolean {
  return group === undefined ? part !== null && part === draft.part : group === draft.group;
}

/** Gives the tasks to match their pairs from the answers of the file; returns the answers of the other questions. */
export function takeMatches(
  drafts: readonly FoundQuestion[],
  entries: readonly KeyEntry[],
  code: string | null,
): readonly KeyEntry[] {
  const tasks = drafts.filter(({ match }) => match);
  const taken = new Set<KeyEntry>();
  for (const task of tasks) {
    const own = entries.filter((one) => one.code === undefined || one.code === (task.code ?? code));
    // "Câu | 3" above "Đáp án | 1-c, 2-a"
    for (const entry of own) {
      const isOfTask = entry.number === task.label && (entry.part === null || entry.part === task.part);
      const pairs = isOfTask ? pairsStated(entry.answer, task.match!.isFlipped) : null;
      if (!pairs) continue;
      task.match!.stated.push({ source: 'key-table', pairs });
      taken.add(entry);
    }
    const numbers = numbersOf(task);
    const fitting = own.filter((one) => numbers.has(one.number) && isLetter(one.answer) && !taken.has(one));
    const others = drafts.filter((one) => one !== task);
    const mayMean = (one: FoundQuestion): boolean =>
      one.match ? [...numbersOf(one)].some((number) => numbers.has(number)) : numbers.has(one.label);
    const named = fitting.filter((one) => names(one, task));
    const isOnly = !others.some((one) => mayMean(one) && named.some((entry) => names(entry, one)));
    const general = fitting.filter(({ part, group }) => part === null && group === undefined);
    const found = named.length > 0 ? (isOnly ? named : []) : others.some(mayMean) ? [] : general;
    if (found.length === 0) continue;
    task.match!.stated.push({
      source: 'key-table',
      pairs: found.map(({ number, answer }) => ({ number, letter: answer })),
    });
    for (const entry of found) taken.add(entry);
  }
  return entries.filter((one) => !taken.has(one));
}

interface AnswerRow {
  readonly number: number;
  readonly cells: readonly { readonly head: string; readonly text: string }[];
}

/** "3 | 1-c, 2-a | 1,0": a row for each question, with its number in front. */
export function pairsOfRows({ table }: PaperLine): AnswerRow[] {
  const rows = (table?.rows ?? []).map((row) => row.map((cell) => linesOf(cell.blocks).map(readable).join(' ').trim()));
  return rows.flatMap(([head = '', ...cells]) => {
    const number = /^(?:(?:Câu|Bài|Question)\s*)?(\d{1,3})[.:)]?$/iu.exec(head)?.[1];
    const named = cells.map((text, at) => ({ head: rows[0]![at + 1] ?? '', text }));
    return number ? [{ number: Number(number), cells: named }] : [];
  });
}

/** The pairs that a row states for a task: of several columns, or for one of several tasks, those below its code. */
export function statedIn(
  { cells }: AnswerRow,
  task: FoundQuestion,
  { printed, isOnly }: { printed: string | null; isOnly: boolean },
): FoundMatch['stated'] {
  const found = cells.flatMap(({ head, text }) => {
    const pairs = pairsStated(text, task.match!.isFlipped);
    return pairs ? [{ head, pairs }] : [];
  });
  const code = task.code ?? printed;
  const isOwn = ({ head }: { head: string }): boolean => code !== null && head.split(/\D+/).includes(code);
  const own = isOnly && found.length === 1 ? found : found.filter(isOwn);
  return own.length === 1 ? [{ source: 'key-table', pairs: own[0]!.pairs }] : [];
}

/** The pairs in the order of the numbers, "1-c 2-a"; null where one is missing or names an entry that is not there. */
function keyOfPairs(draft: FoundQuestion, pairs: readonly Pair[]): string | null {
  const { match, options } = draft;
  const numbers = numbersOf(draft);
  const letters = match!.items.map(({ number }) => {
    const said = new Set(pairs.filter((one) => one.number === number).map(({ letter }) => letter.toLowerCase()));
    const [letter] = said;
    return said.size === 1 ? options.find((one) => one.letter.toLowerCase() === letter)?.letter : undefined;
  });
  if (letters.includes(undefined) || pairs.some(({ number }) => !numbers.has(number))) return null;
  return match!.items.map(({ number }, at) => `${number}-${letters[at]!}`).join(' ');
}

/** The keys of a task to match; what is wrong with them or with its signs becomes a doubt. */
export function keysOfMatch(draft: FoundQuestion): {
  keys: { source: KeySource; key: string }[];
  doubts: Doubt[];
} {
  const { match, options } = draft;
  const doubts = new Set<Doubt>();
  const numbers = match!.items.map(({ number }) => number);
  const areWhole =
    isWhole(numbers.map(String)) && isWhole(options.map(({ letter }) => letter)) && /^a$/i.test(options[0]!.letter);
  // Numbers go on behind those of the questions above, or begin at 1.
  const begins = numbers[0] === 1 || (draft.counts && draft.sign === null);
  if (!areWhole || !begins) doubts.add('MATCH_SIGNS');
  const keys = match!.stated.flatMap(({ source, pairs }) => {
    // A label alone among the answers.
    if (pairs.length === 0) return [];
    const key = areWhole ? keyOfPairs(draft, pairs) : null;
    const letters = (key?.match(/[A-Za-z]/g) ?? []) as string[];
    if (key === null || new Set(letters).size < letters.length) doubts.add('MATCH_KEYS');
    return key === null ? [] : [{ source, key }];
  });
  return { keys, doubts: [...doubts] };
}
