import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  IconAdjustmentsHorizontal,
  IconCopy,
  IconCopyCheck,
  IconDots,
  IconEye,
  IconFileImport,
  IconLock,
  IconPencil,
  IconPlus,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  Pager,
  SearchInput,
  Segmented,
  SelectField,
  SelectionBar,
  Table,
  toast,
  type Column,
} from '@vumon/ui';
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
import { idsQuery, questionsQuery, totalsQuery, useQuestionChanges, type ListedQuestion } from '../queries.ts';
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
  const totals = useQuery({ ...totalsQuery, enabled: teacher });

  const filterCount = countFilters(filters);
  const filtered = filterCount > 0 || filters.search !== '';
  const writes = scope === 'mine' || !teacher;
  const total = list.data?.page;
  const countOf = (name: QuestionScope) =>
    totals.data && `${format.number(totals.data[name].total)}${totals.data[name].more ? '+' : ''}`;

  const open = (question: ListedQuestion) =>
    void navigate({
      to: `${base}/$questionSlug`,
      params: { questionSlug: question.id },
      search: scope === 'system' ? {} : { m: scope },
    });
  const go = (page: 'import' | 'duplicates' | 'trash') => void navigate({ to: `${base}/${page}` });
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
  const privacyItems = (ids: string[]) => [
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

  const menu: Column<ListedQuestion> = {
    key: 'menu',
    header: <span className="visually-hidden">{t('columns.actions')}</span>,
    label: t('columns.actions'),
    width: 52,
    align: 'right',
    narrow: 'end',
    cell: (question) => {
      const { abilities, id } = question;
      const own = question.scope === 'USER' && abilities['change-privacy'];
      return (
        <Menu
          items={[
            { label: t('preview'), icon: <IconEye {...icon} />, onSelect: () => setPreviewed(id) },
            abilities.edit && { label: t('edit'), icon: <IconPencil {...icon} />, onSelect: () => open(question) },
            {
              // A closed one says what opens it.
              label: t(!abilities.copy ? 'copyUpgrade' : teacher && scope !== 'mine' ? 'copyToMine' : 'duplicate'),
              icon: abilities.copy ? <IconCopy {...icon} /> : <IconLock {...icon} />,
              onSelect: () =>
                abilities.copy
                  ? report(copy([id]))
                  : void navigate({ to: '/payment', search: { type: 'upgrade', feature: 'export-system-tests' } }),
            },
            own && question.privacy === 'PRIVATE' && privacyItems([id])[0]!,
            own && question.privacy === 'PUBLIC' && privacyItems([id])[1]!,
            abilities.delete && {
              label: t('remove'),
              icon: <IconTrash {...icon} />,
              onSelect: () => remove([id]),
              danger: true,
              divided: true,
            },
          ]}
        >
          <IconButton
            icon={<IconDots size={20} stroke={1.75} aria-hidden />}
            aria-label={t('actionsOf', { name: titleOf(question) })}
          />
        </Menu>
      );
    },
  };
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
        <PageHeader
          title={t('title')}
          beside={
            teacher && (
              <Segmented
                aria-label={t('scopes.label')}
                value={scope}
                onChange={(next) => {
                  setSelected(new Set());
                  set({ m: next === 'system' ? undefined : next });
                }}
                options={(['system', 'mine', 'shared'] as const).map((value) => ({
                  value,
                  label: t(`scopes.${value}`),
                  ...(totals.data && { count: countOf(value)! }),
                }))}
              />
            )
          }
          actions={
            <>
              <Menu
                items={[
                  { label: t('duplicates.title'), icon: <IconCopyCheck {...icon} />, onSelect: () => go('duplicates') },
                  { label: t('trash.title'), icon: <IconTrash {...icon} />, onSelect: () => go('trash') },
                ]}
              >
                <IconButton
                  variant="outline"
                  icon={<IconDots size={20} stroke={1.75} aria-hidden />}
                  aria-label={t('more')}
                />
              </Menu>
              <Button icon={<IconFileImport size={18} stroke={1.75} aria-hidden />} onClick={() => go('import')}>
                {t('import.short')}
              </Button>
              <Button
                variant="primary"
                icon={<IconPlus size={18} stroke={2} aria-hidden />}
                onClick={create}
                aria-label={t('create')}
              >
                {t('question')}
              </Button>
            </>
          }
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
          <SelectionBar label={t('selected', { count: selected.size })}>
            {writes && allOnPage && total && total.total > selected.size && (
              <Button variant="link" size="sm" onClick={() => report(selectMatching())}>
                {t('bulk.selectMatching', {
                  count: total.total,
                  number: `${format.number(total.total)}${total.more ? '+' : ''}`,
                })}
              </Button>
            )}
            {writes && (
              <Button variant="link" size="sm" onClick={() => setChanging(true)}>
                {t('bulk.change')}
              </Button>
            )}
            {writes && teacher && (
              <Menu align="start" items={privacyItems(chosen)}>
                <Button variant="link" size="sm">
                  {t('changePrivacy')}
                </Button>
              </Menu>
            )}
            {teacher && scope !== 'mine' && (
              <Button
                variant="link"
                size="sm"
                disabledReason={copyable ? null : t('copyLocked')}
                loading={changes.copy.isPending}
                onClick={() => report(copy(chosen))}
              >
                {t('copyToMine')}
              </Button>
            )}
            {writes && (
              <Button variant="link" size="sm" loading={bulk.pending} onClick={() => remove(chosen)}>
                {t('remove')}
              </Button>
            )}
            <Button variant="link" size="sm" onClick={() => setSelected(new Set())}>
              {t('unselect')}
            </Button>
          </SelectionBar>
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
