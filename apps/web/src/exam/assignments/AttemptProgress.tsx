/** Which items of an attempt have an answer, and its record: refreshed when the live room reports progress. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AssignmentLive } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { LoadingState, Note, cx } from '@vumon/ui';
import { RecordList } from '../../player/review/RecordList.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './assignments.module.css';
import { progressQuery } from './queries.ts';

interface AttemptProgressProps {
  attemptId: string;
  part: 'items' | 'record';
  cell: Pick<AssignmentLive['cells'][number], 'answered' | 'lastSavedAt' | 'recorded' | 'state'>;
}

export function AttemptProgress({ attemptId, cell, part }: AttemptProgressProps) {
  const { t } = useTranslation('assignments');
  const { t: r } = useTranslation('attempt-record');
  const message = useErrorMessage();
  const progress = useQuery({
    ...progressQuery(attemptId, [cell.state, cell.answered, cell.lastSavedAt, cell.recorded].join()),
    placeholderData: keepPreviousData,
  });
  const { data, error } = progress;
  if (part === 'record')
    return data?.record ? (
      <section className={classes.pick} aria-label={r('title')}>
        <h3 className="h16">{r('title')}</h3>
        <RecordList record={data.record} />
      </section>
    ) : null;
  if (!data) return error ? <Note tone="bad">{message(error)}</Note> : <LoadingState compact />;
  const done = new Set(data.answered);
  return (
    <ol className={classes.items} aria-label={t('control.working', { answered: done.size, questions: data.questions })}>
      {Array.from({ length: data.questions }, (_, index) => index + 1).map((number) => (
        <li key={number} className={cx(done.has(number) && classes.done)}>
          {number}
          {done.has(number) && <span className="visually-hidden"> {t('control.answered')}</span>}
        </li>
      ))}
    </ol>
  );
}
