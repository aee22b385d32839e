import type { ListedTest } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { useExamTypes, useGrades, useNamed } from '../../api/reference-data.ts';

/** The name of a test and what tells it apart from others. */
export function TestFacts({ test }: { test: ListedTest }) {
  const { t } = useTranslation('test-lists');
  const { t: c } = useTranslation('common');
  const { number } = useFormat();
  const types = useExamTypes();
  const grades = useGrades();
  const named = useNamed();
  return (
    <>
      <b>{named(test)}</b>
      <small>
        {t('facts', {
          type: types.nameOf(test.examType),
          subject: c(`subjects.${test.subject}`),
          grade: grades.nameOf(test.gradeId),
          minutes: number(test.minutes, 0),
          questions: number(test.totalQuestions, 0),
        })}
      </small>
    </>
  );
}
