/** Entries of the audit log, more of them as one asks; on a page of their own and on a user's. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditLogEntry } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Table, type Column } from '@vumon/ui';
import { AppLink } from '../../app/AppLink.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useAuditWords } from './audit-words.ts';
import { auditLogQuery, type AuditQuery } from './queries.ts';
import classes from './user-administration.module.css';

export interface AuditEntriesProps {
  query: AuditQuery;
  label: string;
  /** Left out where all entries have the same. */
  without?: 'actor' | 'subject';
  onClear?: () => void;
}

export function AuditEntries({ query, label, without, onClear }: AuditEntriesProps) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const words = useAuditWords();
  const log = useInfiniteQuery(auditLogQuery(query));
  const rows = log.data?.pages.flatMap(({ entries }) => entries);
  const columns: Column<AuditLogEntry>[] = [
    { key: 'at', header: t('audit.at'), numeric: true, width: 170, narrow: 'plain', cell: (row) => <span className={classes.moment}>{formatDayTime(row.at)}</span> },
    {
      key: 'action', header: t('audit.action'), narrow: 'title',
      cell: (row) => (
        <span className={classes.person}>
          <span className={classes.strong}>{words.action(row.action)}</span>
          {words.details(row.details).map(({ name, value }) => <span key={name} className={classes.facts}>{t('audit.detail', { name, value })}</span>)}
        </span>
      ),
    },
    {
      key: 'actor', header: t('audit.actor'), width: 200,
      cell: (row) => row.actor === null ? <span className={classes.muted}>{t('audit.system')}</span> : (
        <span className={classes.person}>
          <AppLink href={`/manage/users/${row.actor.id}`}>{row.actor.fullName}</AppLink>
          <span className={classes.facts}>{c(`roles.${row.actor.role}`)}</span>
        </span>
      ),
    },
    {
      key: 'subject', header: t('audit.subject'), width: 240,
      cell: ({ subject }) => (
        <span className={classes.person}>
          {subject.kind === 'user' || subject.kind === 'student' ? <AppLink href={`/manage/users/${subject.id}`}>{subject.name ?? words.kind(subject.kind)}</AppLink> : <span>{subject.name ?? words.kind(subject.kind)}</span>}
          <span className={classes.facts}>{subject.name === null ? subject.id : words.kind(subject.kind)}</span>
        </span>
      ),
    },
  ];
  return (
    <>
      <Table aria-label={label} columns={columns.filter(({ key }) => key !== without)} rows={rows} rowKey={(row) => row.id} rowHeight={72}
        error={log.error && !rows ? message(log.error) : undefined} onRetry={() => void log.refetch()}
        empty={<EmptyState title={t('audit.emptyTitle')} motif="grid" {...(onClear && { action: <Button onClick={onClear}>{t('filters.clear')}</Button> })}>{t('audit.empty')}</EmptyState>} />
      {log.hasNextPage && <div className={classes.older}><Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>{t('audit.older')}</Button></div>}
    </>
  );
}
