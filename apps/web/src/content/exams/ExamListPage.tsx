import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ExamSummary } from '@vumon/contract';
import { subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Segmented } from '@vumon/ui';
import { useState } from 'react';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { ownGrades, useProfile } from '../../session/profile.ts';
import { useGate } from '../../session/use-gate.ts';
import { AssignDialog } from '../../exam/assignments/form/AssignDialog.tsx';
import { CreateButton } from '../../lists/CreateButton.tsx';
import { ListPage, ListTable } from '../../lists/ListPage.tsx';
import { SeriesHead } from '../../lists/SeriesHead.tsx';
import { useList } from '../../lists/use-list.ts';
import { keepsViews } from '../../lists/views/queries.ts';
import { LinkDialog } from '../../exam/practice/LinkDialog.tsx';
import { PreviewDialog } from './builder/PreviewDialog.tsx';
import { SampleDialog } from './SampleDialog.tsx';
import { useExamColumns } from './exam-columns.tsx';
import { ExamFilters } from './ExamFilters.tsx';
import { Makings } from './makings/Makings.tsx';
import { filterNames, periods, sorts, type ExamScope } from './filters.ts';
import { examListQuery } from './queries.ts';

/** `ofSeries`: the page of the series that the address names. */
export function ExamListPage({ scope, ofSeries }: { scope: ExamScope; ofSeries: boolean }) {
  const { t } = useTranslation('exams');
  const profile = useProfile();
  const navigate = useNavigate();
  const list = useList({
    keep: keepsViews(profile.role) ? 'tests' : undefined,
    sorts,
    direction: 'desc',
    filters: filterNames,
  });
  const { url } = list;
  const [preview, setPreview] = useState<ExamSummary | null>(null);
  const [assigning, setAssigning] = useRestorableState<string | null>('assigning', null);
  const [linked, setLinked] = useState<ExamSummary | null>(null);
  const [sampled, setSampled] = useState<ExamSummary | null>(null);

  const one = (name: string) => (url[name] ? [url[name]] : undefined);
  const shared = {
    scope,
    ...(url['sample'] === 'true' && { sample: 'true' as const }),
    search: url['search'],
    gradeId: one('grade'),
    seriesId: one('series'),
    skill: one('skill') as never,
    subject: subjects.find((subject) => subject === url['subject']),
    status: url['status'] === 'DRAFT' || url['status'] === 'READY' ? (url['status'] as 'DRAFT' | 'READY') : undefined,
    period: periods.find((period) => period === url['period']),
  };
  const filter = {
    ...list.query,
    ...shared,
    examType: one('type') as never,
    first: profile.subject ?? undefined,
    firstGrade: scope === 'system' && !url['sort'] ? ownGrades(profile) : undefined,
  };
  const client = useQueryClient();
  const result = useQuery(examListQuery(filter));

  const gate = useGate('/unit-test/create');
  // Tests that staff create belong to the system.
  const createsHere = scope === (profile.role === 'TEACHER' ? 'mine' : 'system');
  const open = (row: ExamSummary) =>
    void navigate({ to: '/unit-test/$templateSlug', params: { templateSlug: row.id } });
  const assign = (row: ExamSummary) => {
    if (row.locked === null) setAssigning(row.id);
    else void navigate({ to: '/payment', search: { type: 'upgrade', feature: row.locked } });
  };
  const create = () =>
    void (gate === 'upgrade'
      ? navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-exams' } })
      : navigate({ to: '/unit-test/create' }));
  const columns = useExamColumns({
    scope,
    mayCopy: gate === 'open',
    onOpen: open,
    onAssign: assign,
    onPreview: setPreview,
    onLink: setLinked,
    onSample: setSampled,
  });
  return (
    <ListPage
      title={t('title')}
      beside={<ScopeSwitch scope={scope} />}
      actions={
        gate === 'home' ? undefined : (
          <CreateButton locked={gate === 'upgrade'} onClick={create}>
            {t(gate === 'upgrade' ? 'createLocked' : 'create')}
          </CreateButton>
        )
      }
    >
      {ofSeries && url['series'] && <SeriesHead id={url['series']} />}
      {createsHere && gate === 'open' && <Makings />}
      <ExamFilters list={list} scope={scope} query={shared} total={result.data?.page.total ?? 0} columns={columns} />
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(examListQuery({ ...filter, ...page }))}
        columns={columns}
        onRowClick={open}
        empty={
          <EmptyState
            title={t('empty.title')}
            motif="grid"
            action={list.filtered ? <Button onClick={list.clear}>{t('filters.clear')}</Button> : undefined}
          >
            {t(
              list.filtered
                ? 'empty.filtered'
                : scope === 'mine' && gate !== 'open'
                  ? 'empty.locked'
                  : `empty.${scope}`,
            )}
          </EmptyState>
        }
      />
      {preview && <PreviewDialog examId={preview.id} name={preview.name} opened onClose={() => setPreview(null)} />}
      {sampled && <SampleDialog exam={sampled} onClose={() => setSampled(null)} />}
      {linked && <LinkDialog examId={linked.id} name={linked.name} onClose={() => setLinked(null)} />}
      {assigning && <AssignDialog examId={assigning} opened onClose={() => setAssigning(null)} />}
    </ListPage>
  );
}

/** Whose tests the list shows: the platform's, those that teachers share, or one's own. */
function ScopeSwitch({ scope }: { scope: ExamScope }) {
  const { t } = useTranslation('exams');
  const navigate = useNavigate();
  const profile = useProfile();
  return (
    <Segmented
      aria-label={t('scopes.label')}
      value={scope}
      onChange={(to) =>
        void (to === 'mine'
          ? navigate({ to: '/unit-test/mine' })
          : navigate({ to: '/unit-test', search: to === 'shared' ? { scope: 'shared' } : {} }))
      }
      options={(['system', ...(profile.role === 'TEACHER' ? (['shared'] as const) : []), 'mine'] as const).map(
        (value) => ({ value, label: t(`scopes.${value}`) }),
      )}
    />
  );
}
