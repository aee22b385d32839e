import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, SearchInput, Skeleton, Table } from '@vumon/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { lateDialog } from '../../../connection/lateDialog.tsx';
import { latePart } from '../../../connection/latePart.tsx';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { inLibrary } from '../../../frame/in-library.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { ownGrades, useProfile } from '../../../session/profile.ts';
import { shownColumns, useListViews } from '../../../lists/views/queries.ts';
import { ViewsRoom } from '../../../lists/views/ViewsRoom.tsx';
import { useTyped, useUrlState } from '../../../navigation/url-state.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterButton } from './FilterButton.tsx';
import {
  countFilters,
  filtersFrom,
  noFilters,
  queryOfFilters,
  shownTotal,
  sorts,
  urlOfFilters,
  type QuestionScope,
} from './filters.ts';
import { useQuestionMenu } from './question-menu.tsx';
import { QuestionListHeader } from './QuestionListHeader.tsx';
import { QuestionSelection } from './QuestionSelection.tsx';
import { questionsQuery, totalsQuery, type ListedQuestion } from '../queries.ts';
import { RowDialogs, type OpenedRow } from './RowDialogs.tsx';
import { QuestionListFooter } from './QuestionListFooter.tsx';
import { titleOf, useQuestionColumns } from './QuestionTable.tsx';
import { useQuestionActions } from './useQuestionActions.tsx';
import classes from '../question-bank.module.css';

const ListViewButtons = lazy(inLibrary(() => import('../../../lists/views/ListViewButtons.tsx')));

/** Loaded by staff alone. */
const StaffViews = (props: ComponentProps<typeof ListViewButtons>) => (
  <Suspense fallback={<ViewsRoom columns={props.columns?.length} />}>
    <ListViewButtons {...props} />
  </Suspense>
);

/** Its list of choices needs the component library, and is not what the page is opened for. */
const SortField = latePart(
  inLibrary(() => import('./SortField.tsx')),
  <span className={classes.sort}>
    <Skeleton height={40} />
  </span>,
);

// Loaded when they open.
const FilterDrawer = lateDialog(
  async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }),
  ({ onClose }) => onClose(),
);
const FactsDialog = lateDialog(
  async () => ({ default: (await import('./BulkDialogs.tsx')).FactsDialog }),
  ({ onClose }) => onClose(),
);
const RefusedDialog = lateDialog(
  async () => ({ default: (await import('./BulkDialogs.tsx')).RefusedDialog }),
  ({ onClose }) => onClose(),
);
const TestsDialog = lateDialog(
  async () => ({ default: (await import('./TestsDialog.tsx')).TestsDialog }),
  ({ onClose }) => onClose(),
);

const pageSizes = [10, 20, 50, 100];

