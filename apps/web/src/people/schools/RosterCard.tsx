/**
 * The roster that a school's system exports (OneRoster): a file is checked, what becomes of each row is shown, and then
 * it is carried out while the page follows.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RosterImport, RosterImportRow } from '@vumon/contract';
import { isErrorCode, rosterFates, type RosterFate } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Card,
  EmptyState,
  FileDrop,
  Note,
  ProgressBar,
  SearchInput,
  SelectField,
  Table,
  Tag,
  type Column,
} from '@vumon/ui';
import { useUploadLimit } from '../../api/limits.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { ownSchoolQuery, rosterQuery, rosterRowsQuery, useRosterChanges } from './queries.ts';
import classes from './schools.module.css';
import { ErrorWords } from '../../forms/ErrorWords.tsx';

const tones = { NEW: 'ok', CHANGED: 'info', UNCHANGED: 'neutral', ENDS: 'warn', REFUSED: 'bad' } as const;

export function RosterCard() {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const { maxSize, megabytes } = useUploadLimit('import-file-mebibytes');
  const newest = useQuery(rosterQuery);
  const { check, start } = useRosterChanges();
  const one = newest.data ?? null;
  const error = check.error ?? start.error ?? newest.error;
  const client = useQueryClient();
  const running = one?.state === 'RUNNING';
  // The tiles above count what came in.
  useEffect(() => {
    return running ? () => void client.invalidateQueries({ queryKey: ownSchoolQuery.queryKey }) : undefined;
  }, [running, client]);
  return (
    <>
      <Card title={t('roster.title')}>
        <div className={classes.form}>
          <p>{t('roster.intro')}</p>
          {error !== null && (
            <Note tone="bad" live>
              {message(error)}
            </Note>
          )}
          <FileDrop
            aria-label={t('roster.file')}
            accept=".zip"
            compact
            {...(maxSize !== undefined && { maxSize, hint: t('roster.hint', { megabytes }) })}
            busy={check.isPending}
            file={check.isPending ? { name: check.variables.name, note: t('roster.reading') } : null}
            onFile={(file) => {
              start.reset();
              check.mutate(file);
            }}
          />
        </div>
      </Card>
      {one && <Checked one={one} start={start} />}
    </>
  );
}

function Checked({ one, start }: { one: RosterImport; start: ReturnType<typeof useRosterChanges>['start'] }) {
  const { t } = useTranslation('schools');
  const { number } = useFormat();
  const { counts, state, done, total } = one;
  const changes = counts.NEW + counts.CHANGED + counts.ENDS;
  const amounts = { done: number(done), total: number(total) };
  return (
    <Card title={t('roster.checked', { name: one.fileName, time: formatDayTime(one.createdAt) })} flush>
      <div className={classes.rosterHead}>
        {state === 'CHECKED' && changes === 0 && <Note tone="info">{t('roster.nothing')}</Note>}
        {state === 'CHECKED' && changes > 0 && (
          <>
            {counts.ENDS > 0 && <Note tone="warn">{t('roster.ends')}</Note>}
            <div className={classes.verbs}>
              <Button variant="primary" loading={start.isPending} onClick={() => start.mutate(one.id)}>
                {t('roster.start')}
              </Button>
            </div>
          </>
        )}
        {state === 'RUNNING' && (
          <div role="status">
            <ProgressBar value={done} max={total} aria-label={t('roster.running', amounts)} />
            <p>{t('roster.running', amounts)}</p>
          </div>
        )}
        {state === 'DONE' && (
          <Note tone="ok" live title={t('roster.done', { time: formatDayTime(one.finishedAt!) })}>
            {t('roster.doneBody')}
          </Note>
        )}
        {state === 'FAILED' && (
          <Note tone="bad" live title={t('roster.failed', amounts)}>
            {one.code !== null && isErrorCode(one.code) && (
              <p>
                <ErrorWords code={one.code} />
              </p>
            )}
            {t('roster.failedBody')}
          </Note>
        )}
      </div>
      <Rows one={one} />
    </Card>
  );
}

function Rows({ one }: { one: RosterImport }) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const { number } = useFormat();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const fate = rosterFates.find((known) => known === url['fate']);
  const list = useQuery(
    rosterRowsQuery(one.id, {
      ...(fate && { fate }),
      search: url['search'],
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const option = (value: RosterFate | 'ALL', count: number) => ({
    value,
    label: t('roster.fateCount', { fate: t(`roster.fates.${value}`), rows: number(count) }),
  });
  const columns: Column<RosterImportRow>[] = [
    {
      key: 'name',
      header: t('roster.columns.name'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.text}>
          <b className={classes.strong}>{row.name || row.sourcedId}</b>
          {row.name !== '' && <span className={classes.facts}>{row.sourcedId}</span>}
        </span>
      ),
    },
    {
      key: 'what',
      header: t('roster.columns.what'),
      width: 180,
      cell: (row) => (
        <span className={classes.text}>
          <span>{t(`roster.kinds.${row.kind}`)}</span>
          <span className={classes.facts}>
            {row.line === null ? t('roster.noLine') : t('roster.line', { line: number(row.line) })}
          </span>
        </span>
      ),
    },
    {
      key: 'fate',
      header: t('roster.columns.fate'),
      cell: (row) => (
        <span className={classes.fate}>
          <Tag tone={tones[row.fate]}>{t(`roster.fates.${row.fate}`)}</Tag>
          {row.code !== null && <span className={classes.facts}>{t(`roster.reasons.${row.code}`)}</span>}
        </span>
      ),
    },
  ];
  return (
    <>
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('roster.search')} className={classes.search} />
        <SelectField
          className={classes.search}
          label={t('roster.filter')}
          data={[option('ALL', one.total), ...rosterFates.map((known) => option(known, one.counts[known]))]}
          value={fate ?? 'ALL'}
          allowDeselect={false}
          onChange={(next) => set({ fate: next === 'ALL' ? undefined : (next ?? undefined), page: undefined })}
        />
      </div>
      <Table
        bare
        aria-label={t('roster.title')}
        columns={columns}
        rows={list.data?.data}
        rowKey={({ n }) => String(n)}
        rowHeight={72}
        loading={list.isPlaceholderData}
        error={list.error && !list.data ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={<EmptyState compact motif="grid" title={t(url['search'] ? 'roster.noMatch' : 'roster.noRows')} />}
      />
      <div className={classes.tools}>{listPager(list.data?.page, set)}</div>
    </>
  );
}
