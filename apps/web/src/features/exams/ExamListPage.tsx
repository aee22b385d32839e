import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconFilter, IconLock, IconPlus } from '@tabler/icons-react';
import type { ExamSummary } from '@vumon/contract';
import { skills, skillsOf, subjects } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Drawer, EmptyState, FilterChip, Segmented, SelectField, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useExamTypes, useGrades, useSeries } from '../../api/reference-data.ts';
import { useProfile } from '../../session/profile.ts';
import { useGate } from '../../session/use-gate.ts';
import { AssignDialog } from '../assignments/AssignDialog.tsx';
import { ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { SeriesHead } from '../../lists/SeriesHead.tsx';
import { useList } from '../../lists/use-list.ts';
import { LinkDialog } from '../practice/LinkDialog.tsx';
import { PreviewDialog } from './builder/PreviewDialog.tsx';
import { ExamRowMenu } from './ExamRowMenu.tsx';
import { Makings } from './makings/Makings.tsx';
import { SampleDialog } from './SampleDialog.tsx';
import { ExamTag } from '../../lists/statuses.tsx';
import classes from './exams.module.css';
import { examCountsQuery, examListQuery } from './queries.ts';

const sorts = ['updated', 'name', 'minutes'] as const;
const periods = ['7', '30', '90', '365'] as const;
const filterNames = ['grade', 'subject', 'type', 'skill', 'series', 'period', 'status', 'sample'] as const;
export type ExamScope = 'system' | 'shared' | 'mine';

/** `ofSeries`: the page of the series that the address names. */
export function ExamListPage({ scope, ofSeries }: { scope: ExamScope; ofSeries: boolean }) {
  const mine = scope === 'mine';
  const { t } = useTranslation('exams');
  const { t: c } = useTranslation('common');
  const english = useLocale() === 'en';
  const profile = useProfile();
  const navigate = useNavigate();
  const list = useList({ sorts, direction: 'desc', filters: filterNames });
  const { url, set } = list;
  const grades = useGrades();
  const types = useExamTypes();
  const series = useSeries(url['grade'] ?? null, url['subject'] ?? null);
  const [preview, setPreview] = useState<ExamSummary | null>(null);
  const [assigning, setAssigning] = useRestorableState<string | null>('assigning', null);
  const [linked, setLinked] = useState<ExamSummary | null>(null);
  const [sampled, setSampled] = useState<ExamSummary | null>(null);
  const [drawer, setDrawer] = useState(false);

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
  const result = useQuery(
    examListQuery({
      ...list.query,
      ...shared,
      examType: one('type') as never,
      first: profile.subject ?? undefined,
    }),
  );
  const counts = useQuery(examCountsQuery(shared));
  const countOf = (code: string) => counts.data?.find((count) => String(count.examType) === code)?.count ?? 0;

  const gate = useGate('/unit-test/create');
  // What staff makes is the system's.
  const makesHere = scope === (profile.role === 'TEACHER' ? 'mine' : 'system');
  const open = (row: ExamSummary) =>
    void navigate({ to: '/unit-test/$templateSlug', params: { templateSlug: row.id } });
  const assign = (row: ExamSummary) => {
    if (row.locked === null) setAssigning(row.id);
    else void navigate({ to: '/payment', search: { type: 'upgrade', feature: row.locked } });
  };
  const columns: Column<ExamSummary>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      width: '42%',
      cell: (row) => (
        <div className={classes.nameCell}>
          <button type="button" className={classes.nameLink} onClick={() => open(row)}>
            {(english && row.nameEn) || row.name}
          </button>
          {row.needsCode && <Tag tone="ink">{t('codeTag')}</Tag>}
          {row.sample !== null && <Tag>{t('sampleTag', { position: row.sample })}</Tag>}
          {mine && row.privacy === 'PUBLIC' && <Tag>{t('sharedTag')}</Tag>}
          {scope === 'shared' && row.creator && <span className={classes.line}>{row.creator}</span>}
          <span className={classes.line}>
            {[
              types.nameOf(row.examType),
              skills
                .filter((skill) => row.skills.includes(skill))
                .map((skill) => c(`skills.${skill}`))
                .join(', '),
              row.seriesId && series.nameOf(row.seriesId),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 92,
      cell: (row) => (
        <span className={classes.nowrap}>
          {grades.nameOf(row.gradeId)}
          <span className={classes.second}>{c(`subjects.${row.subject}`)}</span>
        </span>
      ),
    },
    {
      key: 'questions',
      header: t('columns.questions'),
      width: 76,
      align: 'right',
      numeric: true,
      cell: (row) => row.totalQuestions,
    },
    {
      key: 'minutes',
      header: t('columns.minutes'),
      width: 96,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => t('minutes', { count: row.minutes }),
    },
    {
      key: 'status',
      header: t('columns.status'),
      width: 130,
      cell: (row: ExamSummary) =>
        row.status === 'READY' ? (
          <ExamTag status="READY">{t('status.READY')}</ExamTag>
        ) : (
          <ExamTag status="DRAFT">{t('status.DRAFT', { chosen: row.chosen, total: row.totalQuestions })}</ExamTag>
        ),
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 92,
      hideBelow: 1280 as const,
      cell: (row: ExamSummary) => (row.uses > 0 ? t('times', { count: row.uses }) : '–'),
    },
    {
      key: 'updated',
      header: t('columns.updated'),
      width: 116,
      numeric: true,
      sortable: true,
      hideBelow: 1440,
      cell: (row) => <span title={formatDayTime(row.updatedAt)}>{formatDay(row.updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 160,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <div className={classes.rowActions}>
          {row.abilities.assign && (
            <span className={classes.wide}>
              <Button
                size="sm"
                icon={row.locked === null ? undefined : <IconLock size={16} stroke={1.75} aria-hidden />}
                onClick={() => assign(row)}
              >
                {t(row.locked === null ? 'assign' : 'unlock')}
              </Button>
            </span>
          )}
          <ExamRowMenu
            row={row}
            mayCopy={gate === 'open'}
            onOpen={() => open(row)}
            onAssign={() => assign(row)}
            onPreview={() => setPreview(row)}
            onLink={() => setLinked(row)}
            onSample={() => setSampled(row)}
          />
        </div>
      ),
    },
  ];
  const subject = subjects.find((name) => name === url['subject']);
  // Without a subject chosen the skills of one's own come first.
  const skillsAsked = subject
    ? skillsOf[subject]
    : profile.subject
      ? [...new Set([...skillsOf[profile.subject], ...skills])]
      : skills;
  const choices = {
    subject: subjects.map((subject) => ({ value: subject as string, label: c(`subjects.${subject}`) })),
    skill: skillsAsked.map((skill) => ({ value: skill as string, label: c(`skills.${skill}`) })),
    series: series.choices,
    period: periods.map((period) => ({ value: period as string, label: t(`periods.${period}`) })),
    sample: scope === 'system' ? [{ value: 'true', label: t('filters.onlySamples') }] : [],
    status: mine
      ? [
          { value: 'DRAFT', label: t('status.DRAFT_PLAIN') },
          { value: 'READY', label: t('status.READY') },
        ]
      : [],
  };
  const drawerNames = (['subject', 'skill', 'series', 'period', 'sample', 'status'] as const).filter(
    (name) => choices[name].length > 0,
  );
  const alls = {
    subject: t('filters.allSubjects'),
    skill: t('filters.allSkills'),
    series: t('filters.allSeries'),
    period: t('filters.anyTime'),
    sample: t('filters.anySample'),
    status: t('filters.anyStatus'),
  };
  const inDrawer = drawerNames.filter((name) => url[name]);
  const clearInDrawer = () => set(Object.fromEntries(['search', ...filterNames].map((name) => [name, undefined])));
  const pick = (
    name: (typeof filterNames)[number],
    all: string,
    data: { value: string; label: string }[],
    label: string,
    width?: number,
  ) => (
    <SelectField
      key={name}
      {...(width ? { 'aria-label': label, w: width } : { label })}
      placeholder={all}
      data={data}
      value={url[name] ?? null}
      onChange={(value) => set({ [name]: value ?? undefined })}
      clearable
      searchable={data.length > 12}
    />
  );

  return (
    <ListPage
      title={t('title')}
      beside={
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
      }
      actions={
        gate === 'home' ? undefined : (
          <Button
            variant="primary"
            icon={
              gate === 'upgrade' ? (
                <IconLock size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconPlus size={18} stroke={2} aria-hidden />
              )
            }
            onClick={() =>
              void (gate === 'upgrade'
                ? navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-exams' } })
                : navigate({ to: '/unit-test/create' }))
            }
          >
            {t(gate === 'upgrade' ? 'createLocked' : 'create')}
          </Button>
        )
      }
    >
      {ofSeries && url['series'] && <SeriesHead id={url['series']} />}
      {makesHere && gate === 'open' && <Makings />}
      <ListTools list={list} search={t('searchPlaceholder')}>
        {pick('grade', t('filters.allGrades'), grades.choices, t('filters.grade'), 130)}
        {pick(
          'type',
          t('filters.allTypes'),
          types.choices
            .filter((choice) => countOf(choice.value) > 0 || choice.value === url['type'])
            .map((choice) => ({
              value: choice.value,
              label: t('filters.typeCount', { name: choice.label, count: countOf(choice.value) }),
            })),
          t('filters.type'),
          220,
        )}
        <Button
          icon={<IconFilter size={18} stroke={1.75} aria-hidden />}
          variant={inDrawer.length > 0 ? 'tint' : 'outline'}
          onClick={() => setDrawer(true)}
        >
          {inDrawer.length > 0 ? t('filters.moreCount', { number: inDrawer.length }) : t('filters.more')}
        </Button>
      </ListTools>
      {inDrawer.length > 0 && (
        <div className={classes.chips}>
          {inDrawer.map((name) => (
            <FilterChip
              key={name}
              name={t(`filters.${name}`)}
              value={choices[name].find((choice) => choice.value === url[name])?.label ?? url[name]}
              onRemove={() => set({ [name]: undefined })}
            />
          ))}
          <Button variant="link" size="sm" onClick={list.clear}>
            {t('filters.clear')}
          </Button>
        </div>
      )}
      <ListTable
        label={t('title')}
        list={list}
        result={result}
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
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        title={t('filters.more')}
        footer={
          <>
            <Button onClick={clearInDrawer}>{t('filters.clear')}</Button>
            <Button variant="primary" onClick={() => setDrawer(false)}>
              {t('filters.show', { count: result.data?.page.total ?? 0 })}
            </Button>
          </>
        }
      >
        <div className={classes.drawer}>
          {drawerNames.map((name) => pick(name, alls[name], choices[name], t(`filters.${name}`)))}
        </div>
      </Drawer>
      {preview && <PreviewDialog examId={preview.id} name={preview.name} opened onClose={() => setPreview(null)} />}
      {sampled && <SampleDialog exam={sampled} onClose={() => setSampled(null)} />}
      {linked && <LinkDialog examId={linked.id} name={linked.name} onClose={() => setLinked(null)} />}
      {assigning && <AssignDialog examId={assigning} opened onClose={() => setAssigning(null)} />}
    </ListPage>
  );
}
