/** What a learner of a given ability answers: chances fall with the item's difficulty, wrong answers are the usual ones. */
import type { ExamQuestionContent } from '@vumon/contract';
import type { ChoiceContent, ChoiceKey, TextGapsContent, TextGapsKey } from '@vumon/question-types';
import { createRandom, type Random } from './random.ts';

const levelDifficulty: Readonly<Record<string, number>> = { M1: -1.7, M2: -0.8, M3: 0.2, M4: 1.2, NA: -0.5 };

/** Every item is a little harder or easier than its level says, the same for all. */
const difficultyOf = (question: ExamQuestionContent, item: string): number =>
  (levelDifficulty[question.difficulty] ?? -0.5) + createRandom(`${JSON.stringify(question.content).length} ${item} ${question.type}`).normal() * 0.55;

const chance = (ability: number, difficulty: number): number => 1 / (1 + Math.exp(1.2 * (difficulty - ability)));

/** `effort` from 0 to 1: how likely an item is tried at all. Null: the question is left out. */
export function answerOf(question: ExamQuestionContent, key: unknown, ability: number, effort: number, random: Random): Record<string, unknown> | null {
  const answer = 'correct' in (key as object)
    ? choiceAnswer(question, key as ChoiceKey, ability, effort, random)
    : gapAnswer(question, key as TextGapsKey, ability, effort, random);
  return Object.keys(answer).length > 0 ? answer : null;
}

function choiceAnswer(question: ExamQuestionContent, { correct }: ChoiceKey, ability: number, effort: number, random: Random): Record<string, string[]> {
  const answer: Record<string, string[]> = {};
  for (const item of (question.content as ChoiceContent).items) {
    if (random.next() > effort) continue;
    const right = correct[item.id]!;
    const others = item.options.map(({ id }) => id).filter((id) => !right.includes(id));
    if (random.next() < chance(ability, difficultyOf(question, item.id))) answer[item.id] = right;
    else if (right.length === 1) answer[item.id] = [temptation(others, item.id + item.stem, random)];
    // One of several right ones was overlooked; who must name a number takes a wrong one instead.
    else answer[item.id] = [...right.slice(0, -1), ...(item.choose ? [random.pick(others)] : [])];
  }
  return answer;
}

/** One wrong option draws more learners than the next. */
function temptation(others: readonly string[], seed: string, random: Random): string {
  const ranked = createRandom(seed).shuffle(others);
  const draw = random.next();
  return ranked[draw < 0.55 ? 0 : draw < 0.82 ? 1 : 2] ?? ranked[0]!;
}

function gapAnswer(question: ExamQuestionContent, { gaps }: TextGapsKey, ability: number, effort: number, random: Random): Record<string, string> {
  const { gaps: asked, numeric } = question.content as TextGapsContent;
  const answer: Record<string, string> = {};
  for (const { id, cue } of asked) {
    const accepted = gaps[id]?.accepted[0];
    if (accepted === undefined || random.next() > effort * 0.96) continue;
    const knows = random.next() < chance(ability, difficultyOf(question, id) + 0.3);
    answer[id] = knows ? accepted : numeric ? wrongNumber(accepted, random) : wrongText(accepted, cue, random);
  }
  return answer;
}

/** A slip of sign, of a place or of one. */
function wrongNumber(right: string, random: Random): string {
  const value = Number(right.replace(',', '.'));
  if (Number.isNaN(value)) return '1';
  const slips = [value + 1, value - 1, value * 2, value / 2, -value, value + 10].filter((one) => one !== value && String(one).length <= 4);
  return String(slips.length > 0 ? random.pick(slips) : 0).replace('.', ',');
}

function wrongText(right: string, cue: string | undefined, random: Random): string {
  const slips = cue ? [cue.toLowerCase(), `${cue.toLowerCase()}s`, `${cue.toLowerCase()}ing`] : [right.split(' ').slice(0, -1).join(' ') || `${right}s`, `${right.slice(0, -1)}`, right.split(' ').toReversed().join(' ')];
  const unlike = slips.filter((slip) => slip !== '' && slip !== right);
  return unlike.length > 0 ? random.pick(unlike) : 'to';
}
