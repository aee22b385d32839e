import type { StudyGroupDetails } from '@vumon/contract';
import { IconUserMinus } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { IconButton, Tag, type Column } from '@vumon/ui';
import classes from './groups.module.css';

export type Member = StudyGroupDetails['members'][number];

/** Columns of the members of a group; `onTakeOut` is null where the teacher may not change the group. */
export function useMemberColumns(onTakeOut: ((row: Member) => void) | null): Column<Member>[] {
  const { t } = useTranslation('classes');
  const { mark } = useFormat();
  return [
    {
      key: 'name',
      header: t('columns.fullName'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.strong}>
          {row.fullName} {!row.inClass && <Tag>{t('groups.otherClass')}</Tag>}
        </span>
      ),
    },
    {
      key: 'code',
      header: t('columns.code'),
      width: 110,
      isEmpty: (row) => row.code === null,
      cell: (row) => row.code ?? '–',
    },
    {
      key: 'average',
      header: t('groups.average'),
      width: 90,
      align: 'right',
      numeric: true,
      cell: (row) => <b>{row.average === null ? '–' : mark(row.average)}</b>,
    },
    {
      key: 'submitted',
      header: t('groups.submitted'),
      width: 90,
      align: 'right',
      numeric: true,
      cell: (row) => `${row.submitted}/${row.given}`,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 56,
      align: 'right',
      narrow: 'end',
      cell: (row) =>
        onTakeOut && (
          <IconButton
            size="sm"
            icon={<IconUserMinus size={18} stroke={1.75} />}
            aria-label={t('groups.takeOutOne', { name: row.fullName })}
            withTooltip
            onClick={() => onTakeOut(row)}
          />
        ),
    },
  ];
}
