/** New and signed-in accounts by day; accounts by role and by province. */
import { useQuery } from '@tanstack/react-query';
import type { UserFigures } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Card, StatRow, StatTile } from '@vumon/ui';
import { Bars } from '@vumon/ui/charts/svg/Bars.tsx';
import { site } from '../../i18n/locale.ts';
import { Trend } from '../../lists/Trend.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { DashboardFrame, useRange } from './DashboardFrame.tsx';
import classes from './dashboards.module.css';
import { FigureTable } from './FigureTable.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { userFiguresQuery } from './queries.ts';

export default function UsersPage() {
  const { t } = useTranslation('dashboards');
  const { sent } = useRange();
  const result = useQuery(userFiguresQuery(sent));
  return (
    <DashboardFrame
      title={t('users.title')}
      file={`/itf/statistic/users/file?${new URLSearchParams(sent)}`}
      result={result}
    >
      {(figures) => (
        <>
          <Sums figures={figures} />
          <ByDay figures={figures} />
          <Usage figures={figures} />
          <div className={classes.two}>
            <ByRole figures={figures} />
            {/* The provinces of Vietnam. */}
            {site === 'vn' && <ByProvince figures={figures} />}
          </div>
        </>
      )}
    </DashboardFrame>
  );
}

function Sums({ figures: { total, registered, signedIn, locked } }: { figures: UserFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  return (
    <StatRow card>
      <StatTile label={t('users.total')} value={number(total.now, 0)} note={<Trend {...total} />} />
      <StatTile label={t('users.registered')} value={number(registered.now, 0)} note={<Trend {...registered} />} />
      <StatTile label={t('users.signedIn')} value={number(signedIn.now, 0)} note={<Trend {...signedIn} />} />
      <StatTile
        label={t('users.locked')}
        value={number(locked, 0)}
        note={
          <AppLink href="/manage/users?status=LOCK" className={classes.link}>
            {t('users.see')}
            <span className="visually-hidden"> {t('users.locked')}</span>
          </AppLink>
        }
      />
    </StatRow>
  );
}

function ByDay({ figures: { parts, registered } }: { figures: UserFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  return (
    <PeriodChart
      title={t('users.byDay')}
      data={parts.map(({ day, registered, before }) => ({
        key: day,
        label: formatDay(day).slice(0, 5),
        value: registered,
        second: before,
      }))}
      formatValue={(value) => number(value, 0)}
    >
      <FigureTable
        label={t('users.byDay')}
        columns={[t('users.day'), t('users.registered'), t('periodBefore'), t('users.signedIn')]}
        rows={parts.toReversed().map(({ day, registered, before, signedIn }) => ({
          key: day,
          name: <AppLink href={`/manage/users?from=${day}&to=${day}`}>{formatDay(day)}</AppLink>,
          label: formatDay(day),
          cells: [number(registered, 0), number(before, 0), number(signedIn, 0)],
        }))}
        // People who come on several days are one person of the range, so the days do not add up to it.
        total={[number(registered.now, 0), number(registered.before, 0), '']}
        all={t('users.allDays', { count: parts.length })}
      />
    </PeriodChart>
  );
}

/** Which pages are opened and how many tests are assigned, by day. */
function Usage({ figures: { parts, usage } }: { figures: UserFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const busiest = parts.toSorted((a, b) => b.views - a.views)[0];
  return (
    <section className={classes.card} aria-label={t('usage.title')}>
      <header className={classes.chartHead}>
        <h2 className={classes.title}>{t('usage.title')}</h2>
        <span className={classes.unit}>
          {t('usage.apart', { staff: number(usage.staffViews, 0), bots: number(usage.botViews, 0) })}
        </span>
      </header>
      {busiest && busiest.views > 0 && (
        <p className={classes.says}>
          {t('says.busiest', { day: formatDay(busiest.day), views: number(busiest.views, 0) })}
        </p>
      )}
      <div aria-hidden="true" className={classes.chart}>
        <Bars
          data={parts.map(({ day, views }) => ({ key: day, label: formatDay(day).slice(0, 5), value: views }))}
          formatValue={(value) => number(value, 0)}
        />
      </div>
      <FigureTable
        label={t('usage.title')}
        columns={[t('users.day'), t('usage.views'), t('usage.uses')]}
        rows={parts.toReversed().map(({ day, views, uses }) => ({
          key: day,
          name: formatDay(day),
          label: formatDay(day),
          cells: [number(views, 0), number(uses, 0)],
        }))}
        total={[number(usage.views, 0), number(usage.uses, 0)]}
        all={t('users.allDays', { count: parts.length })}
      />
    </section>
  );
}

function ByRole({ figures: { roles, from, to } }: { figures: UserFigures }) {
  const { t } = useTranslation('dashboards');
  const { t: c } = useTranslation('common');
  const { number } = useFormat();
  return (
    <Card title={t('users.byRole')} flush>
      <FigureTable
        label={t('users.byRole')}
        columns={[t('users.role'), t('users.total'), t('users.registered')]}
        rows={roles.map(({ role, total, registered }) => ({
          key: role,
          name: <AppLink href={`/manage/users?role=${role}`}>{c(`roles.${role}`)}</AppLink>,
          label: c(`roles.${role}`),
          cells: [
            number(total, 0),
            <AppLink key="new" href={`/manage/users?role=${role}&from=${from}&to=${to}`}>
              {number(registered, 0)}
            </AppLink>,
          ],
        }))}
      />
    </Card>
  );
}

function ByProvince({ figures: { provinces } }: { figures: UserFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const locale = useLocale();
  const nameOf = (row: UserFigures['provinces'][number]) =>
    row.code === null ? t('users.noProvince') : locale === 'en' ? row.nameEn : row.name;
  return (
    <Card title={t('users.byProvince')} flush>
      <FigureTable
        label={t('users.byProvince')}
        columns={[t('users.province'), t('users.total'), t('users.registered')]}
        rows={provinces.map((row) => ({
          key: row.code ?? '',
          name:
            row.code === null ? (
              nameOf(row)
            ) : (
              <AppLink href={`/manage/users?province=${row.code}`}>{nameOf(row)}</AppLink>
            ),
          label: nameOf(row),
          cells: [number(row.total, 0), number(row.registered, 0)],
        }))}
        all={t('users.allProvinces', { count: provinces.length })}
      />
    </Card>
  );
}
