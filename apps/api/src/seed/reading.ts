/**
 * Reading sets from OneStopQA: one paragraph with its three questions, at three levels. Texts CC BY-SA 4.0, see
 * data/reading-onestopqa.
 */
import type { Cefr, Difficulty } from '@vumon/domain';
import { markupOfText } from '@vumon/question-types';
import articles from './data/reading-onestopqa/articles.json' with { type: 'json' };
import { setOf, type SeedQuestion } from './kit.ts';

interface Level {
  readonly name: 'ele' | 'int' | 'adv';
  /** By turns: a set is for one grade. */
  readonly grades: readonly string[];
  readonly cefr: Cefr;
  readonly difficulties: readonly Difficulty[];
}

const levels: readonly Level[] = [
  { name: 'ele', grades: ['G9', 'G10'], cefr: 'B1', difficulties: ['M2', 'M3'] },
  { name: 'int', grades: ['G11'], cefr: 'B1+', difficulties: ['M2', 'M3'] },
  { name: 'adv', grades: ['G12'], cefr: 'B2', difficulties: ['M3', 'M4'] },
];

const readingAuthor = 'OneStopQA / OneStopEnglish (CC BY-SA 4.0)';

export function readingSets(): SeedQuestion[] {
  return articles.flatMap(({ title, year, about, paragraphs }, a) =>
    paragraphs.flatMap((paragraph, p) =>
      levels.map(({ name, grades, cefr, difficulties }) =>
        setOf(
          'MC9',
          {
            gradeId: grades[(a + p) % grades.length]!,
            subject: 'ENGLISH',
            skill: 'RE',
            difficulty: difficulties[(a * 2 + p) % difficulties.length]!,
            cefr,
            name: `${title} (${p + 1})`,
            labels: ['READING'],
            author: readingAuthor,
            // One paragraph at three levels.
            family: `onestopqa ${title} ${p + 1}`,
          },
          // The first answer of the source is the right one; its evidence is where this level's text says so.
          paragraph.questions.map(({ question, answers: [right, ...wrong], evidence }) => ({
            stem: markupOfText(question),
            right: markupOfText(right!),
            wrong: wrong.map((one) => markupOfText(one)),
            explanation: `Bài đọc: “${markupOfText(evidence[name].replace(/“/g, '‘').replace(/”/g, '’'))}”`,
          })),
          {
            // The paragraph stands in the middle of a story, whose "now" is its year.
            instructions: [
              `The passage is part of an article from ${year} about ${about}.`,
              ...(paragraph.before === '' ? [] : [paragraph.before]),
              'Read the passage and choose the best answer to each question.',
            ].join(' '),
            passage: { title, text: markupOfText(paragraph[name]), numbered: false },
          },
        ),
      ),
    ),
  );
}
