import type { StudyGroup, StudyGroupDetails } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { toast, useConfirm } from '@vumon/ui';
import { api } from '../../../api/client.ts';
import { useReport } from '../../../forms/report.ts';
import type { Member } from './member-columns.tsx';
import { useGroupChanges } from './queries.ts';

interface GroupActionsOptions {
  /** Called when members have left the group. */
  onChanged: () => void;
  /** Called when the group is deleted. */
  onGone: () => void;
}

/** Taking members out, which can be undone, moving them to another group, and deleting the group. */
export function useGroupActions(group: StudyGroupDetails, { onChanged, onGone }: GroupActionsOptions) {
  const { t } = useTranslation('classes');
  const report = useReport();
  const confirm = useConfirm();
  const { change, remove } = useGroupChanges();

  const without = (gone: readonly Member[]) =>
    group.members.filter((member) => !gone.includes(member)).map((member) => member.id);
  const takeOut = async (gone: readonly Member[]) => {
    await change.mutateAsync({ id: group.id, studentIds: without(gone) });
    onChanged();
    toast(t('groups.takenOut', { count: gone.length }), {
      action: {
        label: t('undo'),
        onAction: () =>
          report(change.mutateAsync({ id: group.id, studentIds: group.members.map((member) => member.id) })),
      },
    });
  };
  const move = async (moved: readonly Member[], to: StudyGroup) => {
    // Adds members to the new group first: being in both groups for a moment does no harm, while being in none would end their tests.
    const { members } = await api('GET /itf/class/group/{id}', { params: { id: to.id } });
    const ids = new Set([...members, ...moved].map((member) => member.id));
    await change.mutateAsync({ id: to.id, studentIds: [...ids] });
    await change.mutateAsync({ id: group.id, studentIds: without(moved) });
    onChanged();
    toast(t('groups.moved', { count: moved.length, group: to.name }));
  };
  const removeGroup = async () => {
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
    await remove.mutateAsync(group.id);
    toast(t('groups.deleted', { name: group.name }));
    onGone();
  };

  return { takeOut, move, removeGroup };
}
