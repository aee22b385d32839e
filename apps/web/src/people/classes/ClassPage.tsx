import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ClassView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Drawer, Note, Tabs, useScreen } from '@vumon/ui';
import { AppFrame, type Breadcrumb } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useReport } from '../../forms/report.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useState } from 'react';
import { AssignDialog } from '../../exam/assignments/form/AssignDialog.tsx';
import { AssignedTab } from '../../exam/assignments/AssignedTab.tsx';
import { Schedule } from '../../exam/calendar/Schedule.tsx';
import { RequestsTab } from '../join-requests/RequestsTab.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import { ClassHead } from './ClassHead.tsx';
import classes from './classes.module.css';
import { GroupsTab } from './groups/GroupsTab.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import { useStudentImport, type StudentImport } from './import/use-student-import.ts';
import { PickStudentsDialog } from './students/PickStudentsDialog.tsx';
import { classQuery, wholeClassQuery } from './queries.ts';
import { ClassSignInPage } from './sign-in-cards/ClassSignInPage.tsx';
import { RenewedSheet } from './sign-in-cards/RenewedSheet.tsx';
import { useRenewal } from './sign-in-cards/use-renewal.ts';
import { SignInSheet } from './sign-in-cards/SignInSheet.tsx';
import { StudentDialog } from './students/StudentDialog.tsx';
import { StudentsTab } from './students/StudentsTab.tsx';

const otherTabs = ['groups', 'assigned', 'requests', 'schedule'] as const;
type Tab = 'students' | (typeof otherTabs)[number];
type Renewal = ReturnType<typeof useRenewal>;
type Dialog = 'add' | 'pick' | 'assign' | 'edit' | null;

/** The search parameters that belong to one tab and are left behind with it. */
const noTabState = {
  group: undefined,
  search: undefined,
  sort: undefined,
  direction: undefined,
  size: undefined,
  panel: undefined,
  week: undefined,
  view: undefined,
  status: undefined,
};

export default function ClassPage() {
  const { t } = useTranslation('classes');
  const { classesSlug } = useParams({ strict: false }) as { classesSlug: string };
  const [url, setUrl] = useUrlState();
  const { data: klass, error, refetch } = useQuery(classQuery(classesSlug));
  const renewal = useRenewal();
  const list = { label: t('title'), href: '/classes' } as const;
  const crumbs: Breadcrumb = [list, { label: klass?.name ?? '…' }];

  if (error) {
    return (
      <AppFrame breadcrumb={crumbs}>
        <LoadFailed error={error} onRetry={() => void refetch()} back={list} />
      </AppFrame>
    );
  }
  if (!klass)
    return (
      <AppFrame breadcrumb={crumbs}>
        <PageSkeleton />
      </AppFrame>
    );
  if (url['view'] === 'sign-in') return <ClassSignInPage klass={klass} onBack={() => setUrl({ view: undefined })} />;
  if (url['view'] === 'sheet') return <SignInSheet classId={klass.id} />;
  if (renewal.sheet) return <RenewedSheet {...renewal.sheet} onBack={renewal.close} />;
  return (
    <AppFrame breadcrumb={crumbs}>
      <ClassContent key={klass.id} klass={klass} renewal={renewal} />
    </AppFrame>
  );
}

