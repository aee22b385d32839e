/** Saves the imported questions as a test in the order of the file, with a format made of its parts. */
import type { ParsedInput, questionImportRoutes } from '@vumon/contract';
import { AppError, featureDecision, sumOf, type Skill, type Subject } from '@vumon/domain';
import { createExam, saveExam } from '#content/exams';
import { createFormat } from '#content/formats';
import type { CreatorContext } from '../../../platform/http/context.ts';

type Body = ParsedInput<(typeof questionImportRoutes)['POST /questions/import/{id}/confirm']>['body'];

export interface Imported {
  readonly id: string;
  readonly items: number;
  readonly part: number | null;
}

export async function saveAsExam(
  context: CreatorContext,
  exam: NonNullable<Body['exam']>,
  {
    subject,
    skill,
    gradeId,
    seriesId,
    labels,
  }: { subject: Subject; skill: Skill; gradeId: string | null; seriesId: string | null; labels: string[] },
  { parts, questions }: { parts: readonly { readonly text: string }[]; questions: readonly Imported[] },
): Promise<string> {
  for (const feature of ['create-formats', 'create-exams'] as const)
    if (featureDecision(context.actor, feature, context.now) !== 'allowed')
      throw new AppError('PACKAGE_REQUIRED', { params: { feature } });
  if (gradeId === null) throw new AppError('BODY_INVALID', { fields: [{ path: 'gradeId', code: 'required' }] });
  const byPart = exam.parts.map(({ part }) => questions.filter((one) => one.part === part));
  const used = new Set(exam.parts.map(({ part }) => part));
  if (
    used.size < exam.parts.length ||
    byPart.some((all) => all.length === 0) ||
    questions.some(({ part }) => !used.has(part))
  )
    throw new AppError('BODY_INVALID', { fields: [{ path: 'exam.parts', code: 'invalid' }] });
  const partIds = exam.parts.map((_, at) => `part${at + 1}`);
  const counts = byPart.map((all) => sumOf(all.map(({ items }) => items)));
  const format = await createFormat(context, {
    name: exam.name,
    nameEn: null,
    gradeId,
    subject,
    minutes: exam.minutes,
    cognition: 'RANDOM',
    totalQuestions: sumOf(counts),
    totalPoints: sumOf(exam.parts.map(({ points }) => points)),
    sections: [
      {
        id: 'section1',
        // A maths paper covers several strands, so the common strand of its questions is not used for the section.
        skill: subject === 'MATH' ? 'MX' : skill,
        parts: exam.parts.map(({ part, name, points }, at) => ({
          id: partIds[at]!,
          name,
          instructions: part === null ? '' : (parts[part]?.text ?? '').slice(0, 1000),
          questions: counts[at]!,
          points,
        })),
      },
    ],
    rows: [],
  });
  const values = {
    name: exam.name,
    examType: exam.examType,
    gradeId,
    seriesId,
    minutes: exam.minutes,
    mode: 'TEST' as const,
    rounding: '0.1' as const,
    shuffle: true,
    labels,
    formatId: format.id,
    parts: partIds.map((partId, at) => ({ partId, questions: byPart[at]!.map(({ id }) => ({ id })) })),
  };
  const { id, updatedAt } = await createExam(context, values);
  await saveExam(context, id, values, { updatedAt, finish: true });
  return id;
}
