/** Who gave what and when: every version of one mark, newest first. */
import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import type { Marking } from '@vumon/question-types';
import { ErrorState, LoadingState } from '@vumon/ui';
import { useState } from 'react';
import { historyQuery, type GivenMark, type Work } from './queries.ts';
import classes from './marking.module.css';

export function History({ work, marking }: { work: Work; marking: Marking }) {
  const { t } = useTranslation('marking');
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('history.title')}</summary>
      {open && <Versions work={work} marking={marking} />}
    </details>
  );
}

function Versions({ work, marking }: { work: Work; marking: Marking }) {
  const { t } = useTranslation('marking');
  const format = useFormat();
  const history = useQuery({ ...historyQuery(work.attempt, work.question, work.item), staleTime: 0 });
  if (history.isError) return <ErrorState compact onRetry={() => void history.refetch()} />;
  if (!history.data) return <LoadingState compact />;
  const names =
    marking.kind === 'rubric'
      ? new Map(marking.rubric.criteria.map(({ id, name }) => [id, name]))
      : new Map([['whole', t('score')]]);
  const scores = ({ scores: given }: GivenMark) =>
    Object.entries(given)
      .map(([id, score]) => `${names.get(id) ?? id}: ${format.number(score / 100, 2)}`)
      .join('; ');
  return history.data.length === 0 ? (
    <p className={classes.muted}>{t('history.none')}</p>
  ) : (
    <ol className={classes.versions}>
      {history.data.map(({ mark }, index) => {
        const before = history.data[index + 1]?.mark;
        return (
          <li key={mark.version}>
            <b>{mark.by}</b> · {formatDayTime(mark.at)} ·{' '}
            {mark.points === null
              ? t('history.open')
              : t('points', { points: format.mark(mark.points), max: format.mark(work.max) })}
            <div>{scores(mark) || t('history.noScores')}</div>
            {before && before.points !== mark.points && (
              <div className={classes.muted}>
                {t('history.before', { points: before.points === null ? '–' : format.mark(before.points) })}
              </div>
            )}
            {mark.comment !== '' && mark.comment !== before?.comment && (
              <div className={classes.comment}>{mark.comment}</div>
            )}
            {mark.notes.length > 0 && (
              <div className={classes.muted}>{t('history.notes', { count: mark.notes.length })}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
