import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Note } from '@vumon/ui';
import { useGrades } from '../../../api/reference-data.ts';
import { activeClassesQuery } from '../../../people/classes/index.ts';
import { ofOtherGrade } from './assignment-form.ts';
import type { TargetForm } from './TargetFields.tsx';

/** Says that a test is for another grade than a class that gets it. */
export function GradeNote({ gradeId, target }: { gradeId: string | undefined; target: TargetForm }) {
  const { t } = useTranslation('assignments');
  const grades = useGrades();
  const { data } = useQuery(activeClassesQuery);
  const classIds = target.kind === 'CLASS' ? target.classIds : target.classId ? [target.classId] : [];
  const others = gradeId === undefined ? [] : ofOtherGrade(gradeId, classIds, data?.data ?? []);
  if (gradeId === undefined || others.length === 0) return null;
  const names = others.map(({ name }) => name).join(', ');
  return <Note tone="warn">{t('assign.otherGrade', { grade: grades.nameOf(gradeId), classes: names })}</Note>;
}
