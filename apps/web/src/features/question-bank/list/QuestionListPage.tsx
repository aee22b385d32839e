import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconAdjustmentsHorizontal, IconLock, IconWorld } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Pager, SearchInput, SelectField, Table, toast, type MenuEntry } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useProfile } from '../../../session/profile.ts';
import { useTyped, useUrlState } from '../../../navigation/url-state.ts';
import { FactsDialog, RefusedDialog } from './BulkDialogs.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import {
  countFilters,
  filtersFrom,
  noFilters,
  queryOfFilters,
  sorts,
  urlOfFilters,
  type QuestionScope,
} from './filters.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useQuestionMenu } from './question-menu.tsx';
import { QuestionListHeader } from './QuestionListHeader.tsx';
import { QuestionSelection } from './QuestionSelection.tsx';
import { idsQuery, questionsQuery, useQuestionChanges, type ListedQuestion } from '../queries.ts';
import { titleOf, useQuestionColumns } from './QuestionTable.tsx';
import { TestsDialog } from './TestsDialog.tsx';
import { useBulk } from './useBulk.ts';
import classes from '../question-bank.module.css';
import { useReport } from '../../../forms/report.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const pageSizes = [10, 20, 50, 100];

export default function QuestionListPage() {
  const { t } = useTranslation('question-bank');
  const format = useFormat();
  const messageOf = useErrorMessage();
  const report = useReport();
  const profile = useProfile();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [drawer, setDrawer] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [held, setHeld] = useState<{ id: string; edits: boolean } | null>(null);
  const [changing, setChanging] = useState(false);
  const client = useQueryClient();
  const changes = useQuestionChanges();

  const teacher = profile.role === 'TEACHER';
  const base = teacher ? '/questions' : '/manage/questions';
  const scope: QuestionScope = teacher && (url['m'] === 'mine' || url['m'] === 'shared') ? url['m'] : 'system';
  const filters = filtersFrom(url);
  const sort = sorts.find((one) => one === url['sort']) ?? '-updatedAt';
  const size = pageSizes.find((one) => String(one) === url['size']) ?? 20;
  const page = Math.max(0, Math.floor(Number(url['page'])) || 0);
  const list = useQuery(
    questionsQuery({ ...queryOfFilters(scope, filters), first: profile.subject ?? undefined, sort, page, size }),
  );

  const filterCount = countFilters(filters);
  const filtered = filterCount > 0 || filters.search !== '';
  const writes = scope === 'mine' || !teacher;
  const total = list.data?.page;

  const open = (question: ListedQuestion) =>
    void navigate({
      to: `${base}/$questionSlug`,
      params: { questionSlug: question.id },
      search: scope === 'system' ? {} : { m: scope },
    });
  const create = () => void navigate({ to: `${base}/$questionSlug`, params: { questionSlug: 'new' } });

  const unselect = (ids: readonly string[]) =>
    setSelected((old) => new Set([...old].filter((id) => !ids.includes(id))));
  const bulk = useBulk({ onDone: unselect });
  const remove = (ids: string[]) => void bulk.run(ids, { kind: 'delete' });
  const copy = async (ids: readonly string[]) => {
    // One after the other, so that the copies keep the order of the originals.
    for (const id of ids) await changes.copy.mutateAsync(id);
    unselect(ids);
    toast(
      t('copied', { count: ids.length }),
      teacher && scope !== 'mine'
        ? { action: { label: t('seeMine'), onAction: () => set({ ...urlOfFilters(noFilters), m: 'mine' }) } }
        : {},
    );
  };
  const privacyItems = (ids: string[]): readonly [MenuEntry, MenuEntry] => [
    {
      label: t('makePublic'),
      icon: <IconWorld {...icon} />,
      onSelect: () => void bulk.run(ids, { kind: 'privacy', privacy: 'PUBLIC' }),
    },
    {
      label: t('makePrivate'),
      icon: <IconLock {...icon} />,
      onSelect: () => void bulk.run(ids, { kind: 'privacy', privacy: 'PRIVATE' }),
    },
  ];
  const selectMatching = async () => {
    const { ids, more } = await client.fetchQuery({ ...idsQuery(queryOfFilters(scope, filters)), staleTime: 0 });
    setSelected(new Set(ids));
    if (more) toast(t('bulk.firstOnly', { count: ids.length }), { tone: 'info', duration: 4000 });
  };

  const menu = useQuestionMenu({
    scope,
    privacyItems,
    onPreview: setPreviewed,
    onOpen: open,
    onCopy: (ids) => report(copy(ids)),
    onRemove: remove,
  });
  const onTests = ({ id, abilities }: ListedQuestion) => setHeld({ id, edits: abilities.edit });
  const asked = filters.subjects.length === 1 ? filters.subjects[0] : (profile.subject ?? undefined);
  const cefr = asked !== 'MATH';
  const columns = [...useQuestionColumns({ total, onOpen: open, onTests, cefr }), menu];
  const chosen = [...selected];
  const allOnPage =
    list.data !== undefined && list.data.data.length > 0 && list.data.data.every(({ id }) => selected.has(id));
  const copyable =
    list.data?.data.filter(({ id }) => selected.has(id)).every(({ abilities }) => abilities.copy) ?? true;

  return (
    <AppFrame
      title={t('title')}
      breadcrumb={[{ label: t('title') }, ...(teacher ? [{ label: t(`scopes.${scope}`) }] : [])]}
    >
      <div className={classes.page}>
        <QuestionListHeader
          scope={scope}
          onScope={(next) => {
            setSelected(new Set());
            set({ m: next === 'system' ? undefined : next });
          }}
          onCreate={create}
        />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
          <Button
            variant={filterCount > 0 ? 'tint' : 'outline'}
            icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
            onClick={() => setDrawer(true)}
            aria-haspopup="dialog"
          >
            {filterCount > 0 ? t('filters.button', { number: filterCount }) : t('filters.title')}
          </Button>
          <SelectField
            className={classes.sort}
            aria-label={t('sorts.label')}
            allowDeselect={false}
            value={sort}
            data={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
            onChange={(next) => set({ sort: next === '-updatedAt' ? undefined : (next ?? undefined) })}
          />
        </div>
        <FilterChips scope={scope} filters={filters} onChange={(next) => set(urlOfFilters(next))} />
        {selected.size > 0 && (
          <QuestionSelection
            scope={scope}
            selected={selected}
            total={total}
            allOnPage={allOnPage}
            copyable={copyable}
            copying={changes.copy.isPending}
            removing={bulk.pending}
            privacyItems={privacyItems}
            onSelectMatching={() => report(selectMatching())}
            onChange={() => setChanging(true)}
            onCopy={(ids) => report(copy(ids))}
            onRemove={remove}
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
          empty={
            <EmptyState
              motif="bubbles"
              title={t(filtered ? 'empty.noMatch' : `empty.${scope}Title`)}
              action={
                filtered ? (
                  <Button
                    onClick={() => {
                      type('');
                      set(urlOfFilters(noFilters));
                    }}
                  >
                    {t('filters.clearAll')}
                  </Button>
                ) : (
                  writes && <Button onClick={create}>{t('create')}</Button>
                )
              }
            >
              {t(filtered ? 'empty.noMatchBody' : `empty.${scope}`)}
            </EmptyState>
          }
          footer={
            total && total.total > 0 ? (
              <Pager
                page={page}
                size={size}
                total={total.total}
                onPage={(next) => set({ page: next === 0 ? undefined : String(next) })}
                onSize={(next) => set({ size: next === 20 ? undefined : String(next) })}
              />
            ) : undefined
          }
        />
        {total?.more && <p className={classes.more}>{t('moreThan', { number: format.number(total.total) })}</p>}
      </div>
      <FilterDrawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        scope={scope}
        filters={filters}
        onApply={(next) => set(urlOfFilters(next))}
      />
      {changing && (
        <FactsDialog
          count={selected.size}
          pending={bulk.pending}
          onClose={() => setChanging(false)}
          onApply={(change) => void bulk.run(chosen, change).then(() => setChanging(false))}
        />
      )}
      <RefusedDialog refused={bulk.refused} onClose={bulk.closeRefused} />
      <TestsDialog question={held} onClose={() => setHeld(null)} />
      <PreviewDialog id={previewed} onClose={() => setPreviewed(null)} />
    </AppFrame>
  );
}
