import { useQuery } from '@tanstack/react-query';
import type { ClassStudent, ClassView } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { IconArrowsExchange, IconDots, IconKey, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  Menu,
  SearchInput,
  SelectionBar,
  Table,
  toast,
  useConfirm,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { useReport } from '../../forms/report.ts';
import { AccountTag } from '../../lists/statuses.tsx';
import classes from './classes.module.css';
import { MoveStudentsDialog } from './MoveStudentsDialog.tsx';
import { classStudentsQuery, useStudentChanges } from './queries.ts';
import { StudentDialog } from './StudentDialog.tsx';

const sorts = ['name', 'code', 'birthday'] as const;

export function StudentsTab({
  klass,
  onImport,
  narrow,
}: {
  klass: ClassView;
  onImport: () => void;
  /** True while the import panel is open beside the list. */ narrow: boolean;
}) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const report = useReport();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const { takeOut, addList, renewPasswords } = useStudentChanges();
  const confirm = useConfirm();
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [editing, setEditing] = useRestorableState<ClassStudent | null>('learner dialog', null);
  const sort = sorts.find((one) => one === url['sort']) ?? 'name';
  const direction = url['direction'] === 'desc' ? 'desc' : 'asc';
  const list = useQuery(
    classStudentsQuery(klass.id, {
      search: url['search'],
      sort,
      direction,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const manages = klass.abilities['manage-students'];

  const remove = async (students: readonly { id: string; fullName: string }[]) => {
    const studentIds = students.map(({ id }) => id);
    const { removed } = await takeOut.mutateAsync({ classId: klass.id, studentIds });
    setSelected(new Set());
    toast(
      students.length === 1
        ? t('students.removedOne', { name: students[0]!.fullName })
        : t('students.removed', { count: removed }),
      {
        action: {
          label: t('undo'),
          onAction: () => report(addList.mutateAsync({ classId: klass.id, studentIds, undo: true })),
        },
      },
    );
  };

  /** The slip is shown to be printed; it is the only one that opens the account from here on. */
  const renew = async ({ id, fullName }: ClassStudent) => {
    const agreed = await confirm({
      title: t('sheet.renewOneTitle', { name: fullName }),
      body: t('sheet.renewOneBody'),
      confirmLabel: t('menu.newPassword'),
    });
    if (!agreed) return;
    await renewPasswords.mutateAsync({ classId: klass.id, studentIds: [id] });
    set({ view: 'sheet', student: id });
  };

  const columns: Column<ClassStudent>[] = [
    {
      key: 'name',
      header: t('columns.fullName'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <AppLink href={`/students/${row.id}`} className={classes.strong}>
          {row.fullName}
        </AppLink>
      ),
    },
    {
      key: 'code',
      header: t('columns.code'),
      sortable: true,
      width: narrow ? 100 : 120,
      cell: (row) => <span className={classes.muted}>{row.code ?? t('students.noCode')}</span>,
    },
    {
      key: 'birthday',
      header: t('columns.birthday'),
      sortable: true,
      numeric: true,
      width: 120,
      cell: (row) => <span className={classes.muted}>{row.birthday ? formatDay(row.birthday) : '–'}</span>,
    },
    ...(narrow
      ? []
      : [
          {
            key: 'phone',
            header: t('columns.phone'),
            numeric: true,
            width: 140,
            hideBelow: 1280 as const,
            cell: (row: ClassStudent) => (
              <span className={classes.muted}>{row.phone ? formatPhone(row.phone) : '–'}</span>
            ),
          },
          {
            key: 'signIn',
            header: t('columns.signIn'),
            width: 170,
            cell: (row: ClassStudent) =>
              row.status !== 'ACTIVE' ? (
                <AccountTag status={row.status}>{t(`userStatus.${row.status}`)}</AccountTag>
              ) : (
                <span className={classes.muted}>{row.signInName ?? t('students.ownAccount')}</span>
              ),
          },
        ]),
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 56,
      align: 'right',
      narrow: 'end',
      cell: (row) =>
        manages && (
          <Menu
            label={row.fullName}
            items={[
              {
                label: t('menu.editStudent'),
                icon: <IconPencil size={18} stroke={1.75} />,
                onSelect: () => setEditing(row),
              },
              row.status === 'INACTIVE' && {
                label: t('menu.newPassword'),
                icon: <IconKey size={18} stroke={1.75} />,
                onSelect: () => report(renew(row)),
              },
              {
                label: t('menu.move'),
                icon: <IconArrowsExchange size={18} stroke={1.75} />,
                onSelect: () => setMoving([row.id]),
              },
              {
                label: t('menu.takeOut'),
                icon: <IconUserMinus size={18} stroke={1.75} />,
                onSelect: () => report(remove([row])),
                danger: true,
                divided: true,
              },
            ]}
          >
            <IconButton
              size="sm"
              icon={<IconDots size={20} stroke={1.75} />}
              aria-label={t('actionsOf', { name: row.fullName })}
            />
          </Menu>
        ),
    },
  ];

  const rows = list.data?.data;
  const chosen = rows?.filter(({ id }) => selected.has(id)) ?? [];
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('students.search')} className={classes.fullSearch} />
      </div>
      {chosen.length > 0 && (
        <SelectionBar label={t('students.selected', { count: chosen.length })}>
          <Button
            size="sm"
            icon={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
            onClick={() => setMoving(chosen.map(({ id }) => id))}
          >
            {t('menu.move')}
          </Button>
          <Button
            size="sm"
            icon={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
            loading={takeOut.isPending}
            onClick={() => report(remove(chosen))}
          >
            {t('menu.takeOut')}
          </Button>
        </SelectionBar>
      )}
      <Table
        aria-label={t('students.title', { name: klass.name })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHeight={44}
        {...(manages && {
          selection: { selected, onChange: setSelected, nameOf: (row: ClassStudent) => row.fullName },
        })}
        sort={{ key: sort, direction }}
        onSort={(next) => set({ sort: next.key, direction: next.direction })}
        error={list.error ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          url['search'] ? (
            <EmptyState
              title={t('empty.filteredTitle')}
              motif="grid"
              action={
                <Button
                  onClick={() => {
                    type('');
                    set({ search: undefined });
                  }}
                >
                  {t('filters.clear')}
                </Button>
              }
            >
              {t('students.noMatch')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('students.emptyTitle')}
              motif="scales"
              action={manages ? <Button onClick={onImport}>{t('import.title')}</Button> : undefined}
            >
              {t('students.empty')}
            </EmptyState>
          )
        }
        footer={listPager(list.data?.page, set)}
      />
      {moving && (
        <MoveStudentsDialog
          from={klass}
          studentIds={moving}
          onClose={() => setMoving(null)}
          onMoved={() => {
            setMoving(null);
            setSelected(new Set());
          }}
        />
      )}
      <StudentDialog opened={editing !== null} value={editing} onClose={() => setEditing(null)} />
    </div>
  );
}
