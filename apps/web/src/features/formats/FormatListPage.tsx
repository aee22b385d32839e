import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconEye, IconFileText, IconLock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { FormatSummary } from '@vumon/contract';
import { skills, subjects } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, LevelDots, Segmented, Switch, Tag, toast, useConfirm, type Column } from '@vumon/ui';
import { useGrades } from '../../api/reference-data.ts';
import { useProfile } from '../../session/profile.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useGate } from '../../session/use-gate.ts';
import { useReport } from '../../forms/report.ts';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { rowActions } from '../../lists/row-actions.tsx';
import { useList } from '../../lists/use-list.ts';
import classes from './formats.module.css';
import { formatListQuery, useFormatChanges } from './queries.ts';

/** System formats and one's own side by side; the flag `m=mine` of the address says which. */
export default function FormatListPage() {
  const [url, set] = useUrlState();
  const { role } = useProfile();
  const mine = url['m'] === 'mine' && role === 'TEACHER';
  return (
    <FormatList
      scope={mine ? 'mine' : 'system'}
      base="/templates"
      onScope={(scope) => set({ m: scope === 'mine' ? 'mine' : undefined })}
    />
  );
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
  const report = useReport();
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const profile = useProfile();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const grades = useGrades();
  const list = useList({
    sorts: ['updated', 'name', 'questions', 'minutes'],
    direction: 'desc',
    filters: ['grade', 'subject', 'active'],
  });
  const { url, set } = list;
  const changes = useFormatChanges();

  const mine = scope === 'mine';
  const result = useQuery(
    formatListQuery({
      ...list.query,
      scope,
      gradeId: url['grade'] ? [url['grade']] : undefined,
      subject: subjects.find((one) => one === url['subject']),
      first: profile.subject ?? undefined,
      active: url['active'] === 'true' || url['active'] === 'false' ? url['active'] : undefined,
    }),
  );

  const makerRoles = ['ADMIN', 'OPERATOR', 'TEACHER'];
  const ofTeacher: Record<string, string> = profile.role === 'TEACHER' ? { m: 'mine' } : {};
  const createPath =
    base === '/templates' || profile.role === 'TEACHER'
      ? '/templates/create-new-template'
      : '/unit-test-templates/create';
  const gate = useGate(createPath, ofTeacher);
  const create = makerRoles.includes(profile.role) && (
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
          ? navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-formats' } })
          : navigate({ to: createPath, search: ofTeacher }))
      }
    >
      {t(gate === 'upgrade' ? 'createLocked' : 'create')}
    </Button>
  );

  const open = (row: FormatSummary) => {
    if (row.abilities.view) void navigate({ to: `${base}/${row.id}` });
  };
  const copy = async (row: FormatSummary) => {
    const made = await changes.copy.mutateAsync({ id: row.id, name: t('copyName', { name: row.name }).slice(0, 100) });
    toast(t('copied'));
    void navigate({ to: `${base}/${made.id}` });
  };
  const remove = async (row: FormatSummary) => {
    if (
      !(await confirm({
        title: t('removeTitle', { name: row.name }),
        body: t('removeBody'),
        confirmLabel: t('remove'),
        danger: true,
      }))
    )
      return;
    await changes.remove.mutateAsync(row.id);
    toast(t('removed'));
  };
  const columns: Column<FormatSummary>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      narrow: 'title',
      width: '50%',
      cell: (row) => (
        <div className={classes.nameCell}>
          <button type="button" className={classes.nameLink} onClick={() => open(row)}>
            {row.name}
          </button>
          <span className={classes.facts}>
            <span>
              {t('partCount', { count: row.parts })}
              {row.subject !== 'MATH' &&
                `: ${skills
                  .filter((skill) => row.skills.includes(skill))
                  .map((skill) => c(`skills.${skill}`))
                  .join(', ')}`}
            </span>
            {row.cognition === 'SPECIFIED' ? (
              <LevelDots level={4}>{t('specified')}</LevelDots>
            ) : (
              <span>{t('random')}</span>
            )}
          </span>
        </div>
      ),
    },
    {
      key: 'grade',
      header: t('columns.grade'),
      width: 100,
      cell: (row) => (
        <span className={classes.nowrap}>
          {grades.nameOf(row.gradeId)}
          <span className={classes.subject}>{c(`subjects.${row.subject}`)}</span>
        </span>
      ),
    },
    {
      key: 'questions',
      header: t('columns.questions'),
      width: 96,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => row.totalQuestions,
    },
    {
      key: 'points',
      header: t('columns.points'),
      width: 80,
      align: 'right',
      numeric: true,
      cell: (row) => format.mark(row.totalPoints),
    },
    {
      key: 'minutes',
      header: t('columns.minutes'),
      width: 110,
      align: 'right',
      numeric: true,
      sortable: true,
      cell: (row) => <span className={classes.nowrap}>{t('minutes', { count: row.minutes })}</span>,
    },
    {
      key: 'uses',
      header: t('columns.uses'),
      width: 80,
      align: 'right',
      numeric: true,
      hideBelow: 1280,
      cell: (row) => row.uses,
    },
    {
      key: 'active',
      header: t('columns.active'),
      width: 110,
      cell: (row) =>
        row.abilities.toggle ? (
          <Switch
            checked={row.active}
            aria-label={t('toggleOf', { name: row.name })}
            onChange={(active) =>
              report(
                changes.toggle
                  .mutateAsync({ id: row.id, active })
                  .then(() => toast(t(active ? 'turnedOn' : 'turnedOff'))),
              )
            }
          />
        ) : (
          <Tag tone={row.active ? 'ok' : 'neutral'}>{t(row.active ? 'on' : 'off')}</Tag>
        ),
    },
    rowActions({
      header: t('columns.actions'),
      label: (row) => t('actionsOf', { name: row.name }),
      nameOf: (row) => row.name,
      items: (row) => [
        {
          label: t(row.abilities.edit ? 'edit' : 'view'),
          icon: row.abilities.edit ? <IconPencil size={18} stroke={1.75} /> : <IconEye size={18} stroke={1.75} />,
          onSelect: () => open(row),
          disabled: !row.abilities.view,
        },
        row.abilities.apply && {
          label: t('use'),
          icon: <IconFileText size={18} stroke={1.75} />,
          onSelect: () => void navigate({ to: '/unit-test/create', search: { format: row.id } }),
        },
        row.abilities.copy && {
          label: t('copy'),
          icon: <IconCopy size={18} stroke={1.75} />,
          onSelect: () => report(copy(row)),
        },
        row.abilities.delete && {
          label: t('remove'),
          icon: <IconTrash size={18} stroke={1.75} />,
          onSelect: () => report(remove(row)),
          danger: true,
          divided: true,
        },
      ],
    }),
  ];

  return (
    <ListPage
      title={t('title')}
      actions={create || undefined}
      beside={
        profile.role === 'TEACHER' ? (
          <Segmented
            aria-label={t('scopes.label')}
            value={mine ? 'mine' : 'system'}
            onChange={(next) => onScope(next === 'mine' ? 'mine' : 'system')}
            options={[
              { value: 'system', label: t('scopes.system') },
              { value: 'mine', label: t('scopes.mine') },
            ]}
          />
        ) : undefined
      }
    >
      <ListTools list={list} search={t('searchPlaceholder')}>
        <ListFilter
          list={list}
          name="grade"
          label={t('filters.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          w={150}
        />
        <ListFilter
          list={list}
          name="subject"
          label={t('filters.subject')}
          placeholder={t('filters.allSubjects')}
          data={subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) }))}
          w={150}
        />
        <ListFilter
          list={list}
          name="active"
          label={t('filters.active')}
          placeholder={t('filters.anyActive')}
          data={[
            { value: 'true', label: t('filters.on') },
            { value: 'false', label: t('filters.off') },
          ]}
          w={160}
        />
      </ListTools>
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
            action={
              list.filtered ? (
                <Button
                  onClick={() => set({ search: undefined, grade: undefined, subject: undefined, active: undefined })}
                >
                  {t('filters.clear')}
                </Button>
              ) : undefined
            }
          >
            {t(list.filtered ? 'empty.filtered' : mine ? 'empty.mine' : 'empty.system')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
