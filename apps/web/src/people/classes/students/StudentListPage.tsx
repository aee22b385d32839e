import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ManagedStudent } from '@vumon/contract';
import { userStatuses } from '@vumon/domain';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Drawer, EmptyState, Segmented } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { downloadFile } from '../../../api/download.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { CreateButton } from '../../../lists/CreateButton.tsx';
import { ListEmpty, ListFilter, ListPage, ListTable, ListTools } from '../../../lists/ListPage.tsx';
import { useList } from '../../../lists/use-list.ts';
import { useReport } from '../../../forms/report.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import { useProfile } from '../../../session/profile.ts';
import classes from '../classes.module.css';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useStudentImport } from '../import/use-student-import.ts';
import { activeClassesQuery, studentListQuery } from '../queries.ts';
import { RenewedSheet } from '../sign-in-cards/RenewedSheet.tsx';
import { useRenewal } from '../sign-in-cards/use-renewal.ts';
import { SchoolLearners } from './SchoolLearners.tsx';
import { useManagedStudentColumns } from './student-columns.tsx';
import { StudentDialog } from './StudentDialog.tsx';

export default function StudentListPage() {
  const { t } = useTranslation('classes');
  const { administersSchool } = useProfile();
  const [url, set] = useUrlState();
  const renewal = useRenewal();
  if (renewal.sheet) return <RenewedSheet {...renewal.sheet} onBack={renewal.close} />;
  const scope = administersSchool && url['scope'] === 'school' ? 'school' : 'mine';
  const beside = administersSchool && (
    <Segmented
      aria-label={t('renewed.scope')}
      value={scope}
      onChange={(next) =>
        set({
          scope: next === 'school' ? 'school' : undefined,
          search: undefined,
          page: undefined,
          sort: undefined,
          direction: undefined,
          classId: undefined,
          status: undefined,
        })
      }
      options={[
        { value: 'mine', label: t('renewed.mine') },
        { value: 'school', label: t('renewed.school') },
      ]}
    />
  );
  return scope === 'school' ? (
    <ListPage title={t('list.title')} beside={beside}>
      <SchoolLearners renewal={renewal} />
    </ListPage>
  ) : (
    <OwnLearners beside={beside} />
  );
}

function OwnLearners({ beside }: { beside: ReactNode }) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const navigate = useNavigate();
  const list = useList({ sorts: ['name', 'code', 'birthday'], filters: ['classId', 'status'] });
  const [editing, setEditing] = useRestorableState<ManagedStudent | null>('learner dialog', null);
  const importing = list.url['panel'] === 'import';
  const work = useStudentImport(null, importing);
  const klasses = useQuery(activeClassesQuery);
  const status = userStatuses.find((one) => one === list.url['status']);
  const filter = { ...list.query, classId: list.url['classId'], status };
  const client = useQueryClient();
  const result = useQuery(studentListQuery(filter));

  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { search, sort, direction } = list.query;
    const given = { search, sort, direction, classId: list.url['classId'], status };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
    await downloadFile(`/itf/students/export?${query.toString()}`, 'students.xlsx').finally(() => setSaving(false));
  };

  const columns = useManagedStudentColumns({ onEdit: setEditing });
  const add = () => void navigate({ to: '/classes/add-new-student' });
  return (
    <ListPage
      title={t('list.title')}
      beside={beside}
      actions={
        <>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            loading={saving}
            onClick={() => report(save())}
          >
            {t('list.export')}
          </Button>
          <Button
            icon={<IconFileSpreadsheet size={18} stroke={1.75} aria-hidden />}
            onClick={() => list.set({ panel: 'import' })}
          >
            {t('import.title')}
          </Button>
          <CreateButton onClick={add}>{t('student.add')}</CreateButton>
        </>
      }
    >
      <ListTools list={list} search={t('students.search')}>
        <ListFilter
          list={list}
          name="classId"
          label={t('columns.inClasses')}
          placeholder={t('filters.allClasses')}
          data={klasses.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
          searchable
          w={180}
        />
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          placeholder={t('filters.anyStatus')}
          data={userStatuses.map((one) => ({ value: one, label: t(`userStatus.${one}`) }))}
          w={190}
        />
      </ListTools>
      <ListTable
        label={t('list.title')}
        list={list}
        result={result}
        all={(page) => client.fetchQuery(studentListQuery({ ...filter, ...page }))}
        columns={columns}
        rowHeight={48}
        empty={
          <ListEmpty
            list={list}
            title={t('empty.filteredTitle')}
            body={t('students.noMatch')}
            clear={t('filters.clear')}
          >
            <EmptyState
              title={t('list.emptyTitle')}
              motif="scales"
              action={<Button onClick={add}>{t('student.add')}</Button>}
            >
              {t('list.empty')}
            </EmptyState>
          </ListEmpty>
        }
      />
      <Drawer opened={importing} onClose={() => list.set({ panel: undefined })} title={t('import.title')}>
        <div className={classes.inDrawer}>
          <ImportPanel work={work} bare classId={null} onClose={() => list.set({ panel: undefined })} />
        </div>
      </Drawer>
      <StudentDialog opened={editing !== null} value={editing} onClose={() => setEditing(null)} />
    </ListPage>
  );
}
