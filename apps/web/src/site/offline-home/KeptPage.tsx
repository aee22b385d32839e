/** One reading as it was read: a result with its review, a practice result, or a list. */
import { IconArrowLeft } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { LoadingState, Note } from '@vumon/ui';
import { lazy, useEffect, useRef, useState } from 'react';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';
import type { Reading } from '../../session/readings/bounds.ts';
import { readKept } from '../../session/readings/store.ts';
import { isKeptList, keptLists, type KeptList, type KeptPractice, type KeptResult } from './readings.ts';
import classes from './offline-home.module.css';

const Review = lazy(() => import('../../player/review/Review.tsx').then((module) => ({ default: module.Review })));

/** The page of the product that has the reading. */
function pathOf({ key, kind, title }: Reading): string {
  const [, id, number] = key.split(':');
  if (kind === 'result') return `/assigned-unit-test/${id}?number=${number}`;
  return kind === 'practice' ? `/practice/${id}` : isKeptList(title) ? keptLists[title] : '/home';
}

export default function KeptPage({ reading, lost }: { reading: Reading | undefined; lost: boolean }) {
  const { t } = useTranslation('offline-home');
  const [data, setData] = useState<unknown>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = reading?.key;
  useEffect(() => {
    if (key === undefined) return;
    readKept(key).then(setData, () => setData(null));
  }, [key]);
  const isThere = data !== undefined && data !== null;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const [pathname, search] = (reading ? pathOf(reading) : '/home').split('?');
  const address = pathIn(localeOfPath(location.pathname), {
    pathname: pathname!,
    search: search === undefined ? '' : `?${search}`,
    hash: '',
  });
  return (
    <>
      <a className={classes.back} href="#on-device">
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('kept.back')}
      </a>
      {!lost && (
        <Note tone="info" live>
          {t('retry.back')} <a href={address}>{t('retry.open')}</a>
        </Note>
      )}
      {!reading || data === null ? (
        <Note tone="info">{t('kept.gone')}</Note>
      ) : data === undefined ? (
        <LoadingState />
      ) : (
        <>
          <div>
            <h1 className={classes.title} ref={heading} tabIndex={-1}>
              {reading.kind === 'list' && isKeptList(reading.title)
                ? t(`onDevice.lists.${reading.title}`)
                : reading.title}
            </h1>
            <p className={classes.lead}>{t('kept.as', { at: formatDayTime(reading.at) })}</p>
          </div>
          {reading.kind === 'list' ? (
            <Rows list={data as KeptList} />
          ) : reading.kind === 'practice' ? (
            <Practice result={data as KeptPractice} />
          ) : (
            <Result mark={reading.mark} result={data as KeptResult} />
          )}
        </>
      )}
    </>
  );
}

function Mark({ mark }: { mark: number | null }) {
  const { t } = useTranslation('offline-home');
  const format = useFormat();
  return (
    <p className={classes.mark}>{mark === null ? t('kept.noMark') : t('kept.mark', { mark: format.mark(mark) })}</p>
  );
}

function Result({ mark, result: { review, attempt } }: { mark: number | null; result: KeptResult }) {
  const { t } = useTranslation('offline-home');
  return (
    <>
      <Mark mark={mark} />
      {review && attempt ? (
        <Review review={review} attempt={attempt} reportable={false} />
      ) : (
        <p>{t('kept.noReview')}</p>
      )}
    </>
  );
}

function Practice({ result }: { result: KeptPractice }) {
  const { t } = useTranslation('offline-home');
  return (
    <>
      <Mark mark={result.mark} />
      <p>{t('kept.right', { right: result.right, items: result.items })}</p>
    </>
  );
}

function Rows({ list: { rows } }: { list: KeptList }) {
  const { t } = useTranslation('offline-home');
  if (rows.length === 0) return <p>{t('kept.empty')}</p>;
  return (
    <ul className={classes.list}>
      {rows.map(({ title, note, endsAt }, at) => (
        <li key={at} className={classes.row}>
          <span className={classes.margin}>{at + 1}</span>
          <span className={classes.body}>
            <span className={classes.name}>{title}</span>
            <span className={classes.note}>
              {[note, endsAt !== null && t('kept.until', { at: formatDayTime(endsAt) })].filter(Boolean).join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
