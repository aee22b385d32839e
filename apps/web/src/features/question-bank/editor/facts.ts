/** Metadata of a question: skill, level, grade and so on. */
import type { Cefr, Difficulty, ExamFamily, Privacy, Skill, Subject, TestCategory } from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import type { WholeQuestion } from '../queries.ts';

export interface QuestionFacts {
  readonly name: string;
  readonly gradeId: string | null;
  readonly subject: Subject;
  readonly skill: Skill;
  readonly difficulty: Difficulty;
  readonly cefr: Cefr;
  readonly seriesId: string | null;
  readonly publisher: string;
  readonly examFamily: ExamFamily;
  readonly testCategory: TestCategory;
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly author: string;
  readonly privacy: Privacy;
}

const empty: QuestionFacts = {
  name: '',
  gradeId: null,
  subject: 'ENGLISH',
  skill: 'GR',
  difficulty: 'NA',
  cefr: 'NA',
  seriesId: null,
  publisher: 'NA',
  examFamily: 'NA',
  testCategory: 'NA',
  labels: [],
  keywords: [],
  author: '',
  privacy: 'PRIVATE',
};

/** Skill and subject that a type usually stands for. */
const usual: Partial<Record<QuestionTypeCode, Partial<QuestionFacts>>> = {
  MC4: { skill: 'LI' },
  MC5: { skill: 'LI' },
  MC6: { skill: 'LI' },
  MC7: { skill: 'PR', subject: 'ENGLISH' },
  MC9: { skill: 'RE' },
  MC10: { skill: 'RE' },
  MC11: { skill: 'LI' },
  TF2: { skill: 'RE' },
  TF3: { skill: 'RE' },
  FB5: { skill: 'LI' },
  FB8: { subject: 'MATH' },
  TF5: { subject: 'MATH' },
};

const lastKey = (userId: string) => `question-facts:${userId}`;

/** Initial metadata of a new question: that of the last one, because authors write similar questions in a row. */
export function newFacts(userId: string, type: QuestionTypeCode): QuestionFacts {
  let last: Partial<QuestionFacts> = {};
  try {
    last = JSON.parse(localStorage.getItem(lastKey(userId)) ?? '{}') as Partial<QuestionFacts>;
  } catch {
    // Where the browser forbids storage, the defaults apply.
  }
  const {
    gradeId = null,
    subject = 'ENGLISH',
    skill = 'GR',
    difficulty = 'NA',
    cefr = 'NA',
    seriesId = null,
    author = '',
    privacy = 'PRIVATE',
  } = last;
  return { ...empty, gradeId, subject, skill, difficulty, cefr, seriesId, author, privacy, ...usual[type] };
}

export function rememberFacts(userId: string, facts: QuestionFacts): void {
  const { gradeId, subject, skill, difficulty, cefr, seriesId, author, privacy } = facts;
  try {
    localStorage.setItem(
      lastKey(userId),
      JSON.stringify({ gradeId, subject, skill, difficulty, cefr, seriesId, author, privacy }),
    );
  } catch {
    // See above.
  }
}

export function factsOf(question: WholeQuestion): QuestionFacts {
  const {
    name,
    gradeId,
    subject,
    skill,
    difficulty,
    cefr,
    seriesId,
    publisher,
    examFamily,
    testCategory,
    labels,
    keywords,
    author,
    privacy,
  } = question;
  return {
    name,
    gradeId,
    subject,
    skill,
    difficulty,
    cefr,
    seriesId,
    publisher,
    examFamily,
    testCategory,
    labels,
    keywords,
    author,
    privacy,
  };
}
