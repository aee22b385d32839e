import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconDots, IconEye, IconFileText, IconLock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormatSummary } from '@vumon/contract';
import { skills, subjects, type Subject } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, IconButton, LevelDots, Menu, PageHeader, SearchInput, Segmented, SelectField, Switch, Table, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { AppFrame } from '../../app/AppFrame.tsx';
import { useErrorMessage } from '../../app/form-errors.ts';
import { useGrades } from '../../app/catalogue.ts';
import { listPager } from '../../app/list-pager.tsx';
import { useProfile } from '../../app/session.ts';
import { useTyped, useUrlState } from '../../app/url-state.ts';
import { useGate } from '../../app/use-gate.ts';
import classes from './formats.module.css';
import { formatListQuery, useFormatChanges, type FormatListQuery } from './queries.ts';

const sorts = ['updated', 'name', 'questions', 'minutes'] as const;

/** System formats and one's own side by side; the flag `m=mine` of the address says which. */
export default function FormatListPage() {
  const [url, set] = useUrlState();
  const { role } = useProfile();
  const mine = url['m'] === 'mine' && role === 'TEACHER';
  return <FormatList scope={mine ? 'mine' : 'system'} base="/templates" onScope={(scope) => set({ m: scope === 'mine' ? 'mine' : undefined })} />;
}

export interface FormatListProps {
  readonly scope: 'system' | 'mine';
  /** Where the formats of the list are opened. */
  readonly base: '/templates' | '/unit-test-templates';
  /** Of teachers, who have formats of their own. */
  onScope(scope: 'system' | 'mine'): void;
}

