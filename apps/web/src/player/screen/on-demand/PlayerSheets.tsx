import type { ReactElement, ReactNode } from 'react';
import { Button } from '@vumon/ui';
import type { Snapshot } from '../../journal/snapshot.ts';
import type { Outline } from '../../session/outline.ts';
import { usePlayerMessages } from '../../translation.ts';
import type { CellsProps } from '../Navigator.tsx';
import type { Answers, PlayerProps, SheetName } from '../Player.tsx';
import type { Progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { ConflictSheet } from './ConflictSheet.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { NavigatorSheet } from './NavigatorSheet.tsx';
import { MenuSheet, ReadingSheet } from './PhoneSheets.tsx';
import { SubmitSheet } from './SubmitSheet.tsx';

interface PlayerSheetsProps {
  readonly sheet: SheetName | null;
  readonly outline: Outline;
  readonly facets: PlayerProps['facets'];
  readonly shuffleSeed: string | null;
  readonly snapshot: Snapshot;
  readonly progress: Progress;
  readonly answers: Answers;
  /** Props of the navigator's cells. */
  readonly cells: Pick<CellsProps, 'progress' | 'flags' | 'current' | 'onGo'>;
  readonly title: string;
  readonly timer: ReactNode;
  readonly settings: Settings;
  readonly scale: number;
  /** Of grades 1 to 5. */
  readonly young: boolean;
  readonly preview: boolean;
  /** False in a preview and while the teacher has stopped the clock. */
  readonly mayHandIn: boolean;
  /** The text that phones show in a sheet. */
  readonly reading: ReactElement | null;
  onSheet(sheet: SheetName | null): void;
  change(changes: Partial<Settings>): void;
}

/** The sheets of the player; at most one is open. */
export function PlayerSheets({
  sheet,
  outline,
  facets,
  shuffleSeed,
  snapshot,
  progress,
  answers,
  cells,
  title,
  timer,
  settings,
  scale,
  young,
  preview,
  mayHandIn,
  reading,
  onSheet,
  change,
}: PlayerSheetsProps) {
  const t = usePlayerMessages();
  const close = () => onSheet(null);
  return (
    <>
      <NavigatorSheet
        outline={outline}
        opened={sheet === 'grid'}
        onClose={close}
        footer={
          preview ? undefined : (
            <Button size="lg" variant="primary" onClick={() => onSheet('submit')}>
              {t('submit.open')}
            </Button>
          )
        }
        {...cells}
      />
      <SubmitSheet
        opened={sheet === 'submit' && mayHandIn}
        outline={outline}
        progress={progress}
        snapshot={snapshot}
        current={cells.current}
        timer={timer}
        onGo={cells.onGo}
        onClose={close}
        onSubmit={() => {
          close();
          answers.submit();
        }}
      />
      <ConflictSheet
        opened={sheet === 'conflicts'}
        outline={outline}
        snapshot={snapshot}
        facets={facets}
        seed={shuffleSeed}
        onGo={cells.onGo}
        onResolve={answers.resolve.bind(answers)}
        onClose={close}
      />
      <HelpSheet young={young} opened={sheet === 'help'} onClose={close} settings={settings} change={change} />
      <MenuSheet
        opened={sheet === 'menu'}
        onClose={close}
        title={title}
        done={progress.answered.size}
        total={outline.items.length}
        settings={settings}
        change={change}
        onHelp={() => onSheet('help')}
        onSubmit={mayHandIn ? () => onSheet('submit') : null}
      />
      {reading && (
        <ReadingSheet key={reading.key} opened={sheet === 'reading'} onClose={close} scale={scale}>
          {reading}
        </ReadingSheet>
      )}
    </>
  );
}
