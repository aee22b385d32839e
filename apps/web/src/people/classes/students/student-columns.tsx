/** Columns of the two lists of learners: those of a class, and all that a teacher manages. */
import type { ClassStudent, ManagedStudent } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { IconArrowsExchange, IconDots, IconKey, IconPencil, IconTrash, IconUserMinus } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Menu, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useReport } from '../../../forms/report.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { rowActions } from '../../../lists/row-actions.tsx';
import { AccountTag } from '../../../lists/statuses.tsx';
import classes from '../classes.module.css';
import { useStudentChanges } from '../queries.ts';

type Student = Pick<ManagedStudent, 'id' | 'fullName' | 'code' | 'birthday' | 'phone'>;

/** The columns that both lists have. */
function useStudentFacts<Row extends Student>({ noCode, codeWidth = 120 }: { noCode: string; codeWidth?: number }) {
  const { t } = useTranslation('classes');
  return {
    name: {
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
    code: {
      key: 'code',
      header: t('columns.code'),
      sortable: true,
      width: codeWidth,
      isEmpty: (row) => row.code === null,
      cell: (row) => <span className={classes.muted}>{row.code ?? noCode}</span>,
    },
    birthday: {
      key: 'birthday',
      header: t('columns.birthday'),
      sortable: true,
      numeric: true,
      width: 120,
      isEmpty: (row) => row.birthday === null,
      cell: (row) => <span className={classes.muted}>{row.birthday ? formatDay(row.birthday) : '–'}</span>,
    },
    phone: {
      key: 'phone',
      header: t('columns.phone'),
      numeric: true,
      width: 140,
      isEmpty: (row) => row.phone === null,
      cell: (row) => <span className={classes.muted}>{row.phone ? formatPhone(row.phone) : '–'}</span>,
    },
  } satisfies Record<string, Column<Row>>;
}

/** Learners of a class; `narrow` leaves room for a panel beside the list. */
export function useClassStudentColumns({
  narrow,
  manages,
  onEdit,
  onRenew,
  onMove,
  onRemove,
}: {
  narrow: boolean;
  manages: boolean;
  onEdit: (row: ClassStudent) => void;
  onRenew: (row: ClassStudent) => void;
  onMove: (row: ClassStudent) => void;
  onRemove: (row: ClassStudent) => void;
}): Column<ClassStudent>[] {
  const { t } = useTranslation('classes');
  const { name, code, birthday, phone } = useStudentFacts<ClassStudent>({
    noCode: t('students.noCode'),
    codeWidth: narrow ? 100 : 120,
  });
  const signIn: Column<ClassStudent> = {
    key: 'signIn',
    header: t('columns.signIn'),
    width: 170,
    cell: (row) =>
      row.status !== 'ACTIVE' ? (
        <AccountTag status={row.status}>{t(`userStatus.${row.status}`)}</AccountTag>
      ) : (
        <span className={classes.muted}>{row.signInName ?? t('students.ownAccount')}</span>
      ),
  };
  return [
    name,
    code,
    birthday,
    ...(narrow ? [] : [{ ...phone, hideBelow: 1280 as const }, signIn]),
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
                onSelect: () => onEdit(row),
              },
              row.signInName !== null &&
                !row.ownContact && {
                  label: t('menu.newPassword'),
                  icon: <IconKey size={18} stroke={1.75} />,
                  onSelect: () => onRenew(row),
                },
              {
                label: t('menu.move'),
                icon: <IconArrowsExchange size={18} stroke={1.75} />,
                onSelect: () => onMove(row),
              },
              {
                label: t('menu.takeOut'),
                icon: <IconUserMinus size={18} stroke={1.75} />,
                onSelect: () => onRemove(row),
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
}

/** All learners of a teacher, with their classes and the menu of each row. */
export function useManagedStudentColumns({
  onEdit,
}: {
  onEdit: (row: ManagedStudent) => void;
}): Column<ManagedStudent>[] {
  const { t } = useTranslation('classes');
  const report = useReport();
  const confirm = useConfirm();
  const { remove } = useStudentChanges();
  const { name, code, birthday, phone } = useStudentFacts<ManagedStudent>({ noCode: '–' });

  const removeAfterConfirmation = async (row: ManagedStudent) => {
    if (
      !(await confirm({
        title: t('list.removeTitle', { name: row.fullName }),
        body: t('list.removeBody'),
        confirmLabel: t('list.remove'),
        danger: true,
      }))
    )
      return;
    await remove.mutateAsync(row.id);
    toast(t('list.removed', { name: row.fullName }));
  };

  return [
    name,
    code,
    {
      key: 'classes',
      header: t('columns.inClasses'),
      width: 140,
      cell: (row) => (
        <span className={classes.tags}>
          {row.classes.length === 0 ? (
            <span className={classes.muted}>{t('student.noClass')}</span>
          ) : (
            row.classes.map((one) => (
              <AppLink key={one.id} href={`/classes/${one.id}`}>
                <Tag tone="ink">{one.name}</Tag>
              </AppLink>
            ))
          )}
        </span>
      ),
    },
    { ...birthday, hideBelow: 1280 },
    phone,
    {
      key: 'status',
      header: t('columns.status'),
      width: 150,
      cell: (row) => <AccountTag status={row.status}>{t(`userStatus.${row.status}`)}</AccountTag>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.fullName }),
      nameOf: (row) => row.fullName,
      items: (row) => [
        row.abilities.edit && {
          label: t('menu.editStudent'),
          icon: <IconPencil size={18} stroke={1.75} />,
          onSelect: () => onEdit(row),
        },
        row.abilities.remove && {
          label: t('list.remove'),
          icon: <IconTrash size={18} stroke={1.75} />,
          danger: true,
          divided: true,
          onSelect: () => report(removeAfterConfirmation(row)),
        },
      ],
    }),
  ];
}
