/** All users for an admin: searched, filtered, sorted; each opens on a page of its own. */
import { useQuery } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import type { ListedUser } from '@vumon/contract';
import { formatPhone, packageCatalogue, roles, userStatuses, type PackageCode } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, Pager, SearchInput, SelectField, Table, Tag, cx, type Column } from '@vumon/ui';
import { useRef, useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import { DayField } from './DayField.tsx';
import { statusTones, usePackageName } from './names.ts';
import { provincesQuery, userListQuery, type UserListQuery } from './queries.ts';
import { StaffDialog } from './StaffDialog.tsx';
import classes from './user-administration.module.css';

const packageCodes = Object.keys(packageCatalogue) as PackageCode[];
const filterNames = ['search', 'role', 'status', 'package', 'expired', 'from', 'to', 'province'] as const;

export default function UserListPage() {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const locale = useLocale();
  const message = useErrorMessage();
  const packageName = usePackageName();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [adding, setAdding] = useState(false);
  const provinces = useQuery(provincesQuery);
  const sort = url['sort'] === 'name' ? 'name' : 'created';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const filters = Object.fromEntries(filterNames.flatMap((name) => (url[name] ? [[name, url[name]]] : []))) as Partial<UserListQuery>;
  const list = useQuery(userListQuery({ ...filters, sort, direction, page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20 }));
  const filtered = Object.keys(filters).length > 0;
  const search = useRef<HTMLInputElement>(null);
  const clear = () => {
    type('');
    set(Object.fromEntries(filterNames.map((name) => [name, undefined])));
    // What was pressed goes with the filters.
    search.current?.focus();
  };

  const lengthOf = ({ packageEndsAt, packageEnded }: ListedUser) => {
    if (packageEnded && (packageEndsAt === null || Date.parse(packageEndsAt) > Date.now())) return t('usedUp');
    return packageEndsAt === null ? t('unlimited') : t(packageEnded ? 'ended' : 'until', { day: formatDay(packageEndsAt) });
  };
  const columns: Column<ListedUser>[] = [
    {
      key: 'name', header: t('columns.name'), sortable: true, narrow: 'title',
      cell: (row) => (
        <span className={classes.person}>
          <AppLink href={`/manage/users/${row.id}`} className={classes.nameLink!}>{row.fullName}</AppLink>
          <span className={classes.facts}>{row.email ?? (row.phone ? formatPhone(row.phone) : row.signInName) ?? '–'}</span>
        </span>
      ),
    },
    { key: 'phone', header: t('columns.phone'), numeric: true, width: 130, hideBelow: 1280, cell: (row) => <span className={classes.muted}>{row.phone ? formatPhone(row.phone) : '–'}</span> },
    { key: 'role', header: t('columns.role'), width: 120, cell: (row) => c(`roles.${row.role}`) },
    {
      key: 'package', header: t('columns.package'), width: 190,
      cell: (row) => row.packageCode === null ? <span className={classes.muted}>–</span> : (
        <span className={classes.person}>
          <span>{packageName(row.packageCode)}</span>
          <span className={cx(classes.facts, row.packageEnded && classes.ended)}>{lengthOf(row)}</span>
        </span>
      ),
    },
    { key: 'status', header: t('columns.status'), width: 150, cell: (row) => <Tag tone={statusTones[row.status]}>{t(`statuses.${row.status}`)}</Tag> },
    { key: 'created', header: t('columns.created'), sortable: true, numeric: true, width: 120, cell: (row) => <span className={classes.muted}>{formatDay(row.createdAt)}</span> },
  ];

  return (
    <AppFrame breadcrumb={[{ label: t('users.title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('users.title')} subtitle={t('users.subtitle')} actions={<Button variant="primary" icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>{t('staff.add')}</Button>} />
        <div className={classes.tools}>
          <SearchInput ref={search} value={typed} onChange={type} placeholder={t('users.search')} className={classes.search} />
          <SelectField aria-label={t('columns.role')} placeholder={t('filters.role')} data={roles.map((one) => ({ value: one, label: c(`roles.${one}`) }))} value={url['role'] ?? null} onChange={(role) => set({ role: role ?? undefined })} clearable w={150} />
          <SelectField aria-label={t('columns.status')} placeholder={t('filters.status')} data={userStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) }))} value={url['status'] ?? null} onChange={(status) => set({ status: status ?? undefined })} clearable w={170} />
          <SelectField aria-label={t('columns.package')} placeholder={t('filters.package')} data={[{ value: 'NONE', label: t('filters.noPackage') }, ...packageCodes.map((one) => ({ value: one, label: packageName(one) }))]}
            value={url['package'] ?? null} onChange={(code) => set({ package: code ?? undefined })} clearable w={190} />
          <SelectField aria-label={t('filters.validity')} placeholder={t('filters.validity')} data={[{ value: 'false', label: t('filters.running') }, { value: 'true', label: t('filters.expired') }]}
            value={url['expired'] ?? null} onChange={(expired) => set({ expired: expired ?? undefined })} clearable w={170} />
          <SelectField aria-label={t('columns.province')} placeholder={t('filters.province')} data={provinces.data?.map(({ code, name, nameEn }) => ({ value: code, label: locale === 'en' ? nameEn : name })) ?? []}
            value={url['province'] ?? null} onChange={(province) => set({ province: province ?? undefined })} clearable searchable w={190} />
          <DayField aria-label={t('filters.from')} placeholder={t('filters.from')} value={url['from'] ?? null} onChange={(from) => set({ from: from ?? undefined })} w={150} />
          <DayField aria-label={t('filters.to')} placeholder={t('filters.to')} value={url['to'] ?? null} onChange={(to) => set({ to: to ?? undefined })} w={150} />
          {filtered && <Button variant="link" onClick={clear}>{t('filters.clear')}</Button>}
        </div>
        <Table aria-label={t('users.title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })}
          error={list.error && !list.data ? message(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={<EmptyState title={t('users.emptyTitle')} motif="grid" {...(filtered && { action: <Button onClick={clear}>{t('filters.clear')}</Button> })}>{t('users.empty')}</EmptyState>}
          footer={list.data && list.data.page.total > 0 ? (
            <>
              {list.data.page.more && <p className={classes.bound}>{t('users.more')}</p>}
              <Pager page={list.data.page.page} size={list.data.page.size} total={list.data.page.total} onPage={(page) => set({ page: String(page) })} onSize={(size) => set({ size: String(size) })} />
            </>
          ) : undefined} />
      </div>
      {adding && <StaffDialog onClose={() => setAdding(false)} />}
    </AppFrame>
  );
}
