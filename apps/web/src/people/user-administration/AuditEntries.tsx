/** Entries of the audit log, loading older ones on request; used by the page of the log and by that of a user. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditLogEntry } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Table, type Column } from '@vumon/ui';
import { useEffect, useRef } from 'react';
import { api } from '../../api/client.ts';
import { allOlder } from '../../lists/print/all-pages.ts';
import { PrintButton } from '../../lists/print/PrintButton.tsx';
import { PrintedTable } from '../../lists/print/Printout.tsx';
import { shownColumns, type KeptViews } from '../../lists/views/queries.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import type { Href } from '../../navigation/paths.ts';
import { shortId, useAuditLabels } from './audit-labels.ts';
import { auditLogQuery, type AuditQuery } from './queries.ts';
import classes from './user-administration.module.css';

/** The admin's page for an object of this kind. */
const pageOf: Readonly<Partial<Record<string, (id: string) => Href>>> = {
  user: (id) => `/manage/users/${id}`,
  student: (id) => `/manage/users/${id}`,
  session: (id) => `/manage/users/${id}`,
  question: (id) => `/manage/questions/${id}`,
  'question-import': (id) => `/manage/questions?import=${id}`,
  exam: (id) => `/unit-test/${id}`,
  format: (id) => `/unit-test-templates/${id}`,
  request: (id) => `/manage/requests?view=ALL&request=${id}`,
  'user-event': (id) => `/manage/events/${id}`,
  banner: (id) => `/manage/banners/${id}`,
  'test-list': (id) => `/manage/test-lists?kind=${id.split('.')[0]}&grade=${id.split('.')[1]}`,
  series: (id) => `/manage/series?search=${id}`,
  school: (id) => `/manage/schools/${id}`,
  partner: (id) => `/manage/partners?search=${id}`,
  'activation-code': (id) => `/manage/active-codes?search=${id}`,
  'activation-batch': (id) => `/manage/active-codes?search=${id}`,
};

export function useAuditColumns(): Column<AuditLogEntry>[] {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const labels = useAuditLabels();
  return [
    {
      key: 'at',
      header: t('audit.at'),
      numeric: true,
      width: 150,
      narrow: 'plain',
      cell: (row) => <span className={classes.moment}>{formatDayTime(row.at)}</span>,
    },
    {
      key: 'action',
      header: t('audit.action'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.person}>
          <span className={classes.strong}>{labels.action(row.action)}</span>
          {labels.details(row.action, row.details).map(({ name, value }) => (
            <span key={name} className={classes.facts}>
              {t('audit.detail', { name, value })}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'actor',
      header: t('audit.actor'),
      width: '18%',
      cell: (row) =>
        row.actor === null ? (
          <span className={classes.muted}>{t('audit.system')}</span>
        ) : (
          <span className={classes.person}>
            {row.actor.deleted ? (
              <span>{row.actor.fullName}</span>
            ) : (
              <AppLink href={`/manage/users/${row.actor.id}`}>{row.actor.fullName}</AppLink>
            )}
            <span className={classes.facts}>
              {row.actor.deleted ? t('audit.accountDeleted') : c(`roles.${row.actor.role}`)}
            </span>
          </span>
        ),
    },
    {
      key: 'subject',
      header: t('audit.subject'),
      width: '27%',
      cell: ({ subject: { kind, id, name, context, opens } }) => {
        const subjectPage = pageOf[kind];
        return (
          <span className={classes.person}>
            {name === null ? (
              <span>{labels.kind(kind)}</span>
            ) : opens === null || subjectPage === undefined ? (
              <span className={classes.subject}>{name}</span>
            ) : (
              <AppLink href={subjectPage(encodeURIComponent(opens))} className={classes.subject}>
                {name}
              </AppLink>
            )}
            {name !== null ? (
              <span className={classes.facts}>
                {!context ? labels.kind(kind) : t('audit.of', { kind: labels.kind(kind), context })}
              </span>
            ) : (
              id !== '' && (
                <span className={classes.facts} title={id}>
                  {t('audit.gone', { id: shortId(id) })}
                </span>
              )
            )}
          </span>
        );
      },
    },
  ];
}

export interface AuditEntriesProps {
  query: AuditQuery;
  label: string;
  /** Column that is hidden because all entries have the same value in it. */
  without?: 'actor' | 'subject';
  /** The columns that the user has hidden. */
  views?: KeptViews;
  /** The filters in words, for the printed log. */
  facts?: readonly (string | false | undefined)[];
  onClear?: () => void;
}

export function AuditEntries({ query, label, without, views, facts = [], onClear }: AuditEntriesProps) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const log = useInfiniteQuery(auditLogQuery(query));
  const entries = useRef<HTMLDivElement>(null);
  const rows = log.data?.pages.flatMap(({ entries }) => entries);
  const count = rows?.length ?? 0;
  /** Number of entries when older ones were requested. */
  const seen = useRef<number | null>(null);
  const older = () => {
    seen.current = count;
    void log.fetchNextPage();
  };
  useEffect(() => {
    if (seen.current === null || count <= seen.current) return;
    // When the last page is loaded the button disappears, so the focus moves to the first new entry.
    const first = log.hasNextPage
      ? undefined
      : entries.current?.querySelectorAll<HTMLElement>('tbody tr')[seen.current];
    seen.current = null;
    if (!first) return;
    first.tabIndex = -1;
    (first.querySelector('a') ?? first).focus();
  }, [count, log.hasNextPage]);
  const columns = shownColumns(useAuditColumns(), views).filter(({ key }) => key !== without);
  const printed = async () => {
    const all = await allOlder(async (before, size) => {
      const page = await api('GET /itf/audit-log', { query: { ...query, size, ...(before !== null && { before }) } });
      return { rows: page.entries, next: page.next };
    });
    const shown = { count: all.rows.length };
    return {
      title: label,
      facts: [...facts, all.more ? t('audit.printedNewest', shown) : c('printedCount', shown)],
      body: <PrintedTable columns={columns} rows={all.rows} rowKey={(row) => row.id} />,
    };
  };
  return (
    <div ref={entries} className={classes.page}>
      <Table
        aria-label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowHeight={72}
        error={log.error && !rows ? message(log.error) : undefined}
        onRetry={() => void log.refetch()}
        empty={
          <EmptyState
            title={t('audit.emptyTitle')}
            motif="grid"
            {...(onClear && { action: <Button onClick={onClear}>{t('filters.clear')}</Button> })}
          >
            {t('audit.empty')}
          </EmptyState>
        }
      />
      {count > 0 && <PrintButton load={printed} file={views?.list} />}
      {log.hasNextPage && (
        <div className={classes.older}>
          <Button loading={log.isFetchingNextPage} onClick={older}>
            {t('audit.older')}
          </Button>
        </div>
      )}
    </div>
  );
}
