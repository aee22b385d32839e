/** Actions of the question list on one or several questions. */
import { useQueryClient } from '@tanstack/react-query';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { toast, type MenuEntry } from '@vumon/ui';
import type { Dispatch, SetStateAction } from 'react';
import { useReport } from '../../../forms/report.ts';
import { useProfile } from '../../../session/profile.ts';
import { queryOfFilters, type QuestionFilters, type QuestionScope } from './filters.ts';
import { idsQuery, useQuestionChanges } from '../queries.ts';
import { useBulk } from './useBulk.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

export type QuestionActions = ReturnType<typeof useQuestionActions>;

export function useQuestionActions({
  scope,
  filters,
  onSelection,
  onSeeMine,
}: {
  scope: QuestionScope;
  filters: QuestionFilters;
  onSelection: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Goes to the list of the copies. */
  onSeeMine(): void;
}) {
  const { t } = useTranslation('question-bank');
  const { role } = useProfile();
  const client = useQueryClient();
  const changes = useQuestionChanges();
  const report = useReport();

  const unselect = (ids: readonly string[]) =>
    onSelection((old) => new Set([...old].filter((id) => !ids.includes(id))));
  const bulk = useBulk({ onDone: unselect });
  const remove = (ids: string[]) => void bulk.run(ids, { kind: 'delete' });
  const makeCopies = async (ids: readonly string[]) => {
    // One after the other, so that the copies keep the order of the originals.
    for (const id of ids) await changes.copy.mutateAsync(id);
    unselect(ids);
    toast(
      t('copied', { count: ids.length }),
      role === 'TEACHER' && scope !== 'mine' ? { action: { label: t('seeMine'), onAction: () => onSeeMine() } } : {},
    );
  };
  const privacyItems = (ids: string[]): readonly [MenuEntry, MenuEntry] => [
    {
      label: t('makePublic'),
      icon: <IconWorld {...icon} />,
      onSelect: () => void bulk.run(ids, { kind: 'privacy', privacy: 'PUBLIC' }),
    },
    {
      label: t('makePrivate'),
      icon: <IconLock {...icon} />,
      onSelect: () => void bulk.run(ids, { kind: 'privacy', privacy: 'PRIVATE' }),
    },
  ];
  const selectAll = async () => {
    const { ids, more } = await client.fetchQuery({ ...idsQuery(queryOfFilters(scope, filters)), staleTime: 0 });
    onSelection(new Set(ids));
    if (more) toast(t('bulk.firstOnly', { count: ids.length }), { tone: 'info', duration: 4000 });
  };

  return {
    bulk,
    remove,
    copy: (ids: readonly string[]) => report(makeCopies(ids)),
    copying: changes.copy.isPending,
    privacyItems,
    /** Selects every question that the filters leave, on all pages. */
    selectMatching: () => report(selectAll()),
  };
}
