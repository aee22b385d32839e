/** A learner's own practice: own tests, remaining quota, the welcome gift, past tests, and results over time. */
import { useQuery } from '@tanstack/react-query';
import { giftSize, timeOfUses } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import {
  BubbleTally,
  Button,
  Card,
  DotPlot,
  EmptyState,
  ErrorState,
  PageHeader,
  ScaleStrip,
  Skeleton,
} from '@vumon/ui';
import { lastChange } from '@vumon/ui/charts/last-change.ts';
import { lazy, Suspense, useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { lateDialog } from '../../connection/lateDialog.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { site } from '../../i18n/locale.ts';
import { weekQuery } from '../../player/review/leap/week.ts';
import { hasCarp } from '../../player/young.ts';
import { useProfile } from '../../session/profile.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { PastTests } from './PastTests.tsx';
import classes from './practice.module.css';
import { SeriesShelf } from './SeriesShelf.tsx';
import { overviewQuery, ownedQuery, pastQuery, resultsQuery, topicsQuery, type PracticeTest } from './queries.ts';
import { StartDialog } from './StartDialog.tsx';
import { TestRow } from './TestRow.tsx';
import { WeakTopics } from './WeakTopics.tsx';

const Notebook = lazy(async () => ({ default: (await import('../../player/review/leap/Notebook.tsx')).Notebook }));
const GiftDialog = lateDialog(
  () => import('./GiftDialog.tsx'),
  ({ onDone }) => onDone(),
);

const shown = 4;
const ownQuery = ownedQuery({ page: 0, size: 10 });

export default function PracticePage() {
  const { t } = useTranslation('practice');
  const [starting, setStarting] = useState<PracticeTest | null>(null);
  const [url] = useUrlState();
  const overview = useQuery(overviewQuery);
  const own = useQuery(ownQuery);
  const past = useQuery(pastQuery(Number(url['page']) || 0));
  const topics = useQuery(topicsQuery);
  const hasTopics = topics.data !== undefined || topics.error !== null;
  // Each part is shown once the parts above it are, so that nothing is pushed down.
  const hasOwn = own.data !== undefined || own.error !== null;
  const hasPast = past.data !== undefined || past.error !== null;
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader size="lg" title={t('title')} subtitle={t('lead')} />
        <div className={classes.columns}>
          <div className={classes.main}>
            <WeakTopics />
            {hasTopics && <OwnTests onStart={setStarting} />}
            {hasTopics && hasOwn && <PastTests />}
          </div>
          <aside className={classes.side}>
            {hasTopics && hasOwn && hasPast && (
              <>
                <Uses />
                <Results />
                <OwnWeek />
              </>
            )}
          </aside>
        </div>
        {hasTopics && hasOwn && hasPast && <SeriesShelf giftGrade={overview.data?.gift?.gradeId ?? null} />}
      </div>
      {starting && <StartDialog test={starting} onClose={() => setStarting(null)} />}
    </AppFrame>
  );
}

