/** What a format must be like: totals agree, and what it names is there. */
import {
  AppError,
  blueprintProblems,
  isSectionSkillOf,
  isSkillOf,
  matrixProblems,
  type FieldError,
  type Subject,
} from '@vumon/domain';
import { paperColumnOf } from '@vumon/question-types/traits';
import type { Db } from '#db';
import { findUnknownTopics, gradeExists } from '#platform/catalogue';
import type { FormatValues } from './formats.queries.ts';

/** Errors: FORMAT_TOTALS_MISMATCH; BODY_INVALID for an unknown grade, or a skill or topic of another subject. */
export async function checkFormat(db: Db, values: FormatValues): Promise<void> {
  const fields = [
    ...blueprintProblems(values as Parameters<typeof blueprintProblems>[0]),
    ...matrixProblems(values.sections, values.rows),
    ...statementProblems(values.sections),
  ];
  if (fields.length > 0) throw new AppError('FORMAT_TOTALS_MISMATCH', { fields });
  if (!(await gradeExists(db, values.gradeId)))
    throw new AppError('BODY_INVALID', { fields: [{ path: 'gradeId', code: 'invalid' }] });
  const areas = await areaProblemsOf(db, values);
  if (areas.length > 0) throw new AppError('BODY_INVALID', { fields: areas });
}

/** Parts that count statements, and have questions of other types than clusters of so many. */
const statementProblems = (sections: FormatValues['sections']): FieldError[] =>
  sections.flatMap((section, s) =>
    section.parts.flatMap(({ statements, types }, p) =>
      statements === undefined ||
      (types?.length && types.every((type) => paperColumnOf(type).statements === statements))
        ? []
        : [{ path: `sections.${s}.parts.${p}.types`, code: 'statementsOfOtherTypes', params: { count: statements } }],
    ),
  );

/** Skills, strands and topics that do not belong to the format's subject. */
async function areaProblemsOf(db: Db, { subject, sections, rows }: FormatValues): Promise<FieldError[]> {
  const parts = sections.flatMap((section, s) =>
    section.parts.map((part, p) => ({ topic: part.topic ?? null, path: `sections.${s}.parts.${p}.topic` })),
  );
  const topics = [...parts, ...rows.map(({ topic }, r) => ({ topic, path: `rows.${r}.topic` }))].filter(
    (one): one is { topic: string; path: string } => one.topic !== null,
  );
  const unknown = await findUnknownTopics(
    db,
    subject,
    topics.map(({ topic }) => topic),
  );
  return [
    ...sections.flatMap(({ skill }, s) =>
      isSectionSkillOf(subject as Subject, skill) ? [] : [{ path: `sections.${s}.skill`, code: 'skillOfOtherSubject' }],
    ),
    ...rows.flatMap(({ skill }, r) =>
      skill === null || isSkillOf(subject as Subject, skill)
        ? []
        : [{ path: `rows.${r}.skill`, code: 'skillOfOtherSubject' }],
    ),
    ...topics.flatMap(({ topic, path }) => (unknown.has(topic) ? [{ path, code: 'topicOfOtherSubject' }] : [])),
  ];
}
