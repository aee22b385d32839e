import { useQuery } from '@tanstack/react-query';
import type { ExamDetail } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Segmented, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../../api/reference-data.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { useProfile } from '../../../session/profile.ts';
import { useTyped } from '../../../navigation/url-state.ts';
import classes from '../assignments.module.css';
import { assignableQuery } from '../queries.ts';
import { offered, type Scope } from './offered.ts';

interface ExamFieldProps {
  examId: string | null;
  /** The chosen test, once it is loaded. */
  exam: ExamDetail | undefined;
  /** The grade of the class that gets the test, if it is one. */
  gradeId: string | undefined;
  error: string | undefined;
  onChange: (examId: string | null) => void;
}

/** Chooses the test to assign, among the teacher's own or the platform's; it is found by its name. */
export function ExamField({ examId, exam, gradeId, error, onChange }: ExamFieldProps) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const named = useNamed();
  const { subject } = useProfile();
  const [picked, setScope] = useRestorableState<Scope | null>('assigned from', null);
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const own = useQuery(assignableQuery('mine', { search: '' }));
  const { scope, narrow } = offered({ picked, own: own.data?.page.total, search, gradeId, subject });
  const fitting = useQuery({
    ...assignableQuery(scope, { search, gradeId, subject: subject ?? undefined }),
    enabled: narrow,
  });
  const widened = !narrow || fitting.data?.data.length === 0;
  const all = useQuery({ ...assignableQuery(scope, { search }), enabled: widened });
  const tests = widened ? all : fitting;
  const assignable = tests.data?.data.filter(({ abilities }) => abilities.assign) ?? [];
  return (
    <div className={classes.pick}>
      <Segmented
        aria-label={t('assign.scope')}
        value={scope}
        onChange={(next) => {
          setScope(next);
          onChange(null);
        }}
        options={[
          { value: 'mine', label: t('assign.mine') },
          { value: 'system', label: t('assign.system') },
        ]}
        full
      />
      <SelectField
        label={t('assign.exam')}
        placeholder={t('assign.examPlaceholder')}
        searchable
        searchValue={typed}
        onSearchChange={type}
        filter={({ options }) => options}
        nothingFoundMessage={
          tests.isFetching ? t('assign.searching') : t(scope === 'mine' ? 'assign.noneMine' : 'assign.noneSystem')
        }
        data={assignable.map((one) => ({ value: one.id, label: named(one) }))}
        value={examId}
        onChange={onChange}
        allowDeselect={false}
        error={error ?? (tests.error ? message(tests.error) : undefined)}
        description={
          exam
            ? t('assign.facts', {
                questions: c('questionCount', { count: exam.totalQuestions }),
                minutes: c('minutes', { count: exam.minutes }),
              })
            : undefined
        }
      />
    </div>
  );
}
