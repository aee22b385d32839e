/** Questions of the system that were reported, are suspected, or were found by the machine check: the worst first. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checkSources, subjects, type CheckSource } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, ErrorState, LoadingState, Segmented, cx, type Column } from '@vumon/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { ListFilter, ListPage, ListTools } from '../../lists/ListPage.tsx';
import { allPages } from '../../lists/print/all-pages.ts';
import { PrintButton } from '../../lists/print/PrintButton.tsx';
import { PrintedTable } from '../../lists/print/Printout.tsx';
import { useList, type List } from '../../lists/use-list.ts';
import ListViewButtons from '../../lists/views/ListViewButtons.tsx';
import { NoMatch } from '../../lists/views/NoMatch.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { checksQuery, countsQuery, type ListedCheck } from './queries.ts';
import { useSigns } from './signs.ts';
import classes from './checks.module.css';

/** The sign in the margin, and what it means in words. */
function Row({ check, chosen, onChoose }: { check: ListedCheck; chosen: boolean; onChoose(): void }) {
  const signs = useSigns();
  const { short, below, sentence } = signs.of(check);
  return (
    <li>
      <button
        type="button"
        className={cx(classes.row, chosen && classes.chosen)}
        aria-current={chosen ? 'true' : undefined}
        data-check={check.id}
        onClick={onChoose}
      >
        <span className={classes.sign}>
          {short} <small>{below}</small>
        </span>{' '}
        <span className={classes.words}>
          <b>{check.summary}</b> <span>{sentence}</span>
        </span>
      </button>
    </li>
  );
}

/** What a list on paper or in a file says of each question. */
function useColumns(): Column<ListedCheck>[] {
  const { t } = useTranslation('question-reports');
  const { t: c } = useTranslation('common');
  const { t: l } = useTranslation('list-views');
  const { number } = useFormat();
  const grades = useGrades();
  const signs = useSigns();
  return [
    { key: 'question', header: t('columns.question'), cell: (row) => row.summary },
    { key: 'sign', header: t('source'), cell: (row) => signs.of(row).sentence },
    { key: 'subject', header: l('subject'), cell: (row) => c(`subjects.${row.subject}`) },
    {
      key: 'grade',
      header: t('grade'),
      narrow: 'plain',
      cell: (row) => (row.gradeId === null ? '–' : grades.nameOf(row.gradeId)),
    },
    { key: 'reports', header: t('columns.reports'), numeric: true, cell: (row) => number(row.reports, 0) },
  ];
}

function Tools({ list }: { list: List }) {
  const { t } = useTranslation('question-reports');
  const { t: c } = useTranslation('common');
  const { t: l } = useTranslation('list-views');
  const grades = useGrades();
  return (
    <ListTools list={list} search={l('searchQuestions')}>
      <ListFilter
        list={list}
        name="subject"
        label={l('subject')}
        placeholder={l('anySubject')}
        data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
        w={170}
      />
      <ListFilter
        list={list}
        name="grade"
        label={t('grade')}
        placeholder={t('anyGrade')}
        data={grades.choices}
        w={170}
      />
      <ListViewButtons views={list.views!} url={list.url} set={list.set} />
    </ListTools>
  );
}

/** Prints all questions that are listed, or makes a file of them. */
function PrintChecks({ list, query }: { list: List; query: Parameters<typeof checksQuery>[0] }) {
  const { t } = useTranslation('question-reports');
  const { t: c } = useTranslation('common');
  const client = useQueryClient();
  const columns = useColumns();
  const load = async () => {
    const { rows, total } = await allPages((part) => client.fetchQuery(checksQuery({ ...query, ...part })));
    return {
      title: t('title'),
      facts: [
        query?.source && t(`sources.${query.source}`),
        ...list.named.current.values(),
        query?.search && c('printedSearch', { search: query.search }),
        c('printedCount', { count: total }),
      ],
      body: <PrintedTable {...{ columns, rows, total }} rowKey={(row) => row.id} />,
    };
  };
  return <PrintButton load={load} file="question-checks" />;
}

export default function QuestionChecksPage() {
  const { t } = useTranslation('question-reports');
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const list = useList({ keep: 'question-checks', sorts: ['worst'], filters: ['subject', 'grade'] });
  const { url, set } = list;
  const rowsOfList = useRef<HTMLOListElement>(null);
  const source = checkSources.find((one) => one === url['source']);
  const { search, page, size } = list.query;
  const query = {
    search,
    source,
    subject: subjects.find((one) => one === url['subject']),
    grade: url['grade'],
    page,
    size,
  };
  const result = useQuery(checksQuery(query));
  const counts = useQuery(countsQuery);
  const rows = result.data?.data ?? [];
  // A question that the filters leave out is not on show any more.
  const open = list.filtered ? rows.find(({ id }) => id === url['id'])?.id : url['id'];
  const current = open ?? rows[0]?.id;
  const choose = (id: string | undefined) => set({ id, page: url['page'] });

  /** J and K, or the arrows, while the focus is in the list: no shortcut of the whole page. */
  const move = (event: KeyboardEvent) => {
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = rows[Math.min(rows.length - 1, Math.max(0, rows.findIndex(({ id }) => id === current) + step))];
    if (!next) return;
    choose(next.id);
    rowsOfList.current?.querySelector<HTMLElement>(`[data-check="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <ListPage
      wide
      title={t('title')}
      subtitle={t('subtitle')}
      beside={
        <Segmented<CheckSource | 'ALL'>
          aria-label={t('source')}
          value={source ?? 'ALL'}
          options={(['ALL', ...checkSources] as const).map((value) => ({
            value,
            label: t(`sources.${value}`),
            ...(counts.data && { count: counts.data[value] }),
          }))}
          onChange={(value) => set({ source: value === 'ALL' ? undefined : value, id: undefined })}
        />
      }
    >
      <Tools list={list} />
      {result.isError && !result.data ? (
        <ErrorState onRetry={() => void result.refetch()}>{messageOf(result.error)}</ErrorState>
      ) : !result.data ? (
        <LoadingState />
      ) : rows.length === 0 ? (
        <NoMatch list={list}>
          <EmptyState title={t(source ? 'noneOfSource' : 'none')} motif="grid" />
        </NoMatch>
      ) : (
        <div className={classes.desk}>
          <section className={classes.list} aria-label={t('list')}>
            <p className={classes.head}>
              <b>{t('worstFirst')}</b>
              <span>{t('keys')}</span>
            </p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the buttons inside */}
            <ol ref={rowsOfList} className={classes.rows} onKeyDown={move}>
              {rows.map((check) => (
                <Row key={check.id} check={check} chosen={check.id === current} onChoose={() => choose(check.id)} />
              ))}
            </ol>
            <p className={classes.foot}>
              {t('shown', { shown: number(rows.length, 0), count: result.data.page.total })}
            </p>
            {result.data.page.total > rows.length &&
              listPager(result.data.page, (next) => set({ id: undefined, ...next }))}
            <PrintChecks list={list} query={query} />
          </section>
          {current !== undefined && <CheckPanel key={current} id={current} onDone={() => choose(undefined)} />}
        </div>
      )}
    </ListPage>
  );
}
