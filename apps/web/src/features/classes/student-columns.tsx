import type { ClassStudent } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { IconArrowsExchange, IconDots, IconKey, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { IconButton, Menu, type Column } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import classes from './classes.module.css';

/** Columns of the learners of a class; `narrow` leaves room for a panel beside the list. */
export function useStudentColumns({
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
  return [
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
                onSelect: () => onEdit(row),
              },
              row.status === 'INACTIVE' && {
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
