import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { dayInVietnam, schoolYearOf } from '@vumon/domain';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState } from '@vumon/ui';
import { useState } from 'react';
import { useGrades } from '../../api/reference-data.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { AssignDialog } from '../../exam/assignments/form/AssignDialog.tsx';
import { CreateButton } from '../../lists/CreateButton.tsx';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../lists/ListPage.tsx';
import { useList } from '../../lists/use-list.ts';
import { useClassColumns } from './class-columns.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import { NextYearDialog } from './next-year/NextYearDialog.tsx';
import { classListQuery } from './queries.ts';

export default function ClassListPage() {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const grades = useGrades();
  const list = useList({
    sorts: ['updated', 'name', 'schoolYear', 'students'],
    direction: 'desc',
    filters: ['grade', 'year', 'status'],
  });
  const { url } = list;
  const [dialog, setDialog] = useRestorableState<{ value: ClassView | null } | null>(
    'class dialog',
    url['new'] === '1' ? { value: null } : null,
  );
  const [carrying, setCarrying] = useState(false);
  const [assignTo, setAssignTo] = useRestorableState<string | null>('assign to', null);

  const status = url['status'] === 'ACTIVE' || url['status'] === 'DEACTIVATED' ? url['status'] : undefined;
  const filter = {
    ...list.query,
    gradeId: url['grade'],
    schoolYear: url['year'] ? Number(url['year']) || undefined : undefined,
    status,
  } satisfies Parameters<typeof classListQuery>[0];
  const client = useQueryClient();
  const result = useQuery(classListQuery(filter));
  const [thisYear] = useState(() => schoolYearOf(dayInVietnam(Date.now())));
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2, thisYear - 3];

  const open = (row: ClassView) => void navigate({ to: '/classes/$classesSlug', params: { classesSlug: row.id } });
  const columns = useClassColumns({
    onOpen: open,
    onAssign: (row) => setAssignTo(row.id),
    onEdit: (row) => setDialog({ value: row }),
  });

  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <Button icon={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setCarrying(true)}>
            {t('nextYear.button')}
          </Button>
          <CreateButton onClick={() => setDialog({ value: null })}>{t('create')}</CreateButton>
        </>
      }
    >
      <ListTools list={list} search={t('searchPlaceholder')}>
        <ListFilter
          list={list}
          name="grade"
          label={t('fields.grade')}
          placeholder={t('filters.allGrades')}
          data={grades.choices}
          w={150}
        />
        <ListFilter
          list={list}
          name="year"
          label={t('fields.schoolYear')}
          placeholder={t('filters.allYears')}
          data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))}
          w={150}
        />
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('filters.anyStatus')}
          data={(['ACTIVE', 'DEACTIVATED'] as const).map((one) => ({ value: one, label: t(`status.${one}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(classListQuery({ ...filter, ...page }))}
        columns={columns}
        onRowClick={open}
        empty={
          <ListEmpty list={list} title={t('empty.filteredTitle')} body={t('empty.filtered')} clear={t('filters.clear')}>
            <EmptyState
              title={t('empty.title')}
              motif="scales"
              action={<Button onClick={() => setDialog({ value: null })}>{t('create')}</Button>}
            >
              {t('empty.body')}
            </EmptyState>
          </ListEmpty>
        }
      />
      <ClassDialog
        opened={dialog !== null}
        value={dialog?.value ?? null}
        onClose={() => setDialog(null)}
        onSaved={(saved) => {
          if (!dialog?.value) open(saved);
        }}
      />
      <NextYearDialog opened={carrying} onClose={() => setCarrying(false)} />
      <AssignDialog opened={assignTo !== null} classId={assignTo ?? undefined} onClose={() => setAssignTo(null)} />
    </ListPage>
  );
}
