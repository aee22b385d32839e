/** Study groups of a class, the learners in none of them, and the chosen group beside the list. */
import { useQuery } from '@tanstack/react-query';
import { IconDots, IconPlus } from '@tabler/icons-react';
import type { ClassView, StudyGroup } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Menu,
  Pager,
  SearchInput,
  cx,
  toast,
} from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useReport } from '../../../forms/report.ts';
import { useTyped, useUrlState } from '../../../navigation/url-state.ts';
import { api } from '../../../api/client.ts';
import { GroupDetails } from './GroupDetails.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import classes from './groups.module.css';
import { groupListQuery, ungroupedQuery, useGroupChanges } from './queries.ts';

export function GroupsTab({ klass, onAssign }: { klass: ClassView; onAssign: (groupId: string) => void }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [adding, setAdding] = useState(false);
  const list = useQuery(groupListQuery(klass.id, url['search'] ?? '', Number(url['page']) || 0));
  const groups = list.data?.data;
  const shown = list.data?.page;
  const chosen = url['group'] ?? groups?.[0]?.id;
  const manages = klass.abilities['manage-students'];
  const open = (group: string | undefined) => set({ group, page: url['page'] });

  if (list.error && !groups) return <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>;
  if (!groups || !shown) return <LoadingState />;
  const dialog = adding && (
    <GroupDialog classId={klass.id} value={null} onClose={() => setAdding(false)} onSaved={open} />
  );
  if (groups.length === 0 && !url['search'])
    return (
      <>
        <EmptyState
          title={t('groups.emptyTitle')}
          motif="scales"
          action={manages ? <Button onClick={() => setAdding(true)}>{t('groups.create')}</Button> : undefined}
        >
          {t('groups.empty')}
        </EmptyState>
        {dialog}
      </>
    );

  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        {(shown.total > 8 || url['search']) && (
          <SearchInput value={typed} onChange={type} placeholder={t('groups.search')} />
        )}
        <nav className={classes.list} aria-label={t('tabs.groups')}>
          {groups.length === 0 && <p className={classes.none}>{t('groups.noMatch')}</p>}
          {groups.map((group) => (
            <button
              key={group.id}
              type="button"
              className={cx(classes.group, group.id === chosen && classes.chosen)}
              aria-current={group.id === chosen ? 'true' : undefined}
              onClick={() => open(group.id)}
            >
              <span className={classes.groupName}>{group.name}</span>
              <b className={classes.number} aria-label={t('groups.memberCount', { count: group.students })}>
                {group.students}
              </b>
              <span className={classes.dots} aria-hidden="true">
                {Array.from({ length: Math.min(group.students, 30) }, (_, at) => (
                  <i key={at} />
                ))}
              </span>
              <span className={classes.tests}>
                {group.ongoing > 0
                  ? t('groups.ongoing', { count: group.ongoing })
                  : group.upcoming > 0
                    ? t('groups.upcoming', { count: group.upcoming })
                    : t('groups.noTests')}
              </span>
            </button>
          ))}
          <Ungrouped klass={klass} groups={groups} manages={manages} />
        </nav>
        {shown.total > shown.size && (
          <Pager
            page={shown.page}
            size={shown.size}
            total={shown.total}
            onPage={(page) => set({ page: String(page), group: undefined })}
          />
        )}
        {manages && (
          <Button
            full
            variant="tint"
            icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('groups.create')}
          </Button>
        )}
      </div>
      {chosen && (
        <GroupDetails
          key={chosen}
          klass={klass}
          id={chosen}
          others={groups.filter(({ id }) => id !== chosen)}
          onAssign={onAssign}
          onGone={() => open(undefined)}
        />
      )}
      {dialog}
    </div>
  );
}

/** Learners of the class in none of its groups, each with a menu that puts them into one. */
function Ungrouped({ klass, groups, manages }: { klass: ClassView; groups: readonly StudyGroup[]; manages: boolean }) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const { change } = useGroupChanges();
  const list = useQuery(ungroupedQuery(klass.id));
  const students = list.data?.data ?? [];
  if (students.length === 0) return null;

  const put = async (student: { id: string; fullName: string }, group: StudyGroup) => {
    const { members } = await api('GET /itf/class/group/{id}', { params: { id: group.id } });
    await change.mutateAsync({ id: group.id, studentIds: [...members.map(({ id }) => id), student.id] });
    toast(t('groups.joined', { name: student.fullName, group: group.name }));
  };
  return (
    <section className={classes.ungrouped} aria-label={t('groups.ungrouped')}>
      <h3>
        {t('groups.ungrouped')} <b>{list.data?.page.total}</b>
      </h3>
      <ul>
        {students.map((student) => (
          <li key={student.id}>
            <span>{student.fullName}</span>
            {manages && (
              <Menu
                label={student.fullName}
                items={groups.map((group) => ({
                  label: t('groups.putInto', { group: group.name }),
                  onSelect: () => report(put(student, group)),
                }))}
              >
                <IconButton
                  size="sm"
                  icon={<IconDots size={20} stroke={1.75} />}
                  aria-label={t('actionsOf', { name: student.fullName })}
                />
              </Menu>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