function OwnTests({ onStart }: { onStart(test: PracticeTest): void }) {
  const { t } = useTranslation('practice');
  const messageOf = useErrorMessage();
  const own = useQuery(ownQuery);
  const topics = useQuery(topicsQuery);
  const tests = own.data?.data;
  return (
    <section className={classes.section} aria-labelledby="own-tests">
      <div className={classes.headLine}>
        <h2 id="own-tests" className={classes.heading}>
          {t('own')}
        </h2>
        {own.data && own.data.page.total > 0 && (
          <AppLink href="/unit-test/mine" className={classes.link}>
            {t('allOwn', { count: own.data.page.total })}
          </AppLink>
        )}
      </div>
      {own.error && !tests ? (
        <Card>
          <ErrorState onRetry={() => void own.refetch()}>{messageOf(own.error)}</ErrorState>
        </Card>
      ) : !tests ? (
        <Skeleton height={160} />
      ) : tests.length === 0 ? (
        <Card>
          <EmptyState
            title={t('noOwnTitle')}
            motif="grid"
            action={
              <Button
                // Only the task of the weakest topic has a filled button.
                variant={topics.data?.topics.length ? 'outline' : 'primary'}
                renderRoot={(props) => <AppLink href="/unit-test" {...props} />}
              >
                {t('find')}
              </Button>
            }
          >
            {t('noOwn')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <ul className={classes.list}>
            {tests.slice(0, shown).map((test) => (
              <TestRow key={test.id} test={test} onStart={onStart} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Uses() {
  const { t } = useTranslation('practice');
  const english = useLocale() === 'en';
  const messageOf = useErrorMessage();
  const grades = useGrades();
  const overview = useQuery(overviewQuery);
  if (!overview.data)
    return overview.error ? (
      <Card>
        <ErrorState compact onRetry={() => void overview.refetch()}>
          {messageOf(overview.error)}
        </ErrorState>
      </Card>
    ) : (
      <Skeleton height={160} />
    );
  const { uses, gift } = overview.data;
  const { unit, count } = timeOfUses(uses.left);
  return (
    <>
      <Card title={t('package', { name: english ? uses.nameEn : uses.name })} aside={t('left', { count: uses.left })}>
        <BubbleTally
          size={14}
          aria-label=""
          groups={[
            { tone: 'ink', count: Math.min(uses.total - uses.left, 40) },
            { tone: 'empty', count: Math.min(uses.left, 40) },
          ]}
        />
        <p className={classes.used}>
          {t('opened', { opened: uses.total - uses.left, total: uses.total })}{' '}
          {uses.left > 0 ? t(`lasts.${unit}`, { count }) : t('spent')}
        </p>
        <p className={classes.links}>
          <AppLink href="/unit-test" className={classes.link}>
            {t('find')}
          </AppLink>
          {uses.mayUpgrade && (
            <AppLink
              href={uses.left > 0 ? '/payment?type=upgrade' : '/payment?type=upgrade&reason=uses'}
              className={classes.link}
            >
              {t('seePackages')}
            </AppLink>
          )}
        </p>
      </Card>
      {!gift && <WaitingGift />}
      {gift && (
        <Card flush>
          <ScaleStrip height={40} look="gold" golden={gift.opened} />
          <div className={classes.gift}>
            <p className={classes.headLine}>
              <b>{t('giftOf', { grade: grades.nameOf(gift.gradeId) })}</b>
              <span className="num">{t('ofTotal', { opened: gift.opened, total: gift.total })}</span>
            </p>
            <p className="muted">{t('received', { day: formatDay(gift.receivedAt) })}</p>
            <Button full renderRoot={(props) => <AppLink href="/unit-test/mine?source=GIFT" {...props} />}>
              {t('giftTests')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** The way to a welcome gift that was put off: it stays until the gift has been received. */
function WaitingGift() {
  const { t } = useTranslation('practice');
  const { role, roleChosen, receivedGift } = useProfile();
  const [opened, setOpened] = useState(false);
  if (site !== 'vn' || role !== 'STUDENT' || !roleChosen || receivedGift) return null;
  return (
    <Card flush>
      <ScaleStrip height={40} look="gold" golden={giftSize} />
      <div className={classes.gift}>
        <p>
          <b>{t('gift.waiting', { count: giftSize })}</b>
        </p>
        <p className="muted">{t('gift.once')}</p>
        <Button full onClick={() => setOpened(true)}>
          {t('gift.open')}
        </Button>
      </div>
      {opened && <GiftDialog onDone={() => setOpened(false)} />}
    </Card>
  );
}

/** The week in the notebook of a learner of grades 1 to 5. */
function OwnWeek() {
  const week = useQuery(weekQuery);
  if (!hasCarp(week.data?.gradeId ?? '')) return null;
  return (
    <Suspense fallback={null}>
      <Notebook />
    </Suspense>
  );
}

/** The newest marks as points, and as text below. */
function Results() {
  const { t } = useTranslation('practice');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const results = useQuery(resultsQuery(0));
  const marks = results.data?.data;
  const known = (marks ?? []).flatMap(({ mark, ...one }) => (mark === null ? [] : [{ ...one, mark }]));
  const says = lastChange(known.toReversed().map(({ mark }) => mark));
  return (
    <Card title={t('results')}>
      {results.error && !marks ? (
        <ErrorState compact onRetry={() => void results.refetch()}>
          {messageOf(results.error)}
        </ErrorState>
      ) : !marks ? (
        <Skeleton height={120} />
      ) : marks.length === 0 ? (
        <EmptyState compact motif="bubbles">
          {t('noResults')}
        </EmptyState>
      ) : (
        <>
          {says?.step && (
            <p className={classes.says}>
              {t(`marks.${says.step}`, { mark: format.mark(says.last), by: format.mark(says.by) })}
            </p>
          )}
          {known.length > 1 && (
            <DotPlot
              aria-label={t('results')}
              height={124}
              points={known.toReversed().map(({ id, name, mark }) => ({
                key: id,
                value: mark / 100,
                text: format.mark(mark),
                label: name,
              }))}
            />
          )}
          <ul className={classes.marks}>
            {marks.slice(0, 5).map(({ id, name, submittedAt, mark }) => (
              <li key={id}>
                <AppLink href={`/practice/${id}`} className={classes.markName}>
                  {name}
                </AppLink>
                <span className="muted">{formatDay(submittedAt)}</span>
                <b className="num">{mark === null ? '–' : format.mark(mark)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