export default function QuestionListPage() {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [drawer, setDrawer] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<OpenedRow | null>(null);
  const [held, setHeld] = useState<{ id: string; edits: boolean } | null>(null);
  const [changing, setChanging] = useState(false);

  const teacher = profile.role === 'TEACHER';
  const base = teacher ? '/questions' : '/manage/questions';
  const scope: QuestionScope = teacher && (url['m'] === 'mine' || url['m'] === 'shared') ? url['m'] : 'system';
  const { filters, filtered, sort, query, list } = useQuestionList(scope, url);

  const total = list.data?.page;
  const totals = useQuery({ ...totalsQuery, enabled: teacher });
  const writes = scope === 'mine' || !teacher;

  const open = (question: ListedQuestion) =>
    void navigate({
      to: `${base}/$questionSlug`,
      params: { questionSlug: question.id },
      search: scope === 'system' ? {} : { m: scope },
    });
  const show = (next: QuestionScope) => {
    setSelected(new Set());
    set({ m: next === 'system' ? undefined : next });
  };
  const clear = () => {
    type('');
    set(urlOfFilters(noFilters));
  };
  const create = () => void navigate({ to: `${base}/$questionSlug`, params: { questionSlug: 'new' } });

  const actions = useQuestionActions({
    scope,
    filters,
    onSelection: setSelected,
    onSeeMine: () => set({ ...urlOfFilters(noFilters), m: 'mine' }),
  });
  const menu = useQuestionMenu({ scope, actions, onRow: setOpened, onOpen: open });
  const onTests = ({ id, abilities }: ListedQuestion) => setHeld({ id, edits: abilities.edit });
  const asked = filters.subjects.length === 1 ? filters.subjects[0] : (profile.subject ?? undefined);
  const cefr = asked !== 'MATH';
  const views = useListViews('questions', !teacher);
  const all = [
    ...useQuestionColumns({ total: shownTotal(total, totals.data?.[scope], filtered), onOpen: open, onTests, cefr }),
    menu,
  ];
  const columns = shownColumns(all, views);
  const { bulk } = actions;
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <QuestionListHeader scope={scope} onScope={show} onCreate={create} />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
          <FilterButton count={countFilters(filters)} onOpen={() => setDrawer(true)} />
          <SortField value={sort} onChange={(next) => set({ sort: next })} />
          {!teacher && <StaffViews views={views} columns={all} url={url} set={set} />}
        </div>
        <FilterChips scope={scope} filters={filters} onChange={(next) => set(urlOfFilters(next))} />
        {selected.size > 0 && (
          <QuestionSelection
            scope={scope}
            selected={selected}
            list={list.data}
            actions={actions}
            onChange={() => setChanging(true)}
            onClear={() => setSelected(new Set())}
          />
        )}
        <Table
          aria-label={t('title')}
          columns={columns}
          rows={list.data?.data}
          rowKey={(question) => question.id}
          rowHeight={72}
          skeletonRows={8}
          selection={{ selected, onChange: setSelected, nameOf: titleOf }}
          onRowClick={open}
          error={list.isError && !list.data ? messageOf(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={<EmptyList {...{ scope, filtered }} onClear={clear} onCreate={writes ? create : null} />}
          footer={
            total?.total ? <QuestionListFooter {...{ page: total, set, scope, filters, query, columns }} /> : undefined
          }
        />
        {total?.more && <p className={classes.more}>{t('moreThan', { number: format.number(total.total) })}</p>}
      </div>
      {drawer && (
        <FilterDrawer
          opened
          onClose={() => setDrawer(false)}
          scope={scope}
          filters={filters}
          onApply={(next) => set(urlOfFilters(next))}
        />
      )}
      <ChangeDialog bulk={bulk} selected={changing ? selected : null} onClose={() => setChanging(false)} />
      {held && <TestsDialog question={held} onClose={() => setHeld(null)} />}
      <RowDialogs opened={opened} onClose={() => setOpened(null)} />
    </AppFrame>
  );
}

/** What to change of the selected questions, if they are changed, and what could not be changed. */
function ChangeDialog({
  bulk,
  selected,
  onClose,
}: {
  bulk: ReturnType<typeof useQuestionActions>['bulk'];
  selected: ReadonlySet<string> | null;
  onClose(): void;
}) {
  return (
    <>
      {selected && (
        <FactsDialog
          count={selected.size}
          pending={bulk.pending}
          onClose={onClose}
          onApply={(change) => void bulk.run([...selected], change).then(onClose)}
        />
      )}
      {bulk.refused.length > 0 && <RefusedDialog refused={bulk.refused} onClose={bulk.closeRefused} />}
    </>
  );
}

/** The questions that match the search parameters. */
function useQuestionList(scope: QuestionScope, url: ReturnType<typeof useUrlState>[0]) {
  const profile = useProfile();
  const filters = filtersFrom(url);
  const sort = sorts.find((one) => one === url['sort']) ?? '-updatedAt';
  const size = pageSizes.find((one) => String(one) === url['size']) ?? 20;
  const page = Math.max(0, Math.floor(Number(url['page'])) || 0);
  const query = {
    ...queryOfFilters(scope, filters),
    first: profile.subject ?? undefined,
    firstGrade: scope !== 'mine' && !url['sort'] ? ownGrades(profile) : undefined,
    sort,
  };
  const list = useQuery(questionsQuery({ ...query, page, size }));
  return {
    filters,
    /** Whether anything narrows the list. */
    filtered: countFilters(filters) > 0 || filters.search !== '',
    sort,
    query,
    list,
  };
}

function EmptyList({
  scope,
  filtered,
  onClear,
  onCreate,
}: {
  scope: QuestionScope;
  filtered: boolean;
  onClear(): void;
  /** Null where the user may not create questions. */
  onCreate: (() => void) | null;
}) {
  const { t } = useTranslation('question-bank');
  return (
    <EmptyState
      motif="bubbles"
      title={t(filtered ? 'empty.noMatch' : `empty.${scope}Title`)}
      action={
        filtered ? (
          <Button onClick={onClear}>{t('filters.clearAll')}</Button>
        ) : (
          onCreate && <Button onClick={onCreate}>{t('create')}</Button>
        )
      }
    >
      {t(filtered ? 'empty.noMatchBody' : `empty.${scope}`)}
    </EmptyState>
  );
}
