import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import type { CodeUse } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, type Column } from '@vumon/ui';
import { downloadFile } from '../../api/download.ts';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes } from '../../api/reference-data.ts';
import { ListDays } from '../../lists/ListDays.tsx';
import { useReport } from '../../forms/report.ts';
import { ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './activation-codes.module.css';
import { PartnerFilter } from './PartnerFilter.tsx';
import { codeUseListQuery } from './queries.ts';

/** Uses of codes with user and time: of all, of a batch or of a partner, also as a workbook. */
export function UseReport() {
  const { t } = useTranslation('activation-codes');
  const report = useReport();
  const types = useExamTypes();
  const packageName = usePackageNames();
  const list = useList({
    keep: 'code-uses',
    sorts: ['used'],
    direction: 'desc',
    filters: ['batch', 'partner', 'from', 'to'],
  });
  const { url } = list;
  const filter = { batchId: url['batch'], partnerId: url['partner'], from: url['from'], to: url['to'] };
  const result = useQuery(codeUseListQuery({ ...filter, page: list.query.page, size: list.query.size }));
  const client = useQueryClient();
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  const columns: Column<CodeUse & { readonly id: string }>[] = [
    {
      key: 'person',
      header: t('uses.name'),
      narrow: 'title',
      cell: (row) => (
        <span>
          <AppLink href={`/manage/users/${row.userId}`}>{row.fullName}</AppLink>
          <span className={classes.second}>{row.contact ?? '–'}</span>
        </span>
      ),
    },
    {
      key: 'code',
      header: t('columns.code'),
      width: 200,
      cell: (row) => <span className={classes.code}>{row.code ?? t('unreadable')}</span>,
    },
    {
      key: 'gives',
      header: t('columns.gives'),
      cell: (row) => (
        <span>
          {row.packageCode !== null
            ? t('package', { name: packageName(row.packageCode) })
            : (row.examName ?? t('allOfType', { name: types.nameOf(row.examType ?? '') }))}
          <span className={classes.second}>{[row.batchName, row.partner].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    { key: 'at', header: t('uses.at'), width: 160, numeric: true, cell: (row) => formatDayTime(row.usedAt) },
  ];
  return (
    <div className={classes.page}>
      <ListTools list={list} columns={columns}>
        <PartnerFilter list={list} />
        <ListDays list={list} from={t('report.from')} to={t('report.to')} />
        {url['batch'] && <Button onClick={() => list.set({ batch: undefined })}>{t('report.allBatches')}</Button>}
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() => report(downloadFile(`/itf/active-codes/uses/file?${query}`, `${t('views.uses')}.xlsx`))}
        >
          {t('report.export')}
        </Button>
      </ListTools>
      <ListTable
        label={t('views.uses')}
        list={list}
        ownFile
        result={result}
        all={(page) => client.fetchQuery(codeUseListQuery({ ...filter, ...page }))}
        columns={columns}
        empty={
          <EmptyState
            title={t('uses.nobody')}
            motif="grid"
            action={list.filtered ? <Button onClick={list.clear}>{t('filters.clear')}</Button> : undefined}
          >
            {t('uses.nobodyBody')}
          </EmptyState>
        }
      />
    </div>
  );
}
