/**
 * Reading sets from OneStopQA: one paragraph with its three questions, at three levels. Texts CC BY-SA 4.0, see
 * data/reading-onestopqa.
 */
import type { Cefr, Difficulty } from '@vumon/domain';
import { markupOfText } from '@vumon/question-types';
import articles from '../../data/reading-onestopqa/articles.json' with { type: 'json' };
import { quotation } from '../explanations/evidence.ts';
import { setOf, type SeedQuestion } from '../kit.ts';

interface Level {
  readonly name: 'ele' | 'int' | 'adv';
  /** The sets are assigned to these grades in turn, each to one. */
  readonly grades: readonly string[];
  readonly cefr: Cefr;
  /** Of a paragraph whose questions ask for what it says, and of one that makes the reader infer. */
  readonly difficulties: readonly [said: Difficulty, inferred: Difficulty];
}

const levels: readonly Level[] = [
  { name: 'ele', grades: ['G9', 'G10'], cefr: 'B1', difficulties: ['M2', 'M3'] },
  { name: 'int', grades: ['G11'], cefr: 'B1+', difficulties: ['M2', 'M3'] },
  { name: 'adv', grades: ['G12'], cefr: 'B2', difficulties: ['M3', 'M4'] },
];

/** Units of the course on the subject of an article, by grade. */
const units: Readonly<Record<string, readonly string[]>> = {
  '101-Year-Old Bottle Message': ['E9-04'],
  'Hundreds Hurt after Meteorite Falls to Earth': ['E9-10'],
  'Inky the Octopus Escapes from Aquarium': ['E9-10', 'E11-10', 'E12-08'],
  'Japan Calls Time on Long Hours Work Culture': ['E11-09', 'E12-05'],
  'Morocco Poised to Become a Solar Superpower': ['E9-10', 'E10-09', 'E11-05', 'E12-03'],
  'Nepal’s Tiger Population on the Rise': ['E9-10', 'E10-09', 'E11-10', 'E12-08'],
  'On the Trail of the Wolf': ['E9-10', 'E10-09', 'E11-10', 'E12-08'],
  'The Greek Island Where Time Is Running Out': ['E11-09'],
  'Will Drones Soon Be Delivering Packages to Your Doorstep?': ['E9-11', 'E10-05', 'E11-03'],
};

/** Paragraphs with a question on a reason, a purpose or an attitude that no sentence states; the others say it all. */
const inferred: Readonly<Record<string, readonly number[]>> = {
  '101-Year-Old Bottle Message': [4],
  'Four New Elements Find a Place on Periodic Table': [4, 7],
  'Inky the Octopus Escapes from Aquarium': [1, 2],
  'On the Trail of the Wolf': [2, 3],
  'The Greek Island Where Time Is Running Out': [2, 3, 4, 6],
  'Will Drones Soon Be Delivering Packages to Your Doorstep?': [2, 5],
};

const unitOf = (title: string, gradeId: string): { topicId?: string } => {
  const topicId = units[title]?.find((id) => id.startsWith(`${gradeId.replace('G', 'E')}-`));
  return topicId === undefined ? {} : { topicId };
};

const readingAuthor = 'OneStopQA / OneStopEnglish (CC BY-SA 4.0)';

export function readingSets(): SeedQuestion[] {
  return articles.flatMap(({ title, year, about, paragraphs }, a) =>
    paragraphs.flatMap((paragraph, p) =>
      levels.map(({ name, grades, cefr, difficulties }) => {
        const gradeId = grades[(a + p) % grades.length]!;
        return setOf(
          'MC9',
          {
            gradeId,
            ...unitOf(title, gradeId),
            subject: 'ENGLISH',
            skill: 'RE',
            difficulty: difficulties[inferred[title]?.includes(p + 1) ? 1 : 0],
            cefr,
            name: `${title} (${p + 1})`,
            labels: ['READING'],
            author: readingAuthor,
            // The three levels of a paragraph are one family.
            family: `onestopqa ${title} ${p + 1}`,
          },
          // The first answer of the source is the right one; `evidence` quotes this level's text.
          paragraph.questions.map(({ question, answers: [right, ...wrong], evidence }) => ({
            stem: markupOfText(question),
            right: markupOfText(right!),
            wrong: wrong.map((one) => markupOfText(one)),
            explanation: `Bài đọc: ${markupOfText(quotation(evidence[name]))}`,
          })),
          {
            // The instructions name the article's year, because the paragraph is an excerpt that may refer to "now".
            instructions: [
              `The passage is part of an article from ${year} about ${about}.`,
              ...(paragraph.before === '' ? [] : [paragraph.before]),
              'Read the passage and choose the best answer to each question.',
            ].join(' '),
            passage: { title, text: markupOfText(paragraph[name]), numbered: false },
          },
        );
      }),
    ),
  );
}
