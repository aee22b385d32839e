/** The whole audit log, with search and filters. */
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FilterChip, PageHeader, SearchInput, SelectField } from '@vumon/ui';
import { useRef } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { AuditEntries, useAuditColumns } from './AuditEntries.tsx';
import { shortId, useAuditLabels } from './audit-labels.ts';
import { ListDays } from '../../lists/ListDays.tsx';
import ListViewButtons from '../../lists/views/ListViewButtons.tsx';
import { useListViews } from '../../lists/views/queries.ts';
import { auditFiltersQuery, userQuery, type AuditQuery } from './queries.ts';
import classes from './user-administration.module.css';

const filterNames = ['search', 'action', 'kind', 'actorId', 'subjectId', 'from', 'to'] as const;

export default function AuditLogPage() {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const labels = useAuditLabels();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const search = useRef<HTMLInputElement>(null);
  const views = useListViews('audit-log');
  const columns = useAuditColumns();
  const known = useQuery(auditFiltersQuery);
  const actor = useQuery({ ...userQuery(url['actorId'] ?? ''), enabled: url['actorId'] !== undefined });
  const query = Object.fromEntries(filterNames.flatMap((name) => (url[name] ? [[name, url[name]]] : []))) as AuditQuery;
  // The pressed chip disappears with its filter, so the focus moves to the search field.
  const without = (...names: (typeof filterNames)[number][]) => {
    set(Object.fromEntries(names.map((name) => [name, undefined])));
    search.current?.focus();
  };
  const clear = () => {
    type('');
    without(...filterNames);
  };
  const filtered = Object.keys(query).length > 0;
  const choices = (codes: readonly string[] | undefined, nameOf: (code: string) => string) =>
    (codes ?? []).map((value) => ({ value, label: nameOf(value) })).toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <AppFrame breadcrumb={[{ label: t('audit.title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('audit.title')} subtitle={t('audit.subtitle')} />
        <div className={classes.tools}>
          <SearchInput
            ref={search}
            value={typed}
            onChange={type}
            placeholder={t('audit.search')}
            className={classes.search}
          />
          <SelectField
            aria-label={t('audit.action')}
            placeholder={t('audit.anyAction')}
            data={choices(known.data?.actions, labels.action)}
            value={url['action'] ?? null}
            onChange={(action) => set({ action: action ?? undefined })}
            clearable
            searchable
            w={200}
          />
          <SelectField
            aria-label={t('audit.kind')}
            placeholder={t('audit.anyKind')}
            data={choices(known.data?.kinds, labels.kind)}
            value={url['kind'] ?? null}
            onChange={(kind) => set({ kind: kind ?? undefined })}
            clearable
            w={150}
          />
          <ListDays list={{ url, set }} from={t('filters.from')} to={t('filters.to')} w={130} />
          {url['actorId'] !== undefined && (
            <FilterChip
              name={t('audit.actor')}
              value={actor.data?.fullName ?? shortId(url['actorId'])}
              onRemove={() => without('actorId')}
            />
          )}
          {url['subjectId'] !== undefined && (
            <FilterChip
              name={t('audit.subject')}
              value={shortId(url['subjectId'])}
              onRemove={() => without('subjectId')}
            />
          )}
          {filtered && (
            <Button variant="link" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
          <ListViewButtons views={views} columns={columns} url={url} set={set} />
        </div>
        <AuditEntries
          query={{ size: 50, ...query }}
          label={t('audit.title')}
          views={views}
          facts={[
            url['action'] && `${t('audit.action')}: ${labels.action(url['action'])}`,
            url['kind'] && `${t('audit.kind')}: ${labels.kind(url['kind'])}`,
            url['from'] && `${t('filters.from')}: ${formatDay(url['from'])}`,
            url['to'] && `${t('filters.to')}: ${formatDay(url['to'])}`,
            actor.data && `${t('audit.actor')}: ${actor.data.fullName}`,
            url['search'] && c('printedSearch', { search: url['search'] }),
          ]}
          {...(filtered && { onClear: clear })}
        />
      </div>
    </AppFrame>
  );
}
