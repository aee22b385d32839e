import { useQuery } from '@tanstack/react-query';
import { addDays, dayOf, membershipSources } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SearchInput, Segmented, SelectField } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { listPager } from '../../../lists/list-pager.tsx';
import { useTyped, useUrlState } from '../../../navigation/url-state.ts';
import { OwnOrders } from '../../../commerce/packages/orders/OwnOrders.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { MembershipTable } from './MembershipTable.tsx';
import { transactionsQuery } from '../queries.ts';
import classes from '../own-account.module.css';

const sorts = ['at', 'package', 'amount'] as const;
const periods = ['30', '90', '365'] as const;
/** The first day of the period of `days` days that ends today. */
const dayBefore = (now: number, days: number): string => addDays(dayOf(getPageZone(), now), 1 - days);

/** The user's orders, and the packages granted to the user. */
export default function TransactionHistoryPage() {
  const { t } = useTranslation('own-account');
  const { t: p } = useTranslation('packages');
  const [url, set] = useUrlState();
  const view = url['view'] === 'packages' ? 'packages' : 'orders';
  return (
    <AccountPage title={t('transactions.title')}>
      <Segmented
        aria-label={p('own.view')}
        value={view}
        // The two views have different filters, so changing the view clears them.
        onChange={(next) =>
          set({ ...Object.fromEntries(Object.keys(url).map((name) => [name, undefined])), view: next })
        }
        options={[
          { value: 'orders', label: p('own.orders') },
          { value: 'packages', label: p('own.packages') },
        ]}
      />
      {view === 'orders' ? <OwnOrders /> : <Grants />}
    </AccountPage>
  );
}

/** The history of grants and changes of this user's package. */
function Grants() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const [now] = useState(() => Date.now());
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const source = membershipSources.find((one) => one === url['source']);
  const period = periods.find((one) => one === url['days']);
  const sort = sorts.find((one) => one === url['sort']) ?? 'at';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const list = useQuery(
    transactionsQuery({
      search: url['search'],
      ...(source && { source: [source] }),
      ...(period && { from: dayBefore(now, Number(period)) }),
      sort,
      direction,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const filtered = Boolean(url['search'] || source || period);
  const clear = () => {
    type('');
    set({ search: undefined, source: undefined, days: undefined });
  };
  return (
    <>
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('transactions.search')} className={classes.search} />
        <SelectField
          aria-label={t('columns.source')}
          placeholder={t('transactions.anySource')}
          data={membershipSources.map((one) => ({ value: one, label: t(`sources.${one}`) }))}
          value={source ?? null}
          onChange={(next) => set({ source: next ?? undefined })}
          clearable
          w={200}
        />
        <SelectField
          aria-label={t('transactions.period')}
          placeholder={t('transactions.anyPeriod')}
          data={periods.map((one) => ({ value: one, label: t('transactions.days', { count: Number(one) }) }))}
          value={period ?? null}
          onChange={(next) => set({ days: next ?? undefined })}
          clearable
          w={180}
        />
      </div>
      <MembershipTable
        label={t('transactions.title')}
        rows={list.data?.data}
        error={list.error ? say(list.error) : undefined}
        onRetry={() => void list.refetch()}
        sort={{ key: sort, direction }}
        onSort={(next) => set({ sort: next.key, direction: next.direction })}
        empty={
          filtered ? (
            <EmptyState
              title={t('transactions.noMatch')}
              motif="grid"
              action={<Button onClick={clear}>{t('transactions.clear')}</Button>}
            >
              {t('transactions.noMatchBody')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('transactions.empty')}
              motif="scales"
              action={<AppLink href="/payment">{t('plan.see')}</AppLink>}
            >
              {t('transactions.emptyBody')}
            </EmptyState>
          )
        }
        footer={listPager(list.data?.page, set)}
      />
    </>
  );
}
