/** The test of an integrated exam: a ready one that fits its grade and series, or one that is assembled from a format. */
import { AppError, type ErrorCode } from '@vumon/domain';
import { createExam, findExamForAssigning, generate, saveExam, type ExamValues } from '#content/exams';
import type { SignedInContext } from '../../platform/http/context.ts';
import { isOfGradeAndSeries } from './integrated-tests.queries.ts';

export interface WantedTest {
  readonly gradeId: string;
  readonly seriesId: string;
  readonly title: string;
  readonly examId?: string | undefined;
  readonly formatId?: string | undefined;
  readonly minutes?: number | undefined;
}

/** Why no integrated exam was made; each has words of its own. */
type Reason = 'count' | 'incomplete' | 'misfit' | 'test';

const failed = (kind: Reason) => new AppError('INTEGRATED_TEST_FAILED', { params: { kind } });

const reasons: Partial<Record<ErrorCode, Reason>> = {
  QUESTION_COUNT_INVALID: 'count',
  TEST_CONTENT_INSUFFICIENT: 'incomplete',
  UNIT_TEST_NOT_FOUND: 'test',
  FORMAT_INACTIVE: 'test',
};

/** Says of a refusal that concerns the test why the integrated exam failed; other refusals stay. */
export async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof AppError ? reasons[error.code] : undefined;
    throw reason ? failed(reason) : error;
  }
}

/** A regular test: one of the types that need no package of their own. */
const assembledType = 4;

/** Parts of a test that the bank fills; nothing is stored yet, because assembling takes a while. Errors: INTEGRATED_TEST_FAILED. */
export async function assembled(context: SignedInContext, wanted: WantedTest): Promise<ExamValues | null> {
  const { formatId, gradeId, seriesId } = wanted;
  if (formatId === undefined) return null;
  const { parts, complete, conflict } = await withReason(() =>
    generate(context, { formatId, gradeId, mode: 'TEST', preferred: seriesId }),
  );
  if (!complete || conflict) throw failed('incomplete');
  return {
    name: wanted.title.slice(0, 100).trim(),
    examType: assembledType,
    gradeId,
    seriesId,
    minutes: wanted.minutes ?? 45,
    mode: 'TEST',
    rounding: '0.1',
    shuffle: true,
    labels: [],
    formatId,
    parts: parts.map(({ partId, questions }) => ({
      partId,
      questions: questions.map(({ id, version }) => ({ id, version })),
    })),
  };
}

/** The test's id and minutes, in the caller's transaction. Errors: INTEGRATED_TEST_FAILED, those of assigning. */
export async function testFor(
  context: SignedInContext,
  wanted: WantedTest,
  made: ExamValues | null,
): Promise<{ examId: string; minutes: number }> {
  return withReason(async () => {
    let { examId } = wanted;
    if (made) {
      const draft = await createExam(context, made);
      await saveExam(context, draft.id, made, { updatedAt: draft.updatedAt, finish: true });
      examId = draft.id;
    }
    const exam = await findExamForAssigning(context, examId!);
    if (!(await isOfGradeAndSeries(context.db, { ...wanted, examId: exam.id }))) throw failed('misfit');
    return { examId: exam.id, minutes: wanted.minutes ?? exam.minutes };
  });
}
