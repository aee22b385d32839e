/** Service packages: sold, in force, ending soon, renewed; trials that became paid packages. */
import { useQuery } from '@tanstack/react-query';
import type { PackageFigures } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Modal, Pager, Sheet, StatRow, StatTile } from '@vumon/ui';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { Trend } from '../../lists/Trend.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { DashboardFrame, useRange } from './DashboardFrame.tsx';
import classes from './dashboards.module.css';
import { FigureTable } from './FigureTable.tsx';
import { endingQuery, packageFiguresQuery } from './queries.ts';

export default function ServicePackagesPage() {
  const { t } = useTranslation('dashboards');
  const { sent } = useRange();
  const result = useQuery(packageFiguresQuery(sent));
  return (
    <DashboardFrame
      title={t('packages.title')}
      file={`/itf/statistic/service-packages/file?${new URLSearchParams(sent)}`}
      result={result}
    >
      {(figures) => (
        <>
          <Sums figures={figures} />
          <div className={classes.wideAndNarrow}>
            <ByPackage packages={figures.packages} />
            <div className={classes.column}>
              <Endings endings={figures.endings} />
              <Renewals figures={figures} />
            </div>
          </div>
        </>
      )}
    </DashboardFrame>
  );
}

const share = (part: number, all: number) => (all === 0 ? null : Math.round((part / all) * 100));

function Sums({ figures: { sold, active, due, trials, endings } }: { figures: PackageFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const renewed = due.early + due.late;
  const percent = (value: number | null) => (value === null ? '–' : `${number(value, 0)}%`);
  return (
    <StatRow card>
      <StatTile label={t('packages.sold')} value={number(sold.now, 0)} note={<Trend {...sold} />} />
      <StatTile label={t('packages.active')} value={number(active.now, 0)} note={<Trend {...active} />} />
      <StatTile
        label={t('packages.ending')}
        value={number(
          endings.reduce((sum, { accounts }) => sum + accounts, 0),
          0,
        )}
        note={t('packages.fromToday')}
      />
      <StatTile
        label={t('packages.renewed')}
        value={percent(share(renewed, due.all))}
        note={t('packages.ofAll', { part: number(renewed, 0), count: due.all })}
      />
      <StatTile
        label={t('packages.trials')}
        value={percent(share(trials.paid, trials.all))}
        note={t('packages.ofAll', { part: number(trials.paid, 0), count: trials.all })}
      />
    </StatRow>
  );
}

function ByPackage({ packages }: { packages: PackageFigures['packages'] }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const locale = useLocale();
  const most = Math.max(1, ...packages.map(({ active }) => active));
  const sum = (name: 'sold' | 'active' | 'ending') =>
    number(
      packages.reduce((all, row) => all + row[name], 0),
      0,
    );
  return (
    <Card title={t('packages.byPackage')} aside={t('packages.byAccount')} flush>
      <FigureTable
        label={t('packages.byPackage')}
        columns={[
          t('packages.package'),
          t('packages.soldShort'),
          t('packages.active'),
          t('packages.endingShort'),
          t('packages.renewedShort'),
        ]}
        rows={packages.map((row) => {
          const name = locale === 'en' ? row.nameEn : row.name;
          const renewed = share(row.renewed, row.due);
          return {
            key: row.code,
            name: <AppLink href={`/manage/users?package=${row.code}&expired=false`}>{name}</AppLink>,
            label: name,
            cells: [
              number(row.sold, 0),
              <span key="active" className={classes.measure}>
                <i aria-hidden style={{ width: `${(row.active / most) * 100}%` }} />
                <span>{number(row.active, 0)}</span>
              </span>,
              number(row.ending, 0),
              renewed === null ? '–' : `${renewed}%`,
            ],
          };
        })}
        total={[sum('sold'), sum('active'), sum('ending'), '']}
      />
    </Card>
  );
}

type Ending = PackageFigures['endings'][number];

function Endings({ endings }: { endings: PackageFigures['endings'] }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const [open, setOpen] = useState<Ending | null>(null);
  const nameOf = ({ from, to }: Ending) =>
    from === 0 ? t('packages.todayAndTomorrow') : t('packages.inDays', { from, to });
  return (
    <>
      <Sheet title={t('packages.endingSoon')}>
        {endings.map((range) => (
          <Sheet.Row
            key={range.from}
            compact
            margin={<b>{number(range.accounts, 0)}</b>}
            action={
              range.accounts > 0 && (
                <Button variant="link" onClick={() => setOpen(range)}>
                  {t('packages.see')}
                  <span className="visually-hidden"> {nameOf(range)}</span>
                </Button>
              )
            }
          >
            {nameOf(range)}
          </Sheet.Row>
        ))}
      </Sheet>
      {open && <EndingDialog range={open} title={nameOf(open)} onClose={() => setOpen(null)} />}
    </>
  );
}

function EndingDialog({ range, title, onClose }: { range: Ending; title: string; onClose(): void }) {
  const { t } = useTranslation('dashboards');
  const message = useErrorMessage();
  const packageName = usePackageNames();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(endingQuery({ first: range.from, last: range.to, page }));
  return (
    <Modal opened onClose={onClose} title={`${t('packages.endingSoon')}: ${title}`} size="lg">
      {error && !data ? (
        <ErrorState compact onRetry={() => void refetch()}>
          {message(error)}
        </ErrorState>
      ) : !data ? (
        <LoadingState />
      ) : (
        <>
          <ul className={classes.people}>
            {data.data.map(({ id, fullName, contact, packageCode, endsAt }) => (
              <li key={`${id} ${endsAt}`}>
                <AppLink href={`/manage/users/${id}`}>{fullName}</AppLink>
                <span>{contact ? formatPhone(contact) : '–'}</span>
                <span>{packageName(packageCode)}</span>
                <span>{formatDayTime(endsAt)}</span>
              </li>
            ))}
          </ul>
          {data.page.total > data.page.size && (
            <Pager page={page} size={data.page.size} total={data.page.total} onPage={setPage} />
          )}
        </>
      )}
    </Modal>
  );
}

function Renewals({ figures: { due } }: { figures: PackageFigures }) {
  const { t } = useTranslation('dashboards');
  const { number } = useFormat();
  const parts = [
    ['early', due.early],
    ['late', due.late],
    ['none', due.all - due.early - due.late],
  ] as const;
  return (
    <Card title={t('packages.dueTitle', { count: due.all })}>
      {due.all === 0 ? (
        <p className={classes.none}>{t('nothing')}</p>
      ) : (
        <>
          <div className={classes.stack} aria-hidden>
            {parts.map(([key, value]) => (
              <i key={key} className={classes[key]} style={{ flexGrow: value }} />
            ))}
          </div>
          <dl className={classes.parts}>
            {parts.map(([key, value]) => (
              <div key={key}>
                <dt>
                  <i className={classes[key]} aria-hidden />
                  {t(`packages.${key}`)}
                </dt>
                <dd>{number(value, 0)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
