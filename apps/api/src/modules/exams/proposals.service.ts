/** Proposals of questions for a test: filling what is missing, another question for one. They store nothing. */
import type { ExamQuestion, FormatSection } from '@vumon/contract';
import { AppError, partState, partsOf, type Actor } from '@vumon/domain';
import { questionTypeCodes } from '@vumon/question-types';
import { withTransaction, type Db } from '#db';
import { findFormatForExam } from '#modules/formats';
import {
  familiesOf,
  findCandidates,
  newestQuestions,
  pinnedQuestions,
  type CandidateRow,
  type PinnedQuestion,
} from './exams.queries.ts';
import { editableExam } from './exams.service.ts';
import { examQuestionView } from './exams.view.ts';
import { fill, type Need } from './fill.ts';

export interface GenerateQuery {
  readonly examId?: string | undefined;
  readonly formatId?: string | undefined;
  readonly gradeId?: string | undefined;
  readonly partId?: string | undefined;
  readonly exclude?: readonly string[] | undefined;
}

export interface Proposal {
  parts: { partId: string; questions: ExamQuestion[]; missing: Need[] }[];
  complete: boolean;
}

interface Basis {
  readonly subject: string;
  readonly gradeId: string;
  readonly sections: readonly FormatSection[];
  readonly chosen: readonly PinnedQuestion[];
}

/** Number of candidates: enough for a random choice, few enough to compute in milliseconds. */
const candidateLimit = 1500;

/** What a section names, unless it draws on every skill or strand. */
const skillFor = (skill: string): string | null => (skill === 'MX' ? null : skill);

async function basisOf(db: Db, actor: Actor, query: GenerateQuery): Promise<Basis> {
  if (query.examId) {
    const exam = await editableExam(db, actor, query.examId);
    return {
      subject: exam.subject,
      gradeId: query.gradeId ?? exam.grade_id,
      sections: exam.sections,
      chosen: await pinnedQuestions(db, exam.id),
    };
  }
  const format = await withTransaction(db, (db) => findFormatForExam(db, actor, query.formatId!));
  return { subject: format.subject, gradeId: query.gradeId ?? format.grade_id, sections: format.sections, chosen: [] };
}

/** `random` gives numbers from 0 up to, not including, 1. */
export async function generate(db: Db, actor: Actor, query: GenerateQuery, random: () => number): Promise<Proposal> {
  const basis = await basisOf(db, actor, query);
  const used = new Set([...basis.chosen.map((question) => question.questionId), ...(query.exclude ?? [])]);
  const families = new Set(await familiesOf(db, [...used]));
  const wanted = basis.sections.flatMap((section) =>
    section.parts
      .filter((part) => query.partId === undefined || part.id === query.partId)
      .map((part) => ({ section, part })),
  );
  if (wanted.length === 0) throw new AppError('NOT_FOUND');
  const filled = new Map<string, { picked: CandidateRow[]; missing: Need[] }>();
  // Parts that accept few types choose first, so that flexible parts do not take the only questions that fit them.
  for (const { section, part } of wanted.toSorted(
    (a, b) => (a.part.types?.length ?? Infinity) - (b.part.types?.length ?? Infinity),
  )) {
    const needs = partState(
      part,
      basis.chosen.filter((question) => question.partId === part.id),
    ).missing;
    if (needs.length === 0) {
      filled.set(part.id, { picked: [], missing: [] });
      continue;
    }
    const candidates = await candidatesFor(db, actor, basis, {
      skill: section.skill,
      types: part.types,
      needs,
      exclude: [...used],
      families: [...families],
    });
    const result = fill(needs, candidates, random);
    for (const { id, family } of result.picked) {
      used.add(id);
      if (family !== null) families.add(family);
    }
    filled.set(part.id, result);
  }
  const questions = await newestQuestions(
    db,
    [...filled.values()].flatMap((one) => one.picked.map((question) => question.id)),
  );
  const views = new Map(questions.map((row) => [row.id, examQuestionView(row)]));
  const parts = wanted.map(({ part }) => {
    const { picked, missing } = filled.get(part.id)!;
    return { partId: part.id, questions: picked.map((question) => views.get(question.id)!), missing };
  });
  return { parts, complete: parts.every((part) => part.missing.length === 0) };
}

async function candidatesFor(
  db: Db,
  actor: Actor,
  basis: Basis,
  part: {
    skill: string;
    types: readonly string[] | undefined;
    needs: readonly Need[];
    exclude: readonly string[];
    families: readonly string[];
  },
): Promise<CandidateRow[]> {
  const lists = await Promise.all(
    part.needs.map((need) =>
      findCandidates(db, {
        ownerId: actor.userId,
        subject: basis.subject,
        gradeId: basis.gradeId,
        skill: skillFor(part.skill),
        types: typesOf(part.types),
        difficulty: need.level,
        items: { most: need.count },
        exclude: part.exclude,
        families: part.families,
        limit: candidateLimit,
      }),
    ),
  );
  return lists.flat();
}

const typesOf = (types: readonly string[] | undefined): readonly string[] =>
  types ? questionTypeCodes.filter((code) => types.includes(code)) : questionTypeCodes;

/** Whether the part's section names a skill or strand. */
const drawsOnOne = (sections: readonly FormatSection[], partId: string): boolean =>
  sections.some(({ skill, parts }) => skill !== 'MX' && parts.some(({ id }) => id === partId));

/** Another question with as many numbers, of the same level and skill; of the same type if there is one. */
export async function alternative(
  db: Db,
  actor: Actor,
  examId: string,
  query: { questionId: string; exclude?: readonly string[] | undefined },
): Promise<{ question: ExamQuestion | null }> {
  const exam = await editableExam(db, actor, examId);
  const chosen = await pinnedQuestions(db, examId);
  const current = chosen.find((question) => question.questionId === query.questionId);
  if (!current) throw new AppError('NOT_FOUND');
  const part = partsOf(exam.sections).find((one) => one.id === current.partId);
  const candidates = await findCandidates(db, {
    ownerId: actor.userId,
    subject: exam.subject,
    gradeId: exam.grade_id,
    skill: exam.subject === 'MATH' && !drawsOnOne(exam.sections, current.partId) ? null : current.skill,
    types: typesOf(part?.types),
    // When the part fixes levels, the replacement must have the same level.
    difficulty: part?.levels ? current.difficulty : null,
    items: { exactly: current.items },
    exclude: [...chosen.map((question) => question.questionId), ...(query.exclude ?? [])],
    // The one that goes may be followed by one of its own family.
    families: await familiesOf(
      db,
      chosen.map((question) => question.questionId).filter((one) => one !== current.questionId),
    ),
    limit: 200,
  });
  const [now] = await newestQuestions(db, [current.questionId]);
  const near = (candidate: CandidateRow) =>
    (candidate.type === now?.type ? 0 : 2) + (candidate.difficulty === current.difficulty ? 0 : 1);
  const best = candidates.toSorted((a, b) => near(a) - near(b))[0];
  const [row] = best ? await newestQuestions(db, [best.id]) : [];
  return { question: row ? examQuestionView(row) : null };
}
