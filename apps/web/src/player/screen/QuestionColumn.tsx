import { IconFileText } from '@tabler/icons-react';
import { Button, Segmented } from '@vumon/ui';
import { isReading, type Question } from '../session/outline.ts';
import { usePlayerMessages } from '../translation.ts';
import classes from './player.module.css';
import type { ReactNode } from 'react';
import type { Layout } from './PlayerBody.tsx';
import type { PlayerTab } from './useMoves.ts';

interface QuestionColumnProps {
  readonly layout: Layout;
  readonly stimulus: Question | null;
  readonly tab: PlayerTab;
  readonly left: ReactNode;
  readonly questions: ReactNode;
  onTab(tab: PlayerTab): void;
  onRead(): void;
}

/** The questions in one column, for windows without room for two panes. */
export function QuestionColumn({
  layout: { phone, heard, tabbed, sheeted },
  stimulus,
  tab,
  left,
  questions,
  onTab,
  onRead,
}: QuestionColumnProps) {
  const t = usePlayerMessages();
  return (
    <div className={classes.column} data-heard={heard || undefined}>
      {tabbed && (
        <div className={classes.tabs}>
          <Segmented
            full
            aria-label={t('tabs.label')}
            value={tab}
            onChange={onTab}
            options={[
              { value: 'text', label: t(stimulus && isReading(stimulus) ? 'tabs.reading' : 'tabs.listening') },
              { value: 'questions', label: t('tabs.questions') },
            ]}
          />
        </div>
      )}
      {sheeted && (
        <div className={classes.readingBar}>
          <Button
            full
            variant="tint"
            icon={<IconFileText size={20} stroke={1.75} aria-hidden />}
            onClick={() => onRead()}
          >
            {t('tabs.open')}
          </Button>
        </div>
      )}
      {tabbed && (
        <div hidden={tab !== 'text'} className={classes.textTab}>
          {left}
        </div>
      )}
      {(heard || (phone && !sheeted)) && left}
      <div hidden={tabbed && tab !== 'questions'}>{questions}</div>
    </div>
  );
}
