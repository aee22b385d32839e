/** Messages and requests of visitors: those that are due first, with the one that is open beside the list. */
import { useQuery } from '@tanstack/react-query';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import type { UserRequest } from '@vumon/contract';
import { requestKinds } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, cx, EmptyState, ErrorState, LoadingState, Segmented, Sheet, Tag } from '@vumon/ui';
import { downloadFile } from '../../api/download.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { ListEmpty, ListFilter, ListPage, ListTools } from '../../lists/ListPage.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import ListViewButtons from '../../lists/views/ListViewButtons.tsx';
import { useListViews } from '../../lists/views/queries.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { requestCountsQuery, requestListQuery, type RequestListQuery } from './queries.ts';
import classes from './requests.module.css';
import { RequestPanel } from './RequestPanel.tsx';

type View = NonNullable<RequestListQuery['view']>;
const views = ['OPEN', 'OVERDUE', 'MINE', 'ANSWERED', 'CLOSED', 'SUSPECT'] as const;

export default function RequestsPage() {
  const { t } = useTranslation('requests');
  const report = useReport();
  const list = useList({ sorts: ['due'], filters: ['kind', 'view'] });
  const counts = useQuery(requestCountsQuery);
  const view: View = views.find((one) => one === list.url['view']) ?? (list.url['view'] === 'ALL' ? 'ALL' : 'OPEN');
  const kind = requestKinds.find((one) => one === list.url['kind']);
  const { search, page, size } = list.query;
  const filters = { view, ...(kind && { kind }), ...(search && { search }) };
  const result = useQuery(requestListQuery({ ...filters, page, size }));
  const opened = list.url['request'];
  const kept = useListViews('requests');
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={() =>
            report(downloadFile(`/itf/user-requests/file?${new URLSearchParams(filters)}`, `${t('title')}.xlsx`))
          }
        >
          {t('export')}
        </Button>
      }
    >
      <div className={classes.views}>
        <Segmented
          aria-label={t('view')}
          value={view === 'ALL' ? 'OPEN' : view}
          onChange={(next) => list.set({ view: next === 'OPEN' ? undefined : next, request: undefined })}
          options={views.map((value) => ({
            value,
            label: t(`views.${value}`),
            ...(counts.data && { count: counts.data.counts[value] }),
          }))}
        />
      </div>
      <ListTools list={list} search={t('search')}>
        <ListFilter
          list={list}
          name="kind"
          label={t('kind')}
          placeholder={t('anyKind')}
          data={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          w={180}
        />
        <ListViewButtons views={kept} url={list.url} set={list.set} />
      </ListTools>
      <div className={opened ? classes.split : undefined}>
        <div className={opened ? classes.list : undefined}>
          <Rows list={list} result={result} opened={opened} />
        </div>
        {opened && (
          <RequestPanel
            key={opened}
            id={opened}
            staff={counts.data?.staff ?? []}
            onClose={() => list.set({ request: undefined, page: list.url['page'] })}
          />
        )}
      </div>
    </ListPage>
  );
}

function Rows({
  list,
  result,
  opened,
}: {
  list: List;
  result: ReturnType<typeof useQuery<{ data: UserRequest[]; page: { page: number; size: number; total: number } }>>;
  opened: string | undefined;
}) {
  const { t } = useTranslation('requests');
  const message = useErrorMessage();
  if (result.error && !result.data)
    return <ErrorState onRetry={() => void result.refetch()}>{message(result.error)}</ErrorState>;
  if (!result.data) return <LoadingState />;
  const { data: rows, page } = result.data;
  if (rows.length === 0)
    return (
      <ListEmpty list={list} title={t('empty.noMatch')} body={t('empty.noMatchBody')} clear={t('empty.clear')}>
        <EmptyState title={t('empty.title')} motif="grid">
          {t('empty.body')}
        </EmptyState>
      </ListEmpty>
    );
  const late = rows.filter(({ daysLate }) => daysLate > 0);
  const rest = rows.filter(({ daysLate }) => daysLate === 0);
  const hrefOf = (id: string) =>
    `/manage/requests?${new URLSearchParams(
      Object.entries({ ...list.url, request: id }).filter((pair): pair is [string, string] => pair[1] !== undefined),
    )}` as Href;
  const row = (one: UserRequest) => <Row key={one.id} row={one} href={hrefOf(one.id)} open={one.id === opened} />;
  const head = (key: 'late' | 'due') => (
    <Sheet.Row as="li" tone="head" compact key={key}>
      <span className={key === 'late' ? classes.late : classes.groupName}>{t(`groups.${key}`)}</span>
    </Sheet.Row>
  );
  return (
    <>
      <Sheet as="ul">
        {late.length > 0 && head('late')}
        {late.map(row)}
        {late.length > 0 && rest.length > 0 && head('due')}
        {rest.map(row)}
      </Sheet>
      <div className={classes.pager}>{listPager(page, list.set)}</div>
    </>
  );
}

const weekdayOf = (day: string): '0' => String(new Date(`${day}T00:00:00Z`).getUTCDay()) as '0';

function Row({ row, href, open }: { row: UserRequest; href: Href; open: boolean }) {
  const { t } = useTranslation('requests');
  const { organisation, fullName, message, dueOn, daysLate, kind, state, assignee } = row;
  return (
    <Sheet.Row
      as="li"
      tone={open ? 'chosen' : 'plain'}
      margin={
        <span className={cx(classes.due, daysLate > 0 && classes.late)}>
          {formatDay(dueOn).slice(0, 5)}
          <span className={classes.weekday}>{t(`weekdays.${weekdayOf(dueOn)}`)}</span>
        </span>
      }
      action={
        assignee ? (
          <span title={t('takenBy', { name: assignee.fullName })}>
            <Avatar name={assignee.fullName} />
            <span className="visually-hidden">{t('takenBy', { name: assignee.fullName })}</span>
          </span>
        ) : (
          <span className={classes.nobody} title={t('nobody')}>
            <IconUserPlus size={16} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t('nobody')}</span>
          </span>
        )
      }
    >
      <AppLink href={href} className={classes.name!} {...(open && { 'aria-current': 'page' })}>
        {organisation || fullName}
      </AppLink>
      <div className={classes.words}>{organisation ? `${fullName}: ${message}` : message}</div>
      <div className={classes.tags}>
        <Tag tone={kind === 'QUESTION' ? 'neutral' : 'info'}>{t(`kinds.${kind}`)}</Tag>
        <span className={classes.state}>{t(`states.${state}`)}</span>
        {daysLate > 0 && <span className={classes.late}>{t('late', { count: daysLate })}</span>}
      </div>
    </Sheet.Row>
  );
}
