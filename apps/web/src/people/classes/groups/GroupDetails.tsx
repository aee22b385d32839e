import { useQuery } from '@tanstack/react-query';
import { IconArrowsExchange, IconPencil, IconSend, IconTrash, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import type { ClassView, StudyGroup, StudyGroupDetails } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, IconButton, LoadingState, Menu, SelectionBar, Table } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useReport } from '../../../forms/report.ts';
import { GroupDialog } from './GroupDialog.tsx';
import classes from './groups.module.css';
import { useMemberColumns, type Member } from './member-columns.tsx';
import { groupQuery } from './queries.ts';
import { useGroupActions } from './use-group-actions.ts';

interface GroupDetailsProps {
  klass: ClassView;
  id: string;
  /** Groups to move members to. */
  others: readonly StudyGroup[];
  onAssign: (groupId: string) => void;
  onGone: () => void;
}

export function GroupDetails(props: GroupDetailsProps) {
  const message = useErrorMessage();
  const one = useQuery(groupQuery(props.id));
  if (one.data) return <Details {...props} group={one.data} />;
  return one.error ? (
    <ErrorState onRetry={() => void one.refetch()}>{message(one.error)}</ErrorState>
  ) : (
    <LoadingState />
  );
}

function Details({ group, klass, others, onAssign, onGone }: GroupDetailsProps & { group: StudyGroupDetails }) {
  const { t } = useTranslation('classes');
  const { mark } = useFormat();
  const report = useReport();
  const [editing, setEditing] = useState(false);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const { takeOut, move, removeGroup } = useGroupActions(group, { onChanged: () => setSelected(new Set()), onGone });
  const manages = klass.abilities['manage-students'];

  const marks = group.members.flatMap(({ average }) => average ?? []);
  const average = marks.length > 0 ? marks.reduce((sum, value) => sum + value, 0) / marks.length : null;
  const chosen = group.members.filter((member) => selected.has(member.id));
  const columns = useMemberColumns(manages ? (member) => report(takeOut([member])) : null);

  return (
    <section className={classes.details} aria-label={group.name}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>
            {group.name}{' '}
            {manages && (
              <IconButton
                size="sm"
                icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
                aria-label={t('groups.edit')}
                withTooltip
                onClick={() => setEditing(true)}
              />
            )}
          </h2>
          <p className={classes.muted}>
            {t('groups.facts', {
              members: t('groups.memberCount', { count: group.students }),
              day: formatDay(group.createdAt),
            })}
            {average !== null && <> · {t('groups.averageIs', { mark: mark(Math.round(average)) })}</>}
          </p>
        </div>
        <div className={classes.buttons}>
          {manages && (
            <Button icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setEditing(true)}>
              {t('groups.addMembers')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<IconSend size={20} stroke={1.75} aria-hidden />}
            disabledReason={
              klass.status !== 'ACTIVE' ? t('inactive.reason') : group.students === 0 ? t('groups.nobodyYet') : null
            }
            onClick={() => onAssign(group.id)}
          >
            {t('groups.assign')}
          </Button>
        </div>
      </header>
      {chosen.length > 0 && (
        <SelectionBar label={t('students.selected', { count: chosen.length })}>
          {others.length > 0 && (
            <Menu
              items={others.map((other) => ({
                label: t('groups.moveTo', { group: other.name }),
                onSelect: () => report(move(chosen, other)),
              }))}
            >
              <Button size="sm" icon={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}>
                {t('groups.move')}
              </Button>
            </Menu>
          )}
          <Button
            size="sm"
            icon={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
            onClick={() => report(takeOut(chosen))}
          >
            {t('groups.takeOut')}
          </Button>
        </SelectionBar>
      )}
      <Table
        aria-label={t('groups.membersOf', { name: group.name })}
        columns={columns}
        rows={group.members}
        rowKey={(row) => row.id}
        rowHeight={44}
        {...(manages && { selection: { selected, onChange: setSelected, nameOf: (row: Member) => row.fullName } })}
        empty={
          <EmptyState compact title={t('groups.nobodyTitle')}>
            {t('groups.nobodyYet')}
          </EmptyState>
        }
      />
      {manages && (
        <div className={classes.foot}>
          <Button
            variant="link"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => report(removeGroup())}
          >
            {t('groups.deleteNamed', { name: group.name })}
          </Button>
        </div>
      )}
      {editing && (
        <GroupDialog
          classId={klass.id}
          value={group}
          onClose={() => setEditing(false)}
          onSaved={() => setSelected(new Set())}
        />
      )}
    </section>
  );
}
