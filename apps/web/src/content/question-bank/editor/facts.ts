/** Metadata of a question: skill, level, grade and so on. */
import {
  difficulties,
  isSkillOf,
  skills,
  subjects,
  type Cefr,
  type Difficulty,
  type ExamFamily,
  type Privacy,
  type Skill,
  type Subject,
  type TestCategory,
} from '@vumon/domain';
import type { QuestionTypeCode } from '@vumon/question-types';
import { traitsOf } from '@vumon/question-types/traits';
import type { WholeQuestion } from '../queries.ts';

export interface QuestionFacts {
  readonly name: string;
  readonly gradeId: string | null;
  readonly subject: Subject;
  /** A strand where the subject is maths. */
  readonly skill: Skill;
  readonly topicId: string | null;
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
  topicId: null,
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

/** The initial skill of a question by subject. */
const usualSkill: Readonly<Record<Subject, Skill>> = { ENGLISH: 'GR', MATH: 'NU' };

/**
 * The metadata after a change of subject: a skill of the other subject is replaced, its topic and series are removed.
 */
export function ofSubject(facts: QuestionFacts): QuestionFacts {
  if (isSkillOf(facts.subject, facts.skill)) return facts;
  return { ...facts, skill: usualSkill[facts.subject], topicId: null, seriesId: null };
}

/** What the page that opened the editor wants of a new question, from the address. Unknown words are left out. */
export function wantedFacts(search: Readonly<Record<string, unknown>>): Partial<QuestionFacts> {
  const { gradeId } = search;
  const one = <T extends string>(all: readonly T[], word: unknown): T | undefined =>
    all.find((known) => known === word);
  const subject = one(subjects, search['subject']);
  const skill = one(skills, search['skill']);
  const difficulty = one(difficulties, search['difficulty']);
  return {
    ...(typeof gradeId === 'string' && /^G\d{1,2}$/.test(gradeId) && { gradeId }),
    ...(subject && { subject }),
    ...(skill && { skill }),
    ...(difficulty && { difficulty }),
  };
}

/** The facts with those that are wanted; a topic stays only where subject, skill and grade do. */
export function withWanted(facts: QuestionFacts, wanted: Partial<QuestionFacts>): QuestionFacts {
  const next = { ...facts, ...wanted };
  const same = next.gradeId === facts.gradeId && next.subject === facts.subject && next.skill === facts.skill;
  return ofSubject(same ? next : { ...next, topicId: null, seriesId: null });
}

const lastKey = (userId: string) => `question-facts:${userId}`;

/** The author's subject is the default for new questions, and the grade of the author's classes where it is one. */
type Author = Readonly<{ id: string; subject: Subject | null; grades: readonly string[] }>;

/** Initial metadata of a new question: that of the last question, because authors write similar questions in a row. */
export function newFacts({ id: userId, subject: own, grades }: Author, type: QuestionTypeCode): QuestionFacts {
  let last: Partial<QuestionFacts> = {};
  try {
    last = JSON.parse(localStorage.getItem(lastKey(userId)) ?? '{}') as Partial<QuestionFacts>;
  } catch {
    // Where the browser forbids storage, the defaults apply.
  }
  const {
    // With classes of several grades the author chooses.
    gradeId = grades.length === 1 ? grades[0]! : null,
    subject = own ?? 'ENGLISH',
    skill = usualSkill[subject],
    topicId = null,
    difficulty = 'NA',
    cefr = 'NA',
    seriesId = null,
    author = '',
    privacy = 'PRIVATE',
  } = last;
  return ofSubject({
    ...empty,
    gradeId,
    subject,
    skill,
    topicId,
    difficulty,
    cefr,
    seriesId,
    author,
    privacy,
    ...traitsOf(type).usual,
  });
}

export function rememberFacts(userId: string, facts: QuestionFacts): void {
  const { gradeId, subject, skill, topicId, difficulty, cefr, seriesId, author, privacy } = facts;
  try {
    localStorage.setItem(
      lastKey(userId),
      JSON.stringify({ gradeId, subject, skill, topicId, difficulty, cefr, seriesId, author, privacy }),
    );
  } catch {
    // Where the browser forbids storage, nothing is remembered.
  }
}

export function factsOf(question: WholeQuestion): QuestionFacts {
  const {
    name,
    gradeId,
    subject,
    skill,
    topicId,
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
    topicId,
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
