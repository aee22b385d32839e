import { IconPencil, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash, IconUsers } from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { formatSchoolYear } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { CountCell } from '../../lists/CountCell.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useReport } from '../../forms/report.ts';
import { ClassBadge } from './ClassBadge.tsx';
import classes from './classes.module.css';
import { useClassChanges } from './queries.ts';

/** Columns of the list of classes, with the menu of each row. */
export function useClassColumns({
  onOpen,
  onAssign,
  onEdit,
}: {
  onOpen: (row: ClassView) => void;
  onAssign: (row: ClassView) => void;
  onEdit: (row: ClassView) => void;
}): Column<ClassView>[] {
  const { t } = useTranslation('classes');
  const locale = useLocale();
  const report = useReport();
  const { toggle, remove } = useClassActions();
  return [
    {
      key: 'name',
      header: t('columns.class'),
      sortable: true,
      narrow: 'title',
      cell: (row) => (
        <div className={classes.nameCell}>
          <ClassBadge name={row.name} logo={row.logo} small />
          <div className={classes.nameText}>
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
        <CountCell
          count={row.students}
          of={row.studentLimit}
          width={64}
          aria-label={t('studentCount', { count: row.students })}
        />
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
        { label: t('menu.open'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => onOpen(row) },
        row.abilities.assign && {
          label: t('menu.assign'),
          icon: <IconSend size={18} stroke={1.75} />,
          onSelect: () => onAssign(row),
        },
        row.abilities.edit && {
          label: t('menu.edit'),
          icon: <IconPencil size={18} stroke={1.75} />,
          onSelect: () => onEdit(row),
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
}

/** Activating, deactivating and removing a class, each after a confirmation where it takes something away. */
function useClassActions() {
  const { t } = useTranslation('classes');
  const confirm = useConfirm();
  const changes = useClassChanges();
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

  return { toggle, remove };
}
