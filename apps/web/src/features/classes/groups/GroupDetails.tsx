import { useQuery } from '@tanstack/react-query';
import { IconArrowsExchange, IconPencil, IconSend, IconTrash, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import type { ClassView, StudyGroup, StudyGroupDetails } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Menu,
  SelectionBar,
  Table,
  Tag,
  toast,
  useConfirm,
  type Column,
} from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useReport } from '../../../forms/report.ts';
import { GroupDialog } from './GroupDialog.tsx';
import classes from './groups.module.css';
import { groupQuery, useGroupChanges } from './queries.ts';

type Member = StudyGroupDetails['members'][number];

interface GroupDetailsProps {
  klass: ClassView;
  id: string;
  /** Groups to move members to. */
  others: readonly StudyGroup[];
  onAssign: (groupId: string) => void;
  onGone: () => void;
}

export function GroupDetails({ klass, id, others, onAssign, onGone }: GroupDetailsProps) {
  const { t } = useTranslation('classes');
  const { mark } = useFormat();
  const message = useErrorMessage();
  const report = useReport();
  const confirm = useConfirm();
  const { change, remove } = useGroupChanges();
  const [editing, setEditing] = useState(false);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const one = useQuery(groupQuery(id));
  const group = one.data;
  const manages = klass.abilities['manage-students'];
  if (one.error && !group) return <ErrorState onRetry={() => void one.refetch()}>{message(one.error)}</ErrorState>;
  if (!group) return <LoadingState />;

  const marks = group.members.flatMap(({ average }) => average ?? []);
  const average = marks.length > 0 ? marks.reduce((sum, value) => sum + value, 0) / marks.length : null;
  const chosen = group.members.filter((member) => selected.has(member.id));
  const without = (gone: readonly Member[]) =>
    group.members.filter((member) => !gone.includes(member)).map((member) => member.id);
  const takeOut = async (gone: readonly Member[]) => {
    await change.mutateAsync({ id, studentIds: without(gone) });
    setSelected(new Set());
    toast(t('groups.takenOut', { count: gone.length }), {
      action: {
        label: t('undo'),
        onAction: () => report(change.mutateAsync({ id, studentIds: group.members.map((member) => member.id) })),
      },
    });
  };
  const move = async (moved: readonly Member[], to: StudyGroup) => {
    // Adds members to the new group first: being in both groups for a moment does no harm, while being in none would end their tests.
    const { members } = await api('GET /itf/class/group/{id}', { params: { id: to.id } });
    const ids = new Set([...members, ...moved].map((member) => member.id));
    await change.mutateAsync({ id: to.id, studentIds: [...ids] });
    await change.mutateAsync({ id, studentIds: without(moved) });
    setSelected(new Set());
    toast(t('groups.moved', { count: moved.length, group: to.name }));
  };
  const drop = async () => {
    const open = group.ongoing + group.upcoming;
    if (
      !(await confirm({
        title: t('groups.deleteTitle', { name: group.name }),
        body: open > 0 ? t('groups.deleteOpen', { count: open }) : t('groups.deleteBody'),
        confirmLabel: t('groups.delete'),
        danger: true,
      }))
    )
      return;
    await remove.mutateAsync(id);
    toast(t('groups.deleted', { name: group.name }));
    onGone();
  };

  const columns: Column<Member>[] = [
    {
      key: 'name',
      header: t('columns.fullName'),
      narrow: 'title',
      cell: (row) => (
        <span className={classes.strong}>
          {row.fullName} {!row.inClass && <Tag>{t('groups.otherClass')}</Tag>}
        </span>
      ),
    },
    { key: 'code', header: t('columns.code'), width: 110, cell: (row) => row.code ?? '–' },
    {
      key: 'average',
      header: t('groups.average'),
      width: 90,
      align: 'right',
      numeric: true,
      cell: (row) => <b>{row.average === null ? '–' : mark(row.average)}</b>,
    },
    {
      key: 'submitted',
      header: t('groups.submitted'),
      width: 90,
      align: 'right',
      numeric: true,
      cell: (row) => `${row.submitted}/${row.given}`,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 56,
      align: 'right',
      narrow: 'end',
      cell: (row) =>
        manages && (
          <IconButton
            size="sm"
            icon={<IconUserMinus size={18} stroke={1.75} />}
            aria-label={t('groups.takeOutOne', { name: row.fullName })}
            withTooltip
            onClick={() => report(takeOut([row]))}
          />
        ),
    },
  ];

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
            onClick={() => onAssign(id)}
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
            onClick={() => report(drop())}
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
