/** The charts of the dashboards, a chunk of their own because of the drawing code. */
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState } from '@vumon/ui';
import { Bars } from '@vumon/ui/charts/svg/Bars.tsx';
import { Chart } from '@vumon/ui/charts/svg/Chart.tsx';
import { Pie, type SliceTone } from '@vumon/ui/charts/svg/Pie.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './dashboard.module.css';
import type { Statistics } from './queries.ts';
import { busiestWeek, levelsSay, spread } from './sentences.ts';

const levels = ['GOOD', 'FAIR', 'PASS', 'FAIL'] as const;
const tones: Readonly<Record<(typeof levels)[number], SliceTone>> = {
  GOOD: 'ok',
  FAIR: 'soft',
  PASS: 'warn',
  FAIL: 'bad',
};

const useTableLabels = () => {
  const { t } = useTranslation('statistics');
  return { table: t('table.show'), hide: t('table.hide') };
};

export default function Charts({ statistics }: { statistics: Statistics }) {
  return (
    <div className={classes.charts}>
      <Frequency weeks={statistics.weeks} />
      <Ability ability={statistics.ability} />
      <ClassAverages ranked={statistics.classes} />
    </div>
  );
}

export function Frequency({ weeks }: { weeks: Statistics['weeks'] }) {
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const says = busiestWeek(weeks);
  const none = says === null;
  return (
    <div className={classes.wide}>
      <Chart
        title={t('frequency.title')}
        says={
          says &&
          t('frequency.says', {
            count: says.count,
            most: format.number(says.most, 0),
            day: formatDay(says.monday),
          })
        }
        aside={t('frequency.aside')}
        words={useTableLabels()}
        columns={[t('frequency.week'), t('frequency.tests'), t('frequency.submitted')]}
        rows={
          none
            ? []
            : weeks.map(({ monday, tests, submitted }) => [
                formatDay(monday),
                format.number(tests, 0),
                format.number(submitted, 0),
              ])
        }
        empty={<Nothing />}
      >
        <Bars
          data={weeks.map(({ monday, tests }) => ({
            key: monday,
            label: formatDay(monday).slice(0, 5),
            value: tests,
          }))}
        />
      </Chart>
    </div>
  );
}

export function Ability({ ability }: { ability: Statistics['ability'] }) {
  const { t } = useTranslation('statistics');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const total = levels.reduce((sum, level) => sum + ability[level], 0);
  const says = levelsSay(ability);
  const share = (level: (typeof levels)[number]) => `${format.number((ability[level] / total) * 100, 1)}%`;
  return (
    <Chart
      title={t('ability.title')}
      says={says && t(says.failing > 0 ? 'ability.says' : 'ability.saysNoneFails', says)}
      words={useTableLabels()}
      columns={[t('ability.level'), t('ability.students'), t('ability.share')]}
      rows={
        total === 0
          ? []
          : levels.map((level) => [c(`resultLevels.${level}`), format.number(ability[level], 0), share(level)])
      }
      empty={<Nothing />}
    >
      <Pie
        total={format.number(total, 0)}
        unit={t('ability.unit', { count: total })}
        slices={levels.map((level) => ({
          key: level,
          label: c(`resultLevels.${level}`),
          value: ability[level],
          text: total === 0 ? '' : `${ability[level]} (${share(level)})`,
          tone: tones[level],
        }))}
      />
    </Chart>
  );
}

/** So many classes have room for their names in the chart; the table has all. */
const mostDrawn = 12;

export function ClassAverages({ ranked, whole }: { ranked: Statistics['classes']; whole?: boolean }) {
  const { t } = useTranslation('statistics');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const says = spread(ranked);
  return (
    <Chart
      title={t('ranking.title')}
      says={
        says &&
        (says.worst
          ? t('ranking.says', {
              best: says.best.className,
              mark: format.mark(says.best.average),
              worst: says.worst.className,
              lowest: format.mark(says.worst.average),
              gap: format.mark(says.gap),
            })
          : t('ranking.saysOne', { name: says.best.className, mark: format.mark(says.best.average) }))
      }
      aside={
        whole ? (
          t('ranking.aside')
        ) : (
          <AppLink href="/dashboard/class-ranking" className={classes.more}>
            {t('ranking.more')}
          </AppLink>
        )
      }
      words={useTableLabels()}
      columns={[
        t('ranking.class'),
        t('ranking.average'),
        t('ranking.students'),
        t('ranking.tests'),
        ...levels.map((level) => c(`resultLevels.${level}`)),
      ]}
      rows={ranked.map((one) => [
        one.className,
        format.mark(one.average),
        format.number(one.students, 0),
        format.number(one.tests, 0),
        ...levels.map((level) => format.number(one[level], 0)),
      ])}
      empty={<Nothing />}
    >
      <Bars
        max={10}
        data={ranked.slice(0, mostDrawn).map(({ classId, className, average }) => ({
          key: classId,
          label: className.length > 8 ? `${className.slice(0, 7)}…` : className,
          value: average / 100,
        }))}
      />
    </Chart>
  );
}

function Nothing() {
  const { t } = useTranslation('statistics');
  return (
    <EmptyState compact motif="none">
      {t('nothing')}
    </EmptyState>
  );
}
