import { useQuery } from '@tanstack/react-query';
import type { SignInEntry } from '@vumon/contract';
import { addDays, dayOf, sessionEnds, signInFailures, type SignInOutcome } from '@vumon/domain';
import { formatDayTime, getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SearchInput, SelectField, Table, Tag, type Column } from '@vumon/ui';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { useDeviceName } from './device-name.ts';
import { signInsQuery } from './queries.ts';
import classes from './sessions.module.css';

type Group = 'in' | 'refused' | 'ended';
const groupNames: readonly Group[] = ['in', 'refused', 'ended'];
const groups: Readonly<Record<Group, readonly SignInOutcome[]>> = {
  in: ['SIGNED_IN'],
  refused: signInFailures,
  ended: sessionEnds,
};
const periods = ['7', '30', '90'] as const;
const sorts = ['at', 'device', 'address', 'outcome'] as const;
/** The first day of the period of `days` days that ends today. */
const dayBefore = (now: number, days: number): string => addDays(dayOf(getPageZone(), now), 1 - days);

const toneOf = (outcome: SignInOutcome) =>
  outcome === 'SIGNED_IN'
    ? 'ok'
    : outcome === 'TOKEN_REUSED' || (signInFailures as readonly string[]).includes(outcome)
      ? 'bad'
      : 'neutral';

function useSignInColumns(): Column<SignInEntry>[] {
  const { t } = useTranslation('sessions');
  const nameOf = useDeviceName();
  return [
    {
      key: 'at',
      header: t('columns.at'),
      sortable: true,
      width: 160,
      narrow: 'title',
      cell: (row) => <span className={classes.time}>{formatDayTime(row.at)}</span>,
    },
    {
      key: 'outcome',
      header: t('columns.outcome'),
      sortable: true,
      width: '36%',
      cell: (row) => <Tag tone={toneOf(row.outcome)}>{t(`outcomes.${row.outcome}`)}</Tag>,
    },
    {
      key: 'device',
      header: t('columns.device'),
      sortable: true,
      cell: (row) => (
        <span className={classes.named}>
          {row.handheld ? (
            <IconDeviceMobile size={20} stroke={1.75} aria-label={t('device.handheld')} />
          ) : (
            <IconDeviceDesktop size={20} stroke={1.75} aria-label={t('device.computer')} />
          )}
          {nameOf(row)}
        </span>
      ),
    },
    {
      key: 'address',
      header: t('columns.address'),
      sortable: true,
      numeric: true,
      width: 140,
      cell: (row) => <span className="muted">{row.address}</span>,
    },
  ];
}

/** Every sign-in, refused sign-in and end of a session in the last 180 days. */
export function HistoryTable() {
  const { t } = useTranslation('sessions');
  const say = useErrorMessage();
  const [now] = useState(() => Date.now());
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const group = groupNames.find((one) => one === url['outcome']);
  const period = periods.find((one) => one === url['days']);
  const sort = sorts.find((one) => one === url['sort']) ?? 'at';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const list = useQuery(
    signInsQuery({
      search: url['search'],
      ...(group && { outcome: [...groups[group]] }),
      ...(period && { from: dayBefore(now, Number(period)) }),
      sort,
      direction,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const filtered = Boolean(url['search'] || group || period);

  const columns = useSignInColumns();
  const clear = () => {
    type('');
    set({ search: undefined, outcome: undefined, days: undefined });
  };
  return (
    <section className={classes.history} aria-labelledby="sign-in-history">
      <div>
        <h2 id="sign-in-history" className="h20">
          {t('history.title')}
        </h2>
        <p className="muted">{t('history.body')}</p>
      </div>
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('history.search')} className={classes.search} />
        <SelectField
          aria-label={t('columns.outcome')}
          placeholder={t('history.anyOutcome')}
          data={groupNames.map((one) => ({ value: one, label: t(`history.groups.${one}`) }))}
          value={group ?? null}
          onChange={(outcome) => set({ outcome: outcome ?? undefined })}
          clearable
          w={210}
        />
        <SelectField
          aria-label={t('history.period')}
          placeholder={t('history.anyPeriod')}
          data={periods.map((one) => ({ value: one, label: t('history.days', { count: Number(one) }) }))}
          value={period ?? null}
          onChange={(days) => set({ days: days ?? undefined })}
          clearable
          w={170}
        />
      </div>
      <Table
        aria-label={t('history.title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={(row) => row.id}
        sort={{ key: sort, direction }}
        onSort={(next) => set({ sort: next.key, direction: next.direction })}
        error={list.error ? say(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          filtered ? (
            <EmptyState
              title={t('history.noMatch')}
              motif="grid"
              action={<Button onClick={clear}>{t('history.clear')}</Button>}
            >
              {t('history.noMatchBody')}
            </EmptyState>
          ) : (
            <EmptyState title={t('history.empty')} motif="grid">
              {t('history.emptyBody')}
            </EmptyState>
          )
        }
        footer={listPager(list.data?.page, set)}
      />
    </section>
  );
}
