/**
 * Odd ones out by sound and by stress, drawn from lists of words with one British pronunciation each: words whose stress or
 * sound varies (“adult”, “garage”, “often”) are in none. `sounds.test.ts` holds the lists against a dictionary of sounds.
 */
import type { Cefr } from '@vumon/domain';
import { cefrOf } from '../by-type/place.ts';
import type { SeedQuestion } from '../kit.ts';
import { createRandom } from '../random.ts';
import { wordLevel, wordLevels } from '../texts/words.ts';
import { soundRows, stressRows } from './rows.ts';
import { endings, letterSounds, stressed } from './sound-words.ts';

type Level = 'M1' | 'M2' | 'M3';
interface Group {
  readonly sound: string;
  readonly words: readonly string[];
  readonly upper: readonly string[];
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
const marked = (word: string, letters: string, atEnd: boolean): string => {
  const at = atEnd ? word.lastIndexOf(letters) : word.indexOf(letters);
  return `${word.slice(0, at)}(${letters})${word.slice(at + letters.length)}`;
};

/** Three words of one group and one of the other, which comes first; the same ones at every run. */
function oddOne(seed: string, grade: number, [first, second]: readonly [Group, Group], swapped: boolean) {
  const random = createRandom(seed);
  const [odd, others] = swapped ? [second, first] : [first, second];
  const wordsOf = ({ words, upper }: Group) => random.shuffle(grade < 10 ? words : upper);
  const [one] = wordsOf(odd);
  const three = wordsOf(others).slice(0, 3);
  return { odd, others, one: one!, three };
}

const levels: readonly Cefr[] = ['A1', 'A2', 'B1', 'B1+', 'B2'];
/** The level of the hardest word, at most that of the grade. */
const levelOf = (grade: number, words: readonly string[]): Cefr => {
  const hardest = wordLevels[Math.max(...words.map((word) => wordLevel(word) ?? 0))]!;
  return levels[Math.min(levels.indexOf(hardest), levels.indexOf(cefrOf[grade]!))]!;
};

const inFamily = (questions: readonly SeedQuestion[], family: string): SeedQuestion[] =>
  questions.map((question) => ({ ...question, facts: { ...question.facts, family } }));

function soundQuestion(
  grade: number,
  level: Level,
  letters: string,
  pair: readonly [Group, Group],
  atEnd: boolean,
): SeedQuestion[] {
  const family = `sound of ${letters}: ${pair.map(({ sound }) => sound).join(' ')}, grade ${grade}`;
  const { odd, others, one, three } = oddOne(family, grade, pair, grade % 2 === 0);
  const options = [one, ...three].map((word) => marked(word, letters, atEnd)).join('|');
  const why = `Phần gạch chân của “${one}” đọc là ${odd.sound}; của ${quoted(three)} đọc là ${others.sound}.`;
  return inFamily(soundRows({ grade, cefr: levelOf(grade, [one, ...three]) }, [[level, options, why]]), family);
}

function stressQuestion(grade: number, level: Level, syllables: number, pair: readonly [Group, Group]): SeedQuestion[] {
  const family = `stress of ${syllables} syllables: ${pair.map(({ sound }) => sound).join(' ')}, grade ${grade}`;
  const { odd, others, one, three } = oddOne(family, grade, pair, grade % 2 === 1);
  const why = `“${one}” có trọng âm ở âm tiết thứ ${odd.sound}; ${quoted(three)} có trọng âm ở âm tiết thứ ${others.sound}.`;
  return inFamily(
    stressRows({ grade, cefr: levelOf(grade, [one, ...three]) }, [[level, [one, ...three].join('|'), why]]),
    family,
  );
}

/** Which numbers of syllables a grade knows well enough. */
const syllablesOf = (grade: number): readonly number[] => (grade < 8 ? [2, 3] : grade < 10 ? [2, 3, 4] : [3, 4]);

function ofGrade(grade: number): SeedQuestion[] {
  const letters = letterSounds.flatMap(({ letters: marks, from, pair }) =>
    grade < from ? [] : soundQuestion(grade, 'M1', marks, pair, false),
  );
  const ends = endings.flatMap(({ letters: marks, pair }) => soundQuestion(grade, 'M2', marks, pair, true));
  const stress = syllablesOf(grade).flatMap((syllables) => {
    const groups = stressed[syllables]!;
    return groups.flatMap((first, at) =>
      groups
        .slice(at + 1)
        .flatMap((second) => stressQuestion(grade, syllables === 2 ? 'M1' : 'M2', syllables, [first, second])),
    );
  });
  return [...letters, ...ends, ...stress];
}

export const soundQuestions = (): SeedQuestion[] => [6, 7, 8, 9, 10, 11, 12].flatMap(ofGrade);
