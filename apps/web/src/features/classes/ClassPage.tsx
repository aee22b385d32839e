import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import {
  IconFileSpreadsheet,
  IconListCheck,
  IconPencil,
  IconPrinter,
  IconSend,
  IconUserPlus,
} from '@tabler/icons-react';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Menu,
  Note,
  PageHeader,
  ProgressBar,
  Tabs,
  useScreen,
} from '@vumon/ui';
import { AppFrame, type Breadcrumb } from '../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import { useState } from 'react';
import { AssignDialog } from '../assignments/AssignDialog.tsx';
import { AssignedTab } from '../assignments/AssignedTab.tsx';
import { Schedule } from '../calendar/Schedule.tsx';
import { RequestsTab } from '../join-requests/RequestsTab.tsx';
import { ClassBadge } from './ClassBadge.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import classes from './classes.module.css';
import { GroupsTab } from './groups/GroupsTab.tsx';
import { ImportPanel } from './import/ImportPanel.tsx';
import { PickStudentsDialog } from './PickStudentsDialog.tsx';
import { classQuery } from './queries.ts';
import { SignInSheet } from './sign-in-cards/SignInSheet.tsx';
import { StudentDialog } from './StudentDialog.tsx';
import { StudentsTab } from './StudentsTab.tsx';

type Dialog = 'add' | 'pick' | 'assign' | 'edit' | null;

export default function ClassPage() {
  const { t } = useTranslation('classes');
  const { classesSlug } = useParams({ strict: false }) as { classesSlug: string };
  const message = useErrorMessage();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const { screen } = useScreen();
  const [dialog, setDialog] = useRestorableState<Dialog>('class dialog', null);
  const { data: klass, error, refetch } = useQuery(classQuery(classesSlug));
  const importing = url['panel'] === 'import';
  const [assignTo, setAssignTo] = useRestorableState<string | null>('group to assign to', null);
  const [slot, setSlot] = useState<number | undefined>();
  const tab = (['groups', 'assigned', 'requests', 'schedule'] as const).find((one) => one === url['tab']) ?? 'students';
  const openImport = (open: boolean) => set({ panel: open ? 'import' : undefined, tab: undefined });
  const crumbs: Breadcrumb = [{ label: t('title'), href: '/classes' }, { label: klass?.name ?? '…' }];

  if (error) {
    return (
      <AppFrame breadcrumb={crumbs}>
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            title={t('notFound.title')}
            motif="grid"
            action={<Button onClick={() => void navigate({ to: '/classes' })}>{t('notFound.back')}</Button>}
          >
            {t('notFound.body')}
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
        )}
      </AppFrame>
    );
  }
  if (!klass)
    return (
      <AppFrame breadcrumb={crumbs}>
        <LoadingState />
      </AppFrame>
    );
  if (url['view'] === 'sheet') return <SignInSheet classId={klass.id} />;

  const off = klass.status === 'ACTIVE' ? null : t('inactive.reason');
  return (
    <AppFrame breadcrumb={crumbs}>
      <div className={classes.page}>
        <PageHeader
          lead={<ClassBadge name={klass.name} logo={klass.logo} />}
          title={/^(lớp|class)\s/iu.test(klass.name) ? klass.name : t('classTitle', { name: klass.name })}
          beside={
            klass.abilities.edit && (
              <IconButton
                size="sm"
                icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
                aria-label={t('dialog.edit')}
                withTooltip
                onClick={() => setDialog('edit')}
              />
            )
          }
          subtitle={
            <span className={classes.headFacts}>
              <span>{formatSchoolYear(klass.schoolYear)}</span>
              <span>
                {t('codeLabel')} <b>{klass.code}</b>
              </span>
              <span className={classes.meter}>
                <span className={classes.figure}>
                  {klass.students}/{klass.studentLimit}
                </span>
                <ProgressBar
                  value={klass.students}
                  max={klass.studentLimit}
                  width={80}
                  aria-label={t('studentCount', { count: klass.students })}
                />
              </span>
            </span>
          }
          actions={
            <>
              {tab === 'students' &&
                (off ? (
                  <Button icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />} disabledReason={off}>
                    {t('students.add')}
                  </Button>
                ) : (
                  <Menu
                    items={[
                      {
                        label: t('students.addOne'),
                        icon: <IconUserPlus size={18} stroke={1.75} />,
                        onSelect: () => setDialog('add'),
                      },
                      {
                        label: t('students.pick'),
                        icon: <IconListCheck size={18} stroke={1.75} />,
                        onSelect: () => setDialog('pick'),
                      },
                      {
                        label: t('import.title'),
                        icon: <IconFileSpreadsheet size={18} stroke={1.75} />,
                        onSelect: () => openImport(true),
                      },
                      {
                        label: t('sheet.print'),
                        icon: <IconPrinter size={18} stroke={1.75} />,
                        onSelect: () => set({ view: 'sheet' }),
                        divided: true,
                        disabled: klass.students === 0,
                      },
                    ]}
                  >
                    <Button icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />}>{t('students.add')}</Button>
                  </Menu>
                ))}
              <Button
                icon={<IconSend size={20} stroke={1.75} aria-hidden />}
                disabledReason={off}
                onClick={() => setDialog('assign')}
              >
                {t('menu.assign')}
              </Button>
            </>
          }
        />
        {off && (
          <Note tone="warn" title={t('inactive.title')}>
            {t('inactive.body')}
          </Note>
        )}
        <Tabs
          aria-label={t('tabs.label')}
          panelId="class-tab"
          value={tab}
          onChange={(next) =>
            set({
              tab: next === 'students' ? undefined : next,
              group: undefined,
              search: undefined,
              sort: undefined,
              direction: undefined,
              size: undefined,
              panel: undefined,
              week: undefined,
              view: undefined,
              status: undefined,
            })
          }
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
            <div className={importing && screen === 'desktop' ? classes.withPanel : undefined}>
              <StudentsTab klass={klass} onImport={() => openImport(true)} narrow={importing && screen === 'desktop'} />
              {importing && screen === 'desktop' && (
                <aside className={classes.panel} aria-label={t('import.title')}>
                  <ImportPanel key={klass.id} classId={klass.id} onClose={() => openImport(false)} />
                </aside>
              )}
            </div>
          )}
        </div>
      </div>
      {screen !== 'desktop' && (
        <Drawer opened={importing} onClose={() => openImport(false)} title={t('import.title')}>
          <div className={classes.inDrawer}>
            <ImportPanel classId={klass.id} onClose={() => openImport(false)} bare />
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
    </AppFrame>
  );
}
