/** The dialog before submitting: lists unanswered and flagged items with links to them. */
import { IconFlagFilled } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { BottomSheet, Button, ProgressBar, SaveState } from '@vumon/ui';
import type { ReactNode } from 'react';
import type { Snapshot } from '../../journal/snapshot.ts';
import { Cells } from '../Navigator.tsx';
import type { Item, Outline } from '../../session/outline.ts';
import type { Progress } from '../progress.ts';
import { usePlayerMessages } from '../../translation.ts';
import { useAttemptMessages } from './translation.ts';
import classes from './sheets.module.css';

interface SubmitSheetProps {
  opened: boolean;
  outline: Outline;
  progress: Progress;
  snapshot: Snapshot;
  current: string;
  timer: ReactNode;
  onGo(item: Item): void;
  onClose(): void;
  onSubmit(): void;
}

export function SubmitSheet({
  opened,
  outline,
  progress,
  snapshot,
  current,
  timer,
  onGo,
  onClose,
  onSubmit,
}: SubmitSheetProps) {
  const t = useAttemptMessages();
  const player = usePlayerMessages();
  // What the server did not accept is no finished work.
  const refused = outline.items.filter(
    ({ question, key }) => snapshot.refused.has(question) && progress.answered.has(key),
  );
  const done = progress.answered.size - refused.length;
  const total = outline.items.length;
  const missing = progress.unanswered.length;
  const conflicts = outline.items.filter(
    (item, index) => snapshot.conflicts.has(item.question) && outline.items[index - 1]?.question !== item.question,
  );
  const rows: { key: string; title: ReactNode; items: readonly Item[] }[] = [
    { key: 'refused', title: t('submit.refused'), items: refused },
    { key: 'conflicts', title: t('submit.conflicts'), items: conflicts },
    { key: 'missing', title: t('submit.missing'), items: progress.unanswered },
    {
      key: 'flagged',
      title: (
        <>
          {t('submit.flagged')} <IconFlagFilled size={18} className={classes.flagIcon} aria-hidden />
        </>
      ),
      items: progress.flagged,
    },
  ];
  return (
    <BottomSheet
      opened={opened}
      onClose={onClose}
      title={t('submit.title')}
      subtitle={
        missing > 0 ? t('submit.missingLead', { count: missing }) : refused.length > 0 ? null : t('submit.allDone')
      }
      aside={timer}
      footer={
        <>
          {/* Practice without a clock has no end. */}
          <span className={classes.submitNote}>{timer && t('submit.auto')}</span>
          <Button size="lg" onClick={onClose}>
            {t('submit.back')}
          </Button>
          <Button size="lg" variant="primary" onClick={onSubmit}>
            {t('submit.confirm')}
          </Button>
        </>
      }
    >
      <div className={classes.submitFacts}>
        <span>
          <b className="num">{done}</b>
          <span className="muted num">/{total}</span> {t('submit.done')}
        </span>
        {snapshot.state === 'saved' && (
          <SaveState state="saved">{t('submit.saved', { time: formatTime(snapshot.savedAt) })}</SaveState>
        )}
        {snapshot.state === 'saving' && <SaveState state="saving">{player('save.saving')}</SaveState>}
        {snapshot.state !== 'saved' && snapshot.state !== 'saving' && snapshot.unsaved > 0 && (
          <SaveState state="offline">{t('submit.unsaved', { count: snapshot.unsaved })}</SaveState>
        )}
        {snapshot.state === 'attention' && refused.length > 0 && (
          <SaveState state="offline">{t('submit.refusedNote', { count: refused.length })}</SaveState>
        )}
      </div>
      <ProgressBar value={done} max={total} aria-label={t('navigator.done', { done, total })} />
      <div className={classes.submitRows}>
        {rows
          .filter(({ items }) => items.length > 0)
          .map(({ key, title, items }) => (
            <section key={key} className={classes.submitRow}>
              <div>
                <h3 className={classes.submitRowTitle}>{title}</h3>
                <p className={classes.submitRowCount}>{t('submit.count', { count: items.length })}</p>
              </div>
              <div className={classes.grid}>
                <Cells
                  items={items}
                  progress={progress}
                  flags={snapshot.flags}
                  current={current}
                  onGo={onGo}
                  size={44}
                  asLink
                />
              </div>
            </section>
          ))}
      </div>
    </BottomSheet>
  );
}
