/** Series of coursebooks by grade and subject, each leading to its tests. */
import { useQuery } from '@tanstack/react-query';
import { subjects, type Subject } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { EmptyState, ErrorState, PickGroup, Segmented, Skeleton, useScreen } from '@vumon/ui';
import { gradesQuery, seriesQuery } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { SeriesCover } from '../../lists/SeriesCover.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './practice.module.css';

export function SeriesShelf({ giftGrade }: { giftGrade: string | null }) {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const english = useLocale() === 'en';
  const messageOf = useErrorMessage();
  const { screen } = useScreen();
  const [url, set] = useUrlState();
  const grades = useQuery(gradesQuery);
  const all = useQuery(seriesQuery);
  const subject: Subject = subjects.find((one) => one === url['subject']) ?? 'ENGLISH';
  const grade = url['grade'] ?? giftGrade ?? 'G9';
  // Not those that operators have hidden, nor those without tests.
  const shown = (all.data ?? []).filter(
    (one) => one.shown && one.subject === subject && one.gradeId === grade && one.unitTestQuantity > 0,
  );
  const choices = (grades.data ?? []).filter(({ id, shown }) => shown && /^G\d{1,2}$/.test(id));
  return (
    <section className={classes.apart} aria-labelledby="series-shelf">
      <div className={classes.headLine}>
        <h2 id="series-shelf" className={classes.heading}>
          {t('shelf.title')}
        </h2>
        <Segmented
          aria-label={t('filters.subject')}
          value={subject}
          onChange={(next) => set({ subject: next })}
          options={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
        />
      </div>
      <PickGroup
        size="tile"
        columns={screen === 'phone' ? 4 : screen === 'tablet' ? 6 : 12}
        aria-label={t('filters.grade')}
        value={grade}
        onChange={(next) => set({ grade: next })}
        options={choices.map((one) => ({
          value: one.id,
          label: one.id.slice(1),
          'aria-label': english ? one.nameEn : one.name,
        }))}
      />
      {all.error && !all.data ? (
        <ErrorState compact onRetry={() => void all.refetch()}>
          {messageOf(all.error)}
        </ErrorState>
      ) : !all.data ? (
        <Skeleton height={120} />
      ) : shown.length === 0 ? (
        <EmptyState compact motif="grid">
          {t('shelf.none')}
        </EmptyState>
      ) : (
        <ul className={classes.shelf}>
          {shown.map((series) => (
            <li key={series.id}>
              <AppLink
                className={classes.book}
                href={`/unit-test/series-detail?series=${encodeURIComponent(series.id)}&grade=${grade}&subject=${subject}`}
              >
                <SeriesCover series={series} />
                <span className={classes.text}>
                  <b>{english ? series.nameEn : series.name}</b>
                  <span className="muted">{c(`series.groups.${series.seriesGroup}`)}</span>
                  <span className="num">{c('series.tests', { count: series.unitTestQuantity })}</span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
