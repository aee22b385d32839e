import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  IconCalendarPlus,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { dayInVietnam, schoolYearOf } from '@vumon/domain';
import { formatSchoolYear } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ProgressBar, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useGrades } from '../../api/reference-data.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { AssignDialog } from '../assignments/AssignDialog.tsx';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import { useReport } from '../../forms/report.ts';
import { ClassBadge } from './ClassBadge.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import classes from './classes.module.css';
import { NextYearDialog } from './next-year/NextYearDialog.tsx';
import { classListQuery, useClassChanges } from './queries.ts';

export default function ClassListPage() {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const report = useReport();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const grades = useGrades();
  const list = useList({
    sorts: ['updated', 'name', 'schoolYear', 'students'],
    direction: 'desc',
    filters: ['grade', 'year', 'status'],
  });
  const { url } = list;
  const changes = useClassChanges();
  const [dialog, setDialog] = useRestorableState<{ value: ClassView | null } | null>(
    'class dialog',
    url['new'] === '1' ? { value: null } : null,
  );
  const [carrying, setCarrying] = useState(false);
  const [assignTo, setAssignTo] = useRestorableState<string | null>('assign to', null);

  const status = url['status'] === 'ACTIVE' || url['status'] === 'DEACTIVATED' ? url['status'] : undefined;
  const result = useQuery(
    classListQuery({
      ...list.query,
      gradeId: url['grade'],
      schoolYear: url['year'] ? Number(url['year']) || undefined : undefined,
      status,
    }),
  );
  const [thisYear] = useState(() => schoolYearOf(dayInVietnam(Date.now())));
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2, thisYear - 3];

  const open = (row: ClassView) => void navigate({ to: '/classes/$classesSlug', params: { classesSlug: row.id } });
  const toggle = async (row: ClassView) => {
    const on = row.status !== 'ACTIVE';
    if (
      !on &&
      !(await confirm({
        title: t('deactivate.title', { name: row.name }),
        body: t('deactivate.body'),
        confirmLabel: t('deactivate.confirm'),
      }))
    )
      return;
    const { id, code, name, gradeId, schoolYear } = row;
    await changes.change.mutateAsync({ id, code, name, gradeId, schoolYear, status: on ? 'ACTIVE' : 'DEACTIVATED' });
    toast(t(on ? 'activated' : 'deactivated', { name: row.name }));
  };
  const remove = async (row: ClassView) => {
    if (
      !(await confirm({
        title: t('remove.title', { name: row.name }),
        body: t('remove.body'),
        confirmLabel: t('remove.confirm'),
        danger: true,
      }))
    )
      return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed', { name: row.name }));
  };

  const columns: Column<ClassView>[] = [
    {
      key: 'name',
      header: t('columns.class'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <div className={classes.nameCell}>
          <ClassBadge name={row.name} logo={row.logo} small />
          <div className={classes.nameWords}>
            <AppLink href={`/classes/${row.id}`} className={classes.nameLink}>
              {row.name}
            </AppLink>
            <span className={classes.facts}>{t('codeOf', { code: row.code })}</span>
          </div>
        </div>
      ),
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 120,
      cell: (row) => (locale === 'en' ? row.gradeNameEn : row.gradeName),
    },
    {
      key: 'schoolYear',
      header: t('columns.schoolYear'),
      width: 120,
      sortable: true,
      numeric: true,
      cell: (row) => formatSchoolYear(row.schoolYear),
    },
    {
      key: 'students',
      header: t('columns.students'),
      width: 170,
      sortable: true,
      cell: (row) => (
        <span className={classes.meter}>
          <span className={classes.figure}>
            <b>{row.students}</b>/{row.studentLimit}
          </span>
          <ProgressBar
            value={row.students}
            max={row.studentLimit}
            width={64}
            height={4}
            aria-label={t('studentCount', { count: row.students })}
          />
        </span>
      ),
    },
    {
      key: 'assignments',
      header: t('columns.assignments'),
      width: 100,
      align: 'right',
      numeric: true,
      hideBelow: 1280,
      cell: (row) => row.assignments,
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 140,
      cell: (row) => <Tag tone={row.status === 'ACTIVE' ? 'ok' : 'neutral'}>{t(`status.${row.status}`)}</Tag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        { label: t('menu.open'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => open(row) },
        row.abilities.assign && {
          label: t('menu.assign'),
          icon: <IconSend size={18} stroke={1.75} />,
          onSelect: () => setAssignTo(row.id),
        },
        row.abilities.edit && {
          label: t('menu.edit'),
          icon: <IconPencil size={18} stroke={1.75} />,
          onSelect: () => setDialog({ value: row }),
        },
        row.abilities.edit && {
          label: t(row.status === 'ACTIVE' ? 'menu.deactivate' : 'menu.activate'),
          onSelect: () => report(toggle(row)),
          icon:
            row.status === 'ACTIVE' ? (
              <IconPlayerPause size={18} stroke={1.75} />
            ) : (
              <IconPlayerPlay size={18} stroke={1.75} />
            ),
        },
        row.abilities.delete && {
          label: t('menu.remove'),
          icon: <IconTrash size={18} stroke={1.75} />,
          onSelect: () => report(remove(row)),
          danger: true,
          divided: true,
        },
      ],
    }),
  ];

  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <Button icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setCarrying(true)}>
            {t('nextYear.button')}
          </Button>
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={2} aria-hidden />}
            onClick={() => setDialog({ value: null })}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <ListTools list={list} search={t('searchPlaceholder')}>
        <ListFilter
          list={list}
          name="grade"
          label={t('fields.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          w={150}
        />
        <ListFilter
          list={list}
          name="year"
          label={t('fields.schoolYear')}
          placeholder={t('filters.allYears')}
          data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))}
          w={150}
        />
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('filters.anyStatus')}
          data={(['ACTIVE', 'DEACTIVATED'] as const).map((one) => ({ value: one, label: t(`status.${one}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        columns={columns}
        onRowClick={open}
        empty={
          <ListEmpty list={list} title={t('empty.filteredTitle')} body={t('empty.filtered')} clear={t('filters.clear')}>
            <EmptyState
              title={t('empty.title')}
              motif="scales"
              action={<Button onClick={() => setDialog({ value: null })}>{t('create')}</Button>}
            >
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
      <ClassDialog
        opened={dialog !== null}
        value={dialog?.value ?? null}
        onClose={() => setDialog(null)}
        onSaved={(saved) => {
          if (!dialog?.value) open(saved);
        }}
      />
      <NextYearDialog opened={carrying} onClose={() => setCarrying(false)} />
      <AssignDialog opened={assignTo !== null} classId={assignTo ?? undefined} onClose={() => setAssignTo(null)} />
    </ListPage>
  );
}
