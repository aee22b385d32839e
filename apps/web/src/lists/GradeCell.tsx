import { useTranslation } from '@vumon/i18n/react';
import type { Subject } from '@vumon/domain';
import { useGrades } from '../api/reference-data.ts';
import classes from './lists.module.css';

/** The grade of a row, with its subject below. */
export function GradeCell({ gradeId, subject }: { gradeId: string; subject: Subject }) {
  const { t } = useTranslation('common');
  const grades = useGrades();
  return (
    <span className={classes.grade}>
      {grades.nameOf(gradeId)}
      <span className={classes.subject}>{t(`subjects.${subject}`)}</span>
    </span>
  );
}