export function FormatList({ scope, base, onScope }: FormatListProps) {
  const { t } = useTranslation('formats');
  const messageOf = useErrorMessage();
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const profile = useProfile();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const grades = useGrades();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const changes = useFormatChanges();

  const mine = scope === 'mine';
  const sort = sorts.find((one) => one === url['sort']) ?? 'updated';
  const direction = url['direction'] === 'asc' ? 'asc' : 'desc';
  const query: FormatListQuery = {
    scope,
    search: url['search'],
    gradeId: url['grade'] ? [url['grade']] : undefined,
    subject: subjects.find((one) => one === url['subject']),
    active: url['active'] === 'true' || url['active'] === 'false' ? url['active'] : undefined,
    sort,
    direction,
    page: Number(url['page'] ?? 0) || 0,
    size: Number(url['size'] ?? 20) || 20,
  };
  const list = useQuery(formatListQuery(query));
  const filtered = Boolean(url['search'] || url['grade'] || url['subject'] || url['active']);

  const makerRoles = ['ADMIN', 'OPERATOR', 'TEACHER'];
  const ofTeacher: Record<string, string> = profile.role === 'TEACHER' ? { m: 'mine' } : {};
  const createPath = base === '/templates' || profile.role === 'TEACHER' ? '/templates/create-new-template' : '/unit-test-templates/create';
  const gate = useGate(createPath, ofTeacher);
  const create = makerRoles.includes(profile.role) && (
    <Button variant="primary" icon={gate === 'upgrade' ? <IconLock size={18} stroke={1.75} aria-hidden /> : <IconPlus size={18} stroke={2} aria-hidden />}
      onClick={() => void (gate === 'upgrade'
        ? navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-formats' } as never })
        : navigate({ to: createPath, search: ofTeacher as never }))}>
      {t(gate === 'upgrade' ? 'createLocked' : 'create')}
    </Button>
  );

  const open = (row: FormatSummary) => {
    if (row.abilities.view) void navigate({ to: `${base}/${row.id}` as never });
  };
  const copy = async (row: FormatSummary) => {
    const made = await changes.copy.mutateAsync({ id: row.id, name: t('copyName', { name: row.name }).slice(0, 100) });
    toast(t('copied'));
    void navigate({ to: `${base}/${made.id}` as never });
  };
  const remove = async (row: FormatSummary) => {
    if (!(await confirm({ title: t('removeTitle', { name: row.name }), body: t('removeBody'), confirmLabel: t('remove'), danger: true }))) return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed'));
  };
  const report = (work: Promise<unknown>) => void work.catch((error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }));

  const columns: Column<FormatSummary>[] = [
    {
      key: 'name', header: t('columns.name'), sortable: true, narrow: 'title', width: '50%',
      cell: (row) => (
        <div className={classes.nameCell}>
          <button type="button" className={classes.nameLink} onClick={() => open(row)}>{row.name}</button>
          <span className={classes.facts}>
            <span>{t('partCount', { count: row.parts })}{row.subject !== 'MATH' && `: ${skills.filter((skill) => row.skills.includes(skill)).map((skill) => c(`skills.${skill}`)).join(', ')}`}</span>
            {row.cognition === 'SPECIFIED' ? <LevelDots level={4}>{t('specified')}</LevelDots> : <span>{t('random')}</span>}
          </span>
        </div>
      ),
    },
    { key: 'grade', header: t('columns.grade'), width: 100, cell: (row) => <span className={classes.nowrap}>{grades.nameOf(row.gradeId)}<span className={classes.subject}>{c(`subjects.${row.subject}`)}</span></span> },
    { key: 'questions', header: t('columns.questions'), width: 96, align: 'right', numeric: true, sortable: true, cell: (row) => row.totalQuestions },
    { key: 'points', header: t('columns.points'), width: 80, align: 'right', numeric: true, cell: (row) => format.mark(row.totalPoints) },
    { key: 'minutes', header: t('columns.minutes'), width: 110, align: 'right', numeric: true, sortable: true, cell: (row) => t('minutes', { count: row.minutes }) },
    { key: 'uses', header: t('columns.uses'), width: 80, align: 'right', numeric: true, hideBelow: 1280, cell: (row) => row.uses },
    {
      key: 'active', header: t('columns.active'), width: 110,
      cell: (row) => row.abilities.toggle
        ? <Switch checked={row.active} aria-label={t('toggleOf', { name: row.name })} onChange={(active) => report(changes.toggle.mutateAsync({ id: row.id, active }).then(() => toast(t(active ? 'turnedOn' : 'turnedOff'))))} />
        : <Tag tone={row.active ? 'ok' : 'neutral'}>{t(row.active ? 'on' : 'off')}</Tag>,
    },
    {
      key: 'actions', header: <span className="visually-hidden">{t('columns.actions')}</span>, label: t('columns.actions'), width: 56, align: 'right', narrow: 'end',
      cell: (row) => (
        <Menu label={row.name} items={[
          { label: t(row.abilities.edit ? 'edit' : 'view'), icon: row.abilities.edit ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />, onSelect: () => open(row), disabled: !row.abilities.view },
          row.abilities.apply && { label: t('use'), icon: <IconFileText size={18} stroke={1.75} />, onSelect: () => void navigate({ to: '/unit-test/create', search: { format: row.id } as never }) },
          row.abilities.copy && { label: t('copy'), icon: <IconCopy size={18} stroke={1.75} />, onSelect: () => report(copy(row)) },
          row.abilities.delete && { label: t('remove'), icon: <IconTrash size={18} stroke={1.75} />, onSelect: () => report(remove(row)), danger: true, divided: true },
        ]}>
          <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('actionsOf', { name: row.name })} />
        </Menu>
      ),
    },
  ];

  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader title={t('title')} actions={create || undefined}
          beside={profile.role === 'TEACHER'
            ? <Segmented aria-label={t('scopes.label')} value={mine ? 'mine' : 'system'} onChange={(next) => onScope(next === 'mine' ? 'mine' : 'system')}
                options={[{ value: 'system', label: t('scopes.system') }, { value: 'mine', label: t('scopes.mine') }]} />
            : undefined} />
        <div className={classes.tools}>
          <SearchInput value={typed} onChange={type} placeholder={t('searchPlaceholder')} className={classes.search} />
          <SelectField aria-label={t('filters.grade')} placeholder={t('filters.allGrades')} data={grades.choices} value={url['grade'] ?? null} onChange={(grade) => set({ grade: grade ?? undefined })} clearable w={150} />
          <SelectField aria-label={t('filters.subject')} placeholder={t('filters.allSubjects')} data={subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) }))} value={url['subject'] ?? null}
            onChange={(subject) => set({ subject: (subject as Subject | null) ?? undefined })} clearable w={150} />
          <SelectField aria-label={t('filters.active')} placeholder={t('filters.anyActive')} data={[{ value: 'true', label: t('filters.on') }, { value: 'false', label: t('filters.off') }]} value={url['active'] ?? null}
            onChange={(active) => set({ active: active ?? undefined })} clearable w={160} />
        </div>
        <Table aria-label={t('title')} columns={columns} rows={list.data?.data} rowKey={(row) => row.id} rowHeight={72} onRowClick={open}
          sort={{ key: sort, direction }} onSort={(next) => set({ sort: next.key, direction: next.direction })}
          error={list.error ? messageOf(list.error) : undefined} onRetry={() => void list.refetch()}
          empty={(
            <EmptyState title={t('empty.title')} motif="grid"
              action={filtered ? <Button onClick={() => set({ search: undefined, grade: undefined, subject: undefined, active: undefined })}>{t('filters.clear')}</Button> : undefined}>
              {t(filtered ? 'empty.filtered' : mine ? 'empty.mine' : 'empty.system')}
            </EmptyState>
          )}
          footer={listPager(list.data?.page, set)} />
      </div>
    </AppFrame>
  );
}
