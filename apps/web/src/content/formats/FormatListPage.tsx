import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormatSummary } from '@vumon/contract';
import { subjects } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Segmented } from '@vumon/ui';
import { useGrades } from '../../api/reference-data.ts';
import { ownGrades, useProfile } from '../../session/profile.ts';
import { useState } from 'react';
import { useUrlState } from '../../navigation/url-state.ts';
import { useGate } from '../../session/use-gate.ts';
import { CreateButton } from '../../lists/CreateButton.tsx';
import { ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { keepsViews } from '../../lists/views/queries.ts';
import { useFormatColumns } from './format-columns.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { formatListQuery } from './queries.ts';

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
  /** Set for teachers, who have formats of their own. */
  onScope(scope: 'system' | 'mine'): void;
}

const makerRoles = ['ADMIN', 'OPERATOR', 'TEACHER'];

export function FormatList({ scope, base, onScope }: FormatListProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const navigate = useNavigate();
  const grades = useGrades();
  const list = useList({
    keep: keepsViews(profile.role) ? 'formats' : undefined,
    sorts: ['updated', 'name', 'questions', 'minutes'],
    direction: 'desc',
    filters: ['grade', 'subject', 'active'],
  });
  const { url } = list;

  const mine = scope === 'mine';
  const filter = {
    ...list.query,
    scope,
    gradeId: url['grade'] ? [url['grade']] : undefined,
    subject: subjects.find((one) => one === url['subject']),
    first: profile.subject ?? undefined,
    firstGrade: scope === 'system' && !url['sort'] ? ownGrades(profile) : undefined,
    active: url['active'] === 'true' || url['active'] === 'false' ? url['active'] : undefined,
  } satisfies Parameters<typeof formatListQuery>[0];
  const client = useQueryClient();
  const result = useQuery(formatListQuery(filter));

  const open = (row: FormatSummary) => {
    if (row.abilities.view) void navigate({ to: `${base}/${row.id}` });
  };
  const [renamed, setRenamed] = useState<FormatSummary | null>(null);
  const columns = useFormatColumns({ base, onOpen: open, onRename: setRenamed });

  return (
    <ListPage
      title={t('title')}
      actions={makerRoles.includes(profile.role) ? <CreateFormatButton base={base} /> : undefined}
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
      <ListTools list={list} search={t('searchPlaceholder')} columns={columns}>
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
        all={(page) => client.fetchQuery(formatListQuery({ ...filter, ...page }))}
        columns={columns}
        onRowClick={open}
        empty={
          <EmptyState
            title={t('empty.title')}
            motif="grid"
            action={list.filtered ? <Button onClick={list.clear}>{t('filters.clear')}</Button> : undefined}
          >
            {t(list.filtered ? 'empty.filtered' : mine ? 'empty.mine' : 'empty.system')}
          </EmptyState>
        }
      />
      {renamed && <RenameDialog format={renamed} onClose={() => setRenamed(null)} />}
    </ListPage>
  );
}

/** Leads to the upgrade where the package does not include own formats. */
function CreateFormatButton({ base }: { base: FormatListProps['base'] }) {
  const { t } = useTranslation('formats');
  const profile = useProfile();
  const navigate = useNavigate();
  const ofTeacher: Record<string, string> = profile.role === 'TEACHER' ? { m: 'mine' } : {};
  const createPath =
    base === '/templates' || profile.role === 'TEACHER'
      ? '/templates/create-new-template'
      : '/unit-test-templates/create';
  const gate = useGate(createPath, ofTeacher);
  return (
    <CreateButton
      locked={gate === 'upgrade'}
      onClick={() =>
        void (gate === 'upgrade'
          ? navigate({ to: '/payment', search: { type: 'upgrade', feature: 'create-formats' } })
          : navigate({ to: createPath, search: ofTeacher }))
      }
    >
      {t(gate === 'upgrade' ? 'createLocked' : 'create')}
    </CreateButton>
  );
}
