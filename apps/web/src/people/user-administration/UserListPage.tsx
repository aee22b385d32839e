/** All users for an admin: searched, filtered, sorted; each opens on its own page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import type { ListedUser } from '@vumon/contract';
import { formatPhone, packageCodes, roles, userStatuses } from '@vumon/domain';
import { formatDay, formatLastDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, cx, type Column } from '@vumon/ui';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { site } from '../../i18n/locale.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ListDays } from '../../lists/ListDays.tsx';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { provincesQuery, userListQuery, type UserListQuery } from './queries.ts';
import { StaffDialog } from './StaffDialog.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import classes from './user-administration.module.css';

const filterNames = ['role', 'status', 'package', 'expired', 'from', 'to', 'province'] as const;

export default function UserListPage() {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const locale = useLocale();
  const packageName = usePackageNames();
  const list = useList({ keep: 'users', sorts: ['created', 'name'], direction: 'desc', filters: filterNames });
  const { url } = list;
  const [adding, setAdding] = useState(false);
  const provinces = useQuery(provincesQuery);
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (url[name] ? [[name, url[name]]] : [])),
  ) as Partial<UserListQuery>;
  const filter = { ...list.query, ...filters };
  const client = useQueryClient();
  const result = useQuery(userListQuery(filter));

  const columns = useUserColumns();

  return (
    <ListPage
      title={t('users.title')}
      subtitle={t('users.subtitle')}
      actions={
        <Button
          variant="primary"
          icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('staff.add')}
        </Button>
      }
    >
      <ListTools list={list} search={t('users.search')} columns={columns}>
        <ListFilter
          list={list}
          name="role"
          label={t('columns.role')}
          placeholder={t('filters.role')}
          data={roles.map((one) => ({ value: one, label: c(`roles.${one}`) }))}
          w={150}
        />
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('filters.status')}
          data={userStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))}
          w={170}
        />
        <ListFilter
          list={list}
          name="package"
          label={t('columns.package')}
          placeholder={t('filters.package')}
          data={[
            { value: 'NONE', label: t('filters.noPackage') },
            ...packageCodes.map((one) => ({ value: one, label: packageName(one) })),
          ]}
          w={190}
        />
        <ListFilter
          list={list}
          name="expired"
          label={t('filters.validity')}
          placeholder={t('filters.validity')}
          data={[
            { value: 'false', label: t('filters.running') },
            { value: 'true', label: t('filters.expired') },
          ]}
          w={170}
        />
        {/* The provinces of Vietnam. */}
        {site === 'vn' && (
          <ListFilter
            list={list}
            name="province"
            label={t('columns.province')}
            placeholder={t('filters.province')}
            data={
              provinces.data?.map(({ code, name, nameEn }) => ({
                value: code,
                label: locale === 'en' ? nameEn : name,
              })) ?? []
            }
            searchable
            w={190}
          />
        )}
        <ListDays list={list} from={t('filters.from')} to={t('filters.to')} />
        {list.filtered && (
          <Button variant="link" onClick={list.clear}>
            {t('filters.clear')}
          </Button>
        )}
      </ListTools>
      <ListTable
        label={t('users.title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(userListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <EmptyState
            title={t('users.emptyTitle')}
            motif="grid"
            {...(list.filtered && { action: <Button onClick={list.clear}>{t('filters.clear')}</Button> })}
          >
            {t('users.empty')}
          </EmptyState>
        }
        note={result.data?.page.more && <p className={classes.bound}>{t('users.more')}</p>}
      />
      {adding && <StaffDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

/** Columns of the list of users. */
function useUserColumns(): Column<ListedUser>[] {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const packageName = usePackageNames();
  const lengthOf = ({ packageEndsAt, packageEnded }: ListedUser) => {
    if (packageEnded && (packageEndsAt === null || Date.parse(packageEndsAt) > Date.now())) return t('usedUp');
    return packageEndsAt === null
      ? t('unlimited')
      : t(packageEnded ? 'ended' : 'until', { day: formatLastDay(packageEndsAt) });
  };
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <span className={classes.person}>
          <AppLink href={`/manage/users/${row.id}`} className={classes.nameLink!}>
            {row.fullName}
          </AppLink>
          <span className={classes.facts}>
            {row.email ?? (row.phone ? formatPhone(row.phone) : row.signInName) ?? '–'}
          </span>
        </span>
      ),
    },
    {
      key: 'phone',
      header: t('columns.phone'),
      numeric: true,
      width: 130,
      hideBelow: 1280,
      cell: (row) => <span className={classes.muted}>{row.phone ? formatPhone(row.phone) : '–'}</span>,
    },
    { key: 'role', header: t('columns.role'), width: 120, cell: (row) => c(`roles.${row.role}`) },
    {
      key: 'package',
      header: t('columns.package'),
      width: 190,
      cell: (row) =>
        row.packageCode === null ? (
          <span className={classes.muted}>–</span>
        ) : (
          <span className={classes.person}>
            {row.role === 'TEACHER' || row.role === 'STUDENT' ? (
              <AppLink href={`/manage/customers/${row.id}`}>{packageName(row.packageCode)}</AppLink>
            ) : (
              <span>{packageName(row.packageCode)}</span>
            )}
            <span className={cx(classes.facts, row.packageEnded && classes.ended)}>{lengthOf(row)}</span>
          </span>
        ),
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 150,
      cell: (row) => <AccountTag status={row.status}>{t(`statuses.${row.status}`)}</AccountTag>,
    },
    {
      key: 'created',
      header: t('columns.created'),
      sortable: true,
      numeric: true,
      width: 120,
      cell: (row) => <span className={classes.muted}>{formatDay(row.createdAt)}</span>,
    },
  ];
}
