/** The events of an attempt with time and duration, for the teacher and for the learner who took it. */
import type { AttemptRecord } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useState } from 'react';
import classes from './record.module.css';

type Entry = AttemptRecord['entries'][number];

/** Shows only the latest ones. */
const shownAtFirst = 8;

/** "12 giây", "3 phút 5 giây"; hours without their seconds. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('attempt-record');
  return (all) => {
    const [hours, minutes, seconds] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
    if (hours > 0) return t('hours', { hours, minutes });
    return minutes > 0 ? t('minutes', { minutes, seconds }) : t('seconds', { seconds });
  };
}

export function RecordList({ record }: { record: AttemptRecord }) {
  const { t } = useTranslation('attempt-record');
  const duration = useDuration();
  const [whole, setWhole] = useState(false);
  const shown = whole ? record.entries : record.entries.slice(-shownAtFirst);
  const textOf = ({ kind, seconds, characters, device }: Entry): string => {
    switch (kind) {
      case 'LEFT':
        return t('left', { time: duration(seconds ?? 0) });
      case 'LOST':
        return t('lost', { time: duration(seconds ?? 0) });
      case 'PASTED':
        return t('pasted', { count: characters ?? 0 });
      case 'DEVICE':
        return t(`device.${device ?? 'unknown'}`);
    }
  };
  return (
    <>
      {record.entries.length === 0 ? (
        <p className={classes.muted}>{t('none')}</p>
      ) : (
        <ol className={classes.entries}>
          {shown.map((entry, index) => (
            <li key={index}>
              <time dateTime={entry.at}>{formatTime(entry.at)}</time>
              <span>{textOf(entry)}</span>
            </li>
          ))}
        </ol>
      )}
      {record.entries.length > shownAtFirst && (
        <Button size="sm" variant="link" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('less') : t('all', { count: record.entries.length })}
        </Button>
      )}
      {record.full && <p className={classes.muted}>{t('full')}</p>}
      {!record.kept && <p className={classes.muted}>{t('stopped')}</p>}
      <p className={classes.muted}>{t('hint')}</p>
    </>
  );
}
