import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ManagedStudent } from '@vumon/contract';
import { formatPhone, userStatuses } from '@vumon/domain';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, IconButton, Menu, PageHeader, SearchInput, SelectField, Table, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useKeptState } from '../../app/kept.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import classes from './classes.module.css';
import { activeClassesQuery, studentListQuery, useStudentChanges } from './queries.ts';
import { StudentDialog } from './StudentDialog.tsx';

const sorts = ['name', 'code', 'birthday'] as const;

export default function StudentListPage() {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const { remove } = useStudentChanges();
  const [editing, setEditing] = useKeptState<ManagedStudent | null>('learner dialog', null);
  const klasses = useQuery(activeClassesQuery);
  const sort = sorts.find((one) => one === url['sort']) ?? 'name';
  const direction = url['direction'] === 'desc' ? 'desc' : 'asc';
  const status = userStatuses.find((one) => one === url['status']);
  const list = useQuery(studentListQuery({ search: url['search'], classId: url['classId'], status, sort, direction, page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20 }));
  const filtered = Boolean(url['search'] || url['classId'] || status);

  const drop = async (row: ManagedStudent) => {
    if (!(await confirm({ title: t('list.removeTitle', { name: row.fullName }), body: t('list.removeBody'), confirmLabel: t('list.remove'), danger: true }))) return;
    await remove.mutateAsync(row.id);
    toast(t('list.removed', { name: row.fullName }));
  };

  const columns: Column<ManagedStudent>[] = [
    { key: 'name', header: t('columns.fullName'), sortable: true, narrow: 'title', cell: (row) => <span className={classes.strong}>{row.fullName}</span> },
    { key: 'code', header: t('columns.code'), sortable: true, width: 120, cell: (row) => <span className={classes.muted}>{row.code ?? '–'}</span> },
    {
      key: 'classes', header: t('columns.inClasses'), width: 220,
      cell: (row) => <span className={classes.tags}>{row.classes.length === 0 ? <span className={classes.muted}>{t('student.noClass')}</span> : row.classes.map((one) => <AppLink key={one.id} href={`/classes/${one.id}`}><Tag tone="ink">{one.name}</Tag></AppLink>)}</span>,
    },
    { key: 'birthday', header: t('columns.birthday'), sortable: true, numeric: true, width: 120, hideBelow: 1280, cell: (row) => <span className={classes.muted}>{row.birthday ? formatDay(row.birthday) : '–'}</span> },
    { key: 'phone', header: t('columns.phone'), numeric: true, width: 140, cell: (row) => <span className={classes.muted}>{row.phone ? formatPhone(row.phone) : '–'}</span> },
    { key: 'status', header: t('columns.status'), width: 150, cell: (row) => <Tag tone={row.status === 'ACTIVE' ? 'ok' : row.status === 'LOCK' ? 'bad' : 'warn'}>{t(`userStatus.${row.status}`)}</Tag> },
    {
      key: 'actions', header: <span className="visually-hidden">{t('columns.actions')}</span>, label: t('columns.actions'), width: 56, align: 'right', narrow: 'end',
      cell: (row) => (
        <Menu label={row.fullName} items={[
          row.abilities.edit && { label: t('menu.editStudent'), icon: <IconPencil size={18} stroke={1.75} />, onSelect: () => setEditing(row) },
          row.abilities.remove && { label: t('list.remove'), icon: <IconTrash size={18} stroke={1.75} />, danger: true, divided: true, onSelect: () => void drop(row).catch((error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 })) },
        ]}>
          <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { name: row.fullName })} />
        </Menu>
      ),
    },
  ];

  const add = () => void navigate({ to: '/classes/add-new-student' as never });
  return (
    <AppFrame breadcrumb={[{ label: t('list.title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('list.title')} actions={<Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={add}>{t('student.add')}</Button>} />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('students.search')} className={classes.search} />
          <SelectField aria-label={t('columns.inClasses')} placeholder={t('filters.allClasses')} data={klasses.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []} value={url['classId'] ?? null}
            onChange={(classId) => set({ classId: classId ?? undefined })} clearable searchable w={180} />
          <SelectField aria-label={t('columns.status')} placeholder={t('filters.anyStatus')} data={userStatuses.map((one) => ({ value: one, label: t(`userStatus.${one}`) }))} value={status ?? null}
            onChange={(next) => set({ status: next ?? undefined })} clearable w={190} />
        </div>
        <Table aria-label={t('list.title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })}
          error={list.error ? message(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={filtered
            ? <EmptyState title={t('empty.filteredTitle')} motif="grid" action={<Button onClick={() => { type(''); set({ search: undefined, classId: undefined, status: undefined }); }}>{t('filters.clear')}</Button>}>{t('students.noMatch')}</EmptyState>
            : <EmptyState title={t('list.emptyTitle')} motif="scales" action={<Button onClick={add}>{t('student.add')}</Button>}>{t('list.empty')}</EmptyState>}
          footer={listPager(list.data?.page, set)} />
      </div>
      <StudentDialog opened={editing !== null} value={editing} onClose={() => setEditing(null)} />
    </AppFrame>
  );
}
