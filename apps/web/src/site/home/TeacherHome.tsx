/** The teacher's home page: tasks, this week, results of the classes. */
import { useQuery } from '@tanstack/react-query';
import { IconLock, IconPlus, IconSend } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  BubbleTally,
  Button,
  Card,
  Columns,
  EmptyState,
  ErrorState,
  Note,
  PageHeader,
  Ranking,
  cx,
  type TallyTone,
} from '@vumon/ui';
import { Suspense, useState } from 'react';
import { FirstPage, firstPageQuery, isOver } from '../../exam/first-page/index.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { goOn, usePlan } from '../../session/plan.ts';
import { useProfile } from '../../session/profile.ts';
import { useGate } from '../../session/use-gate.ts';
import classes from './home.module.css';
import { teacherHomeQuery, type TeacherOverview } from './queries.ts';
import { Tasks } from './Tasks.tsx';
import { Week } from './Week.tsx';
import { longDay } from './when.ts';

export function TeacherHome() {
  const { t } = useTranslation('home');
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const expired = usePlan(profile)?.expired === true;
  const { renews, href: onward } = goOn(profile.membership);
  const locked = useGate('/unit-test/create') === 'upgrade';
  const home = useQuery(teacherHomeQuery);
  // Whoever has a class or has assigned a test knows the way; whose package has ended is led to the next one.
  const fresh =
    !expired && home.data !== undefined && home.data.counts.classes === 0 && home.data.counts.assignments === 0;
  const first = useQuery({ ...firstPageQuery, enabled: fresh });
  // The page stays while its last line is ticked; the next visit finds the usual home.
  const [opened, open] = useState<boolean | null>(null);
  if (opened === null && first.data) open(first.data.shown && !isOver(first.data));
  const greeting =
    home.data &&
    t(`greeting.${home.data.gender ?? 'NONE'}`, { name: home.data.gender ? profile.firstName : profile.fullName });
  if (fresh && (opened || first.isPending)) {
    return (
      <AppFrame breadcrumb={[{ label: t('title') }]}>
        {opened ? (
          <Suspense fallback={<PageSkeleton />}>
            <FirstPage
              greeting={greeting!}
              ownName={t(`calling.${home.data.gender ?? 'NONE'}`, { name: profile.firstName })}
              onLeave={() => open(false)}
            />
          </Suspense>
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      {!home.data ? (
        home.error ? (
          <ErrorState onRetry={() => void home.refetch()}>{messageOf(home.error)}</ErrorState>
        ) : (
          <PageSkeleton />
        )
      ) : (
        <>
          <PageHeader
            size="lg"
            title={greeting}
            subtitle={longDay(home.data.serverTime, t)}
            actions={
              <>
                <Button
                  icon={<IconSend size={18} stroke={1.75} aria-hidden />}
                  renderRoot={(props) => <AppLink href="/unit-test" {...props} />}
                >
                  {t('assign')}
                </Button>
                <Button
                  variant={locked ? 'link' : 'primary'}
                  icon={
                    locked ? (
                      <IconLock size={18} stroke={1.75} aria-hidden />
                    ) : (
                      <IconPlus size={18} stroke={2} aria-hidden />
                    )
                  }
                  renderRoot={(props) => <AppLink href="/unit-test/create" {...props} />}
                >
                  {t(locked ? 'createLocked' : 'create')}
                </Button>
              </>
            }
          />
          {expired && (
            <Note
              tone="warn"
              title={t('expired.title')}
              action={
                <Button size="sm" renderRoot={(props) => <AppLink href={onward} {...props} />}>
                  {t(renews ? 'expired.renew' : 'expired.choose')}
                </Button>
              }
            >
              {t(renews ? 'expired.body' : 'expired.bodyTrial')}
            </Note>
          )}
          <div className={classes.upper}>
            <Tasks home={home.data} />
            <Week home={home.data} />
          </div>
          <ClassFigures home={home.data} />
        </>
      )}
    </AppFrame>
  );
}

/** Attempts by week, the levels of a class, and the classes by their average. */
function ClassFigures({ home }: { home: TeacherOverview }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { attemptsByWeek, ability, ranking } = home;
  const none = attemptsByWeek.every(({ count }) => count === 0);
  const best = ranking[0];
  const worst = ranking.length > 1 ? ranking.at(-1) : undefined;
  // Before the first attempt the card with the first steps says what to do.
  if (none && !ability) return null;
  return (
    <div className={classes.lower}>
      <Card title={t('attempts.title')} aside={t('attempts.aside')}>
        {none ? (
          <EmptyState compact motif="none">
            {t('attempts.none')}
          </EmptyState>
        ) : (
          <>
            <p className={classes.says}>{weeksSay(attemptsByWeek, t)}</p>
            <Columns
              height={180}
              aria-label={t('attempts.label')}
              data={attemptsByWeek.map(({ monday, count }, index) => ({
                label: shortDay(monday),
                value: count,
                text: format.number(count, 0),
                tone: index === attemptsByWeek.length - 1 ? ('strong' as const) : ('plain' as const),
              }))}
            />
          </>
        )}
      </Card>
      <Card
        title={ability ? t('ability.title', { name: ability.className }) : t('ability.none')}
        aside={ability && t('students', { count: total(ability) })}
      >
        {ability ? (
          <Ability ability={ability} />
        ) : (
          <EmptyState compact motif="none">
            {t('ability.body')}
          </EmptyState>
        )}
      </Card>
      <Card title={t('ranking.title')} aside={t('ranking.aside')}>
        {ranking.length > 0 ? (
          <>
            {best && (
              <p className={classes.says}>
                {worst
                  ? t('ranking.says', {
                      best: best.className,
                      mark: format.mark(best.average),
                      worst: worst.className,
                      lowest: format.mark(worst.average),
                    })
                  : t('ranking.saysOne', { name: best.className, mark: format.mark(best.average) })}
              </p>
            )}
            <Ranking
              aria-label={t('ranking.title')}
              max={1000}
              rows={ranking.map(({ classId, className, average }) => ({
                key: classId,
                name: (
                  <AppLink href={`/classes/${classId}`} className={cx(classes.quiet)}>
                    {className}
                  </AppLink>
                ),
                value: average,
                text: format.mark(average),
              }))}
            />
          </>
        ) : (
          <EmptyState compact motif="none">
            {t('ability.body')}
          </EmptyState>
        )}
      </Card>
    </div>
  );
}

/** This week beside the one before. */
function weeksSay(weeks: TeacherOverview['attemptsByWeek'], t: ReturnType<typeof useTranslation<'home'>>['t']): string {
  const count = weeks.at(-1)?.count ?? 0;
  const before = weeks.at(-2)?.count ?? 0;
  return t(count > before ? 'attempts.more' : count < before ? 'attempts.fewer' : 'attempts.same', { count, before });
}

type AbilityCounts = NonNullable<TeacherOverview['ability']>;
const levels = ['GOOD', 'FAIR', 'PASS', 'FAIL'] as const;
const tones: Record<(typeof levels)[number], TallyTone> = { GOOD: 'ok', FAIR: 'soft', PASS: 'warn', FAIL: 'bad' };
const total = (ability: AbilityCounts): number => levels.reduce((sum, level) => sum + ability[level], 0);

function Ability({ ability }: { ability: AbilityCounts }) {
  const { t: c } = useTranslation('common');
  const { t } = useTranslation('home');
  const label = levels.map((level) => `${c(`resultLevels.${level}`)} ${ability[level]}`).join(', ');
  return (
    <>
      <p className={classes.says}>{t('ability.says', { count: ability.GOOD + ability.FAIR, total: total(ability) })}</p>
      <BubbleTally
        size={14}
        groups={levels.map((level) => ({ tone: tones[level], count: ability[level] }))}
        aria-label={label}
      />
      <ul className={classes.levels}>
        {levels.map((level) => (
          <li key={level}>
            <BubbleTally groups={[{ tone: tones[level], count: 1 }]} aria-label="" />
            <span>{c(`resultLevels.${level}`)}</span>
            <b>{ability[level]}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "16/11", without leading zeros. */
const shortDay = (date: string): string => formatDay(date).split('/').slice(0, 2).map(Number).join('/');
