import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconDots, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus, IconSend, IconTrash, IconUsers } from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { formatSchoolYear } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, IconButton, Menu, PageHeader, ProgressBar, SearchInput, SelectField, Table, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { useGrades } from '../../app/catalogue.ts';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useKeptState } from '../../app/kept.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import { AssignDialog } from '../assignments/AssignDialog.tsx';
import { ClassBadge } from './ClassBadge.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import classes from './classes.module.css';
import { classListQuery, useClassChanges, type ClassListQuery } from './queries.ts';
import { schoolYearAt } from './school-year.ts';

const sorts = ['updated', 'name', 'schoolYear', 'students'] as const;

export default function ClassListPage() {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const message = useErrorMessage();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const grades = useGrades();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const changes = useClassChanges();
  const [dialog, setDialog] = useKeptState<{ value: ClassView | null } | null>('class dialog', url['new'] === '1' ? { value: null } : null);
  const [assignTo, setAssignTo] = useKeptState<string | null>('assign to', null);

  const sort = sorts.find((one) => one === url['sort']) ?? 'updated';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const status = url['status'] === 'ACTIVE' || url['status'] === 'DEACTIVATED' ? url['status'] : undefined;
  const query: ClassListQuery = {
    search: url['search'], gradeId: url['grade'], schoolYear: url['year'] ? Number(url['year']) || undefined : undefined, status, sort, direction,
    page: Number(url['page'] ?? 0) || 0, size: Number(url['size'] ?? 20) || 20,
  };
  const list = useQuery(classListQuery(query));
  const filtered = Boolean(url['search'] || url['grade'] || url['year'] || status);
  const [thisYear] = useState(() => schoolYearAt(Date.now()));
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2, thisYear - 3];

  const open = (row: ClassView) => void navigate({ to: `/classes/${row.id}` as never });
  const report = (work: Promise<unknown>) => void work.catch((error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 }));
  const toggle = async (row: ClassView) => {
    const on = row.status !== 'ACTIVE';
    if (!on && !(await confirm({ title: t('deactivate.title', { name: row.name }), body: t('deactivate.body'), confirmLabel: t('deactivate.confirm') }))) return;
    const { id, code, name, gradeId, schoolYear } = row;
    await changes.change.mutateAsync({ id, code, name, gradeId, schoolYear, status: on ? 'ACTIVE' : 'DEACTIVATED' });
    toast(t(on ? 'activated' : 'deactivated', { name: row.name }));
  };
  const remove = async (row: ClassView) => {
    if (!(await confirm({ title: t('remove.title', { name: row.name }), body: t('remove.body'), confirmLabel: t('remove.confirm'), danger: true }))) return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed', { name: row.name }));
  };

  const columns: Column<ClassView>[] = [
    {
      key: 'name', header: t('columns.class'), sortable: true, narrow: 'title',
      cell: (row) => (
        <div className={classes.nameCell}>
          <ClassBadge name={row.name} logo={row.logo} small />
          <div className={classes.nameWords}>
            <AppLink href={`/classes/${row.id}`} className={classes.nameLink}>{row.name}</AppLink>
            <span className={classes.facts}>{t('codeOf', { code: row.code })}</span>
          </div>
        </div>
      ),
    },
    { key: 'grade', header: t('columns.grade'), width: 120, cell: (row) => (locale === 'en' ? row.gradeNameEn : row.gradeName) },
    { key: 'schoolYear', header: t('columns.schoolYear'), width: 120, sortable: true, numeric: true, cell: (row) => formatSchoolYear(row.schoolYear) },
    {
      key: 'students', header: t('columns.students'), width: 170, sortable: true,
      cell: (row) => (
        <span className={classes.meter}>
          <span className={classes.figure}><b>{row.students}</b>/{row.studentLimit}</span>
          <ProgressBar value={row.students} max={row.studentLimit} width={64} height={4} aria-label={t('studentCount', { count: row.students })} />
        </span>
      ),
    },
    { key: 'assignments', header: t('columns.assignments'), width: 100, align: 'right', numeric: true, hideBelow: 1280, cell: (row) => row.assignments },
    { key: 'status', header: t('columns.status'), width: 140, cell: (row) => <Tag tone={row.status === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`status.${row.status}`)}</Tag> },
    {
      key: 'actions', header: <span className="visually-hidden">{t('columns.actions')}</span>, label: t('columns.actions'), width: 56, align: 'right', narrow: 'end',
      cell: (row) => (
        <Menu label={row.name} items={[
          { label: t('menu.open'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => open(row) },
          row.abilities.assign && { label: t('menu.assign'), icon: <IconSend size={18} stroke={1.75} />, onSelect: () => setAssignTo(row.id) },
          row.abilities.edit && { label: t('menu.edit'), icon: <IconPencil size={18} stroke={1.75} />, onSelect: () => setDialog({ value: row }) },
          row.abilities.edit && {
            label: t(row.status === 'ACTIVE' ? 'menu.deactivate' : 'menu.activate'), onSelect: () => report(toggle(row)),
            icon: row.status === 'ACTIVE' ? <IconPlayerPause size={18} stroke={1.75} /> : <IconPlayerPlay size={18} stroke={1.75} />,
          },
          row.abilities.delete && { label: t('menu.remove'), icon: <IconTrash size={18} stroke={1.75} />, onSelect: () => report(remove(row)), danger: true, divided: true },
        ]}>
          <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { name: row.name })} />
        </Menu>
      ),
    },
  ];

  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} actions={<Button variant="primary" icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setDialog({ value: null })}>{t('create')}</Button>} />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
          <SelectField aria-label={t('fields.grade')} placeholder={t('filters.allGrades')} data={grades.choices} value={url['grade'] ?? null} onChange={(grade) => set({ grade: grade ?? undefined })} clearable w={150} />
          <SelectField aria-label={t('fields.schoolYear')} placeholder={t('filters.allYears')} data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))} value={url['year'] ?? null}
            onChange={(year) => set({ year: year ?? undefined })} clearable w={150} />
          <SelectField aria-label={t('columns.status')} placeholder={t('filters.anyStatus')} data={(['ACTIVE', 'DEACTIVATED'] as const).map((one) => ({ value: one, label: t(`status.${one}`) }))} value={status ?? null}
            onChange={(next) => set({ status: next ?? undefined })} clearable w={190} />
        </div>
        <Table aria-label={t('title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72} onRowClick={open}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })}
          error={list.error ? message(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={filtered
            ? <EmptyState title={t('empty.filteredTitle')} motif="grid" action={<Button onClick={() => { type(''); set({ search: undefined, grade: undefined, year: undefined, status: undefined }); }}>{t('filters.clear')}</Button>}>{t('empty.filtered')}</EmptyState>
            : <EmptyState title={t('empty.title')} motif="scales" action={<Button onClick={() => setDialog({ value: null })}>{t('create')}</Button>}>{t('empty.body')}</EmptyState>}
          footer={listPager(list.data?.page, set)} />
      </div>
      <ClassDialog opened={dialog !== null} value={dialog?.value ?? null} onClose={() => setDialog(null)} onSaved={(saved) => { if (!dialog?.value) open(saved); }} />
      <AssignDialog opened={assignTo !== null} classId={assignTo ?? undefined} onClose={() => setAssignTo(null)} />
    </AppFrame>
  );
}
