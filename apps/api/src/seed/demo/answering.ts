/**
 * Simulates a student's answers: the chance of a right answer falls with the item's difficulty; wrong answers are small
 * changes to the key.
 */
import { createRandom, type Random } from '@vumon/content';
import type { ExamQuestionContent } from '@vumon/contract';
import {
  countedWords,
  isQuestionTypeCode,
  itemsOf,
  parseResponse,
  responseFits,
  type QuestionContent,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { score, solve } from '@vumon/question-types/scoring';

const levelDifficulty: Readonly<Record<string, number>> = { M1: -1.7, M2: -0.8, M3: 0.2, M4: 1.2, NA: -0.5 };

/** A small deviation of the item from the difficulty of its level, the same for all students. */
const difficultyOf = (question: ExamQuestionContent, entry: string): number =>
  (levelDifficulty[question.difficulty] ?? -0.5) +
  createRandom(`${JSON.stringify(question.content).length} ${entry} ${question.type}`).normal() * 0.55;

const chance = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(1.2 * (difficulty - ability)));

type Answer = Record<string, unknown>;

interface Taker {
  readonly ability: number;
  /** Probability (0 to 1) that an entry is answered at all. */
  readonly effort: number;
  readonly random: Random;
}

/** One question with everything needed to simulate an answer. */
interface Sat extends Taker {
  readonly question: ExamQuestionContent;
  readonly type: QuestionTypeCode;
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

/** The simulated answer; null if the question stays blank. */
export function answerOf(
  question: ExamQuestionContent,
  key: unknown,
  ability: number,
  effort: number,
  random: Random,
): Answer | null {
  if (!isQuestionTypeCode(question.type)) return null;
  const sat: Sat = {
    question,
    type: question.type,
    content: question.content as QuestionContent,
    key: key as QuestionKey,
    ability,
    effort,
    random,
  };
  const solved = solve(sat.type, sat.content, sat.key) as Answer | null;
  const answer = solved === null ? ownAnswer(sat) : slipped(sat, solved);
  return Object.keys(answer).length > 0 ? answer : null;
}

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether the question is a mixed one, whose answer holds the entries of each part under the part's id. */
const hasParts = (content: object): boolean =>
  'parts' in content &&
  Array.isArray(content.parts) &&
  content.parts.every((part) => isRecord(part) && 'content' in part);

/** Embeds the entries of a part in the answer to the whole question. */
type Around = (entries: Answer) => Answer;

function slipped(sat: Sat, solved: Answer): Answer {
  if (!hasParts(sat.content)) return keptOrSlipped(sat, solved, '', (entries) => entries);
  const parts = Object.entries(solved).map(
    ([part, entries]) =>
      [part, keptOrSlipped(sat, entries as Answer, part, (changed) => ({ [part]: changed }))] as const,
  );
  return Object.fromEntries(parts.filter(([, entries]) => Object.keys(entries).length > 0));
}

function keptOrSlipped(sat: Sat, entries: Answer, part: string, around: Around): Answer {
  const { ability, effort, random, question } = sat;
  const answer: Answer = {};
  for (const [entry, value] of Object.entries(entries)) {
    if (random.next() > effort) continue;
    const given =
      random.next() < chance(ability, difficultyOf(question, part + entry))
        ? value
        : slipOf(sat, entry, value, entries, answer, around);
    if (given !== undefined) answer[entry] = given;
  }
  return answer;
}

const earned = (sat: Sat, answer: Answer): number =>
  score(sat.type, sat.content, sat.key, answer, { locale: 'vi' }).items.reduce(
    (sum, { share }) => sum + share.earned / share.of,
    0,
  );

function fitsQuestion({ type, content }: Pick<Sat, 'type' | 'content'>, answer: Answer): boolean {
  const parsed = parseResponse(type, 1, answer);
  return parsed.ok && responseFits(type, content, parsed.value);
}

/**
 * The first candidate that is valid, also beside the entries so far, and earns fewer points than the right entries;
 * undefined when there is none.
 */
function slipOf(sat: Sat, entry: string, value: unknown, entries: Answer, soFar: Answer, around: Around): unknown {
  const best = earned(sat, around(entries));
  return candidates(sat, entry, value, entries).find((one) => {
    const answer = around({ ...entries, [entry]: one });
    return (
      fitsQuestion(sat, answer) && fitsQuestion(sat, around({ ...soFar, [entry]: one })) && earned(sat, answer) < best
    );
  });
}

function candidates({ content, random }: Sat, entry: string, value: unknown, entries: Answer): unknown[] {
  const others = Object.entries(entries)
    .filter(([id]) => id !== entry)
    .map(([, other]) => other);
  if (typeof value === 'string') {
    const words = /^-?\d+([.,]\d+)?$/.test(value) ? numberSlips(value) : textSlips(value, cueOf(content, entry));
    return [...random.shuffle(words), ...others.filter((other) => typeof other === 'string')];
  }
  if (isRecord(value)) return random.shuffle(others);
  const picks = value as readonly string[];
  // The order depends on the question only, so that most learners choose the same wrong option.
  const ids = createRandom(`${entry} ${JSON.stringify(content).length}`).shuffle(
    idsIn(content).filter((id) => !picks.includes(id)),
  );
  const drawn = ids.length > 1 && random.next() < 0.45 ? [...ids.slice(1), ids[0]!] : ids;
  const at = random.int(0, Math.max(0, picks.length - 2));
  const swapped = picks.length > 1 ? [[...picks.slice(0, at), picks[at + 1]!, picks[at]!, ...picks.slice(at + 2)]] : [];
  return [
    ...swapped,
    ...(picks.length > 1 ? [picks.slice(0, -1)] : []),
    ...drawn.map((id) => [...picks.slice(0, -1), id]),
  ];
}

/** All ids in the content; callers reject those that cannot be selected. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(idsIn))];
  if (!isRecord(value)) return [];
  return [...(typeof value['id'] === 'string' ? [value['id']] : []), ...Object.values(value).flatMap(idsIn)];
}

/** The cue word of a gap, from which the answer is formed. */
function cueOf(value: unknown, id: string): string | undefined {
  if (Array.isArray(value)) return value.map((one) => cueOf(one, id)).find((cue) => cue !== undefined);
  if (!isRecord(value)) return undefined;
  return value['id'] === id && typeof value['cue'] === 'string'
    ? value['cue']
    : cueOf(
        Object.values(value).filter((one) => typeof one === 'object'),
        id,
      );
}

/** Wrong numbers (off by one or ten, doubled, halved, negated) with the decimal mark of the right answer. */
function numberSlips(right: string): string[] {
  const value = Number(right.replace(',', '.'));
  const written = (slip: number) => (right.includes('.') ? String(slip) : String(slip).replace('.', ','));
  return [value + 1, value - 1, value * 2, value / 2, -value, value + 10]
    .filter((slip) => slip !== value && String(slip).length <= 4)
    .map(written);
}

function textSlips(right: string, cue: string | undefined): string[] {
  const slips = cue
    ? [cue.toLowerCase(), `${cue.toLowerCase()}s`, `${cue.toLowerCase()}ing`]
    : [
        right.split(' ').slice(0, -1).join(' ') || `${right}s`,
        right.slice(0, -1),
        right.split(' ').toReversed().join(' '),
      ];
  return slips.filter((slip) => slip !== '' && slip !== right);
}

/** The answer to a question without a key: a self-rating or an essay. Recordings are made in `speaking.ts`. */
function ownAnswer(sat: Sat): Answer {
  const { type, content, key, ability, effort, random } = sat;
  const fitting = (answer: Answer): boolean => fitsQuestion(sat, answer);
  const answer: Answer = {};
  for (const item of itemsOf(type, content)) {
    if (random.next() > effort) continue;
    const levels = idsIn(content).filter((id) => fitting({ [item]: [id] }));
    if (levels.length > 0)
      answer[item] = [
        levels[
          Math.max(0, Math.min(levels.length - 1, Math.round(levels.length / 2 + ability + random.normal() * 0.7) - 1))
        ]!,
      ];
    else if ('model' in key && typeof key.model === 'string' && fitting({ [item]: key.model }))
      answer[item] = essayOf(key.model, ability, random);
  }
  return answer;
}

/** Weaker students write less and make mistakes. */
function essayOf(model: string, ability: number, random: Random): string {
  const sentences = model.match(/[^.!?\n]+[.!?]?\n?/g) ?? [model];
  const kept = sentences
    .slice(0, Math.max(2, Math.round(sentences.length * Math.min(1, 0.55 + chance(ability, -0.4) * 0.5))))
    .filter((_, at) => at < 2 || random.next() < 0.84);
  const slips: readonly (readonly [RegExp, string])[] = [
    [/\bthere are\b/, 'there is'],
    [/\b(\w+)ies\b/, '$1ys'],
    [/\bhas\b/, 'have'],
    [/\ban? /, ''],
    [/\bwent\b/, 'goed'],
    [/\btheir\b/, 'there'],
    [/\b(\w{4,})ed\b/, '$1'],
    [/\bbecause\b/, 'becouse'],
  ];
  const text = kept
    .map((sentence) =>
      random.next() < chance(ability, 0.3)
        ? sentence
        : random
            .shuffle(slips)
            .slice(0, 2)
            .reduce((so, [from, to]) => so.replace(from, to), sentence),
    )
    .join('')
    .trim();
  return countedWords(text) > 0 ? text : model;
}