/** The class with its tabs, and the dialogs that they open. */
function ClassContent({ klass, renewal }: { klass: ClassView; renewal: Renewal }) {
  const { t } = useTranslation('classes');
  const [url, set] = useUrlState();
  const { screen } = useScreen();
  const client = useQueryClient();
  const report = useReport();
  const [dialog, setDialog] = useRestorableState<Dialog>('class dialog', null);
  const [assignTo, setAssignTo] = useRestorableState<string | null>('group to assign to', null);
  /** When the assigned test begins at first: the day that was pressed in the schedule. */
  const [slot, setSlot] = useState<number | undefined>();
  const importing = url['panel'] === 'import';
  const work = useStudentImport(klass.id, importing);
  const tab: Tab = otherTabs.find((one) => one === url['tab']) ?? 'students';
  const openImport = (open: boolean) => set({ panel: open ? 'import' : undefined, tab: undefined });
  const off = klass.status === 'ACTIVE' ? null : t('inactive.reason');
  return (
    <>
      <div className={classes.page}>
        <ClassHead
          klass={klass}
          off={off}
          onEdit={() => setDialog('edit')}
          onAssign={() => setDialog('assign')}
          adding={
            tab === 'students'
              ? {
                  onAddOne: () => setDialog('add'),
                  onPick: () => setDialog('pick'),
                  onImport: () => openImport(true),
                  onPrint: () => set({ view: 'sheet' }),
                  onSignIn: () => set({ view: 'sign-in' }),
                  onRenewAll: () =>
                    report(client.fetchQuery(wholeClassQuery(klass.id)).then((students) => renewal.renew(students))),
                }
              : undefined
          }
        />
        {off && (
          <Note tone="warn" title={t('inactive.title')}>
            {t('inactive.body')}
          </Note>
        )}
        <ClassTabs
          klass={klass}
          tab={tab}
          onTab={(next) => set({ ...noTabState, tab: next === 'students' ? undefined : next })}
        />
        <div id="class-tab" role="tabpanel">
          {tab === 'groups' ? (
            <GroupsTab
              klass={klass}
              onAssign={(group) => {
                setAssignTo(group);
                setDialog('assign');
              }}
            />
          ) : tab === 'schedule' ? (
            <Schedule
              side="teacher"
              classId={klass.id}
              onAssign={
                off
                  ? undefined
                  : (startsAt) => {
                      setSlot(startsAt);
                      setDialog('assign');
                    }
              }
            />
          ) : tab === 'requests' ? (
            <RequestsTab klass={klass} />
          ) : tab === 'assigned' ? (
            <AssignedTab klass={klass} onAssign={() => setDialog('assign')} />
          ) : (
            <StudentsWithImport
              klass={klass}
              work={importing && screen === 'desktop' ? work : null}
              onImport={openImport}
              renewal={renewal}
            />
          )}
        </div>
      </div>
      {screen !== 'desktop' && (
        <Drawer opened={importing} onClose={() => openImport(false)} title={t('import.title')}>
          <div className={classes.inDrawer}>
            <ImportPanel work={work} classId={klass.id} onClose={() => openImport(false)} bare />
          </div>
        </Drawer>
      )}
      <StudentDialog opened={dialog === 'add'} value={null} classId={klass.id} onClose={() => setDialog(null)} />
      <PickStudentsDialog opened={dialog === 'pick'} classId={klass.id} onClose={() => setDialog(null)} />
      <ClassDialog opened={dialog === 'edit'} value={klass} onClose={() => setDialog(null)} />
      <AssignDialog
        opened={dialog === 'assign'}
        classId={klass.id}
        groupId={assignTo ?? undefined}
        startsAt={slot}
        onClose={() => {
          setDialog(null);
          setAssignTo(null);
          setSlot(undefined);
        }}
      />
    </>
  );
}

interface StudentsWithImportProps {
  klass: ClassView;
  /** The import that stands beside the list. */
  work: StudentImport | null;
  onImport: (open: boolean) => void;
  renewal: Renewal;
}

/** The learners of the class, with the import beside them while it is open. */
function StudentsWithImport({ klass, work, onImport, renewal }: StudentsWithImportProps) {
  const { t } = useTranslation('classes');
  return (
    <div className={work ? classes.withPanel : undefined}>
      <StudentsTab
        klass={klass}
        onImport={() => onImport(true)}
        narrow={work !== null}
        onRenew={renewal.renew}
        renewing={renewal.renewing}
      />
      {work && (
        <aside className={classes.panel} aria-label={t('import.title')}>
          <ImportPanel work={work} classId={klass.id} onClose={() => onImport(false)} />
        </aside>
      )}
    </div>
  );
}

function ClassTabs({ klass, tab, onTab }: { klass: ClassView; tab: Tab; onTab: (tab: Tab) => void }) {
  const { t } = useTranslation('classes');
  return (
    <Tabs
      aria-label={t('tabs.label')}
      panelId="class-tab"
      value={tab}
      onChange={onTab}
      items={[
        { value: 'students', label: t('tabs.students'), count: klass.students },
        { value: 'groups', label: t('tabs.groups') },
        { value: 'assigned', label: t('tabs.assigned'), count: klass.assignments },
        {
          value: 'requests',
          label: t('tabs.requests'),
          ...(klass.requests > 0 && { count: klass.requests, hot: true }),
        },
        { value: 'schedule', label: t('tabs.schedule') },
      ]}
    />
  );
}
