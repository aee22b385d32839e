import { IconBan, IconCheck, IconDownload, IconUsers } from '@tabler/icons-react';
import type { ActivationCode } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Tag, type Column, type Tone } from '@vumon/ui';
import { downloadFile } from '../../api/download.ts';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes } from '../../api/reference-data.ts';
import { useReport } from '../../forms/report.ts';
import { rowActions } from '../../lists/row-actions.tsx';
import classes from './activation-codes.module.css';

const tones: Record<ActivationCode['status'], Tone> = {
  USABLE: 'ok',
  USED_UP: 'neutral',
  EXPIRED: 'warn',
  DISABLED: 'bad',
};

interface CodeColumnsOptions {
  /** What a code is called where the server can no longer read it. */
  nameOf(row: ActivationCode): string;
  /** Opens the list of the code's uses. */
  onShowUses(row: ActivationCode): void;
  /** Disables the code, or enables it again. */
  onTurn(row: ActivationCode, disabled: boolean): void;
}

/** Columns of the list of codes, with the menu of each row. */
export function useCodeColumns({ nameOf, onShowUses, onTurn }: CodeColumnsOptions): Column<ActivationCode>[] {
  const { t } = useTranslation('activation-codes');
  const report = useReport();
  const gives = useGives();
  return [
    {
      key: 'code',
      header: t('columns.code'),
      narrow: 'title',
      width: 200,
      cell: (row) => <span className={classes.code}>{nameOf(row)}</span>,
    },
    {
      key: 'gives',
      header: t('columns.gives'),
      cell: (row) => (
        <span>
          {gives(row)}
          <span className={classes.second}>{[row.batchName, row.partner?.name].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 110,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => `${row.uses}/${row.usesAllowed}`,
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 140,
      cell: (row) => <Tag tone={tones[row.status]}>{t(`statuses.${row.status}`)}</Tag>,
    },
    {
      key: 'expires',
      header: t('columns.expires'),
      width: 130,
      numeric: true,
      sortable: true,
      cell: (row) => (row.expiresAt ? formatDay(row.expiresAt) : t('never')),
    },
    {
      key: 'created',
      header: t('columns.created'),
      width: 130,
      numeric: true,
      sortable: true,
      hideBelow: 1280,
      cell: (row) => <span title={row.createdBy}>{formatDay(row.createdAt)}</span>,
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { code: nameOf(row) }),
      nameOf,
      items: (row) => [
        { label: t('whoUsed'), icon: <IconUsers size={18} stroke={1.75} />, onSelect: () => onShowUses(row) },
        {
          label: t('downloadBatch'),
          icon: <IconDownload size={18} stroke={1.75} />,
          onSelect: () => report(downloadFile(`/itf/active-codes/batches/${row.batchId}/file`, 'codes.xlsx')),
        },
        row.disabledAt === null
          ? {
              label: t('disable'),
              icon: <IconBan size={18} stroke={1.75} />,
              danger: true,
              divided: true,
              onSelect: () => onTurn(row, true),
            }
          : {
              label: t('enable'),
              icon: <IconCheck size={18} stroke={1.75} />,
              divided: true,
              onSelect: () => onTurn(row, false),
            },
      ],
    }),
  ];
}

/** What a code gives, in words: a package for months or tests, one test, or all tests of a type. */
function useGives(): (row: ActivationCode) => string {
  const { t } = useTranslation('activation-codes');
  const types = useExamTypes();
  const packageName = usePackageNames();
  return (row) => {
    if (row.packageCode === null) return row.examName ?? t('allOfType', { name: types.nameOf(row.examType ?? '') });
    const label = packageName(row.packageCode);
    return row.months !== null
      ? t('packageMonths', { name: label, count: row.months })
      : row.tests !== null
        ? t('packageTests', { name: label, count: row.tests })
        : t('package', { name: label });
  };
}
