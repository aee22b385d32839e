/**
 * Actions on many questions at once: one request, a toast with undo, and a list of the questions that could not be
 * changed.
 */
import { useTranslation } from '@vumon/i18n/react';
import { toast } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useQuestionChanges, type BulkChange, type BulkReport } from '../queries.ts';

const doneWord = (change: BulkChange) => {
  switch (change.kind) {
    case 'delete':
      return 'removed';
    case 'restore':
      return 'restored';
    case 'privacy':
      return change.privacy === 'PUBLIC' ? 'madePublic' : 'madePrivate';
    case 'facts':
      return 'bulk.changed';
  }
};

export function useBulk({
  onDone,
}: { /** Ids that were processed, successfully or not. */ onDone?: (ids: readonly string[]) => void } = {}) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const { bulk } = useQuestionChanges();
  const [refused, setRefused] = useState<BulkReport['refused']>([]);

  const run = async (ids: string[], change: BulkChange): Promise<void> => {
    try {
      const report = await bulk.mutateAsync({ ids, change });
      onDone?.(ids);
      setRefused(report.refused);
      const count = report.changed.length;
      if (count === 0 && report.refused.length === 0) return toast(t('bulk.nothing'), { tone: 'info' });
      if (count === 0) return;
      const kept =
        change.kind === 'delete' && report.inTests > 0 ? ` ${t('bulk.inTests', { count: report.inTests })}` : '';
      toast(
        t(doneWord(change), { count }) + kept,
        change.kind === 'delete'
          ? { action: { label: t('takeBack'), onAction: () => void run(report.changed, { kind: 'restore' }) } }
          : {},
      );
    } catch (error) {
      toast(messageOf(error), { tone: 'bad', duration: 4000 });
    }
  };
  return { run, pending: bulk.isPending, refused, closeRefused: () => setRefused([]) };
}
