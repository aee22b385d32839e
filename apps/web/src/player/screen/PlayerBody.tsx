'use no memo'; // It changes with every answer: memoising it would only add to the player's first load.
/** The main area of the player: the questions, the screen for a stopped clock, or the end of the attempt. */
import { useScreen } from '@vumon/ui';
import type { ReactNode } from 'react';
import type { AttemptSession } from '../session/attempt-session.ts';
import { isHeard, isReading, type Question } from '../session/outline.ts';
import { ClosingScreen, PausedScreen, SplitPane } from './lazy-parts.ts';
import type { Answers } from './Player.tsx';
import { QuestionColumn } from './QuestionColumn.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import type { PlayerState } from './usePlayer.ts';
import classes from './player.module.css';

/** Where this window shows the stimulus of a group. */
export interface Layout {
  readonly phone: boolean;
  /** The stimulus is audio or video, which stays above the questions. */
  readonly heard: boolean;
  /** Stimulus and questions are side by side. */
  readonly split: boolean;
  /** Stimulus and questions are in two tabs. */
  readonly tabbed: boolean;
  /** The stimulus opens in a sheet. */
  readonly sheeted: boolean;
}

export function useLayout(stimulus: Question | null): Layout {
  const { screen, landscape } = useScreen();
  const phone = screen === 'phone';
  const heard = stimulus !== null && isHeard(stimulus);
  const split = stimulus !== null && !heard && (screen === 'desktop' || (screen === 'tablet' && landscape));
  return {
    phone,
    heard,
    split,
    tabbed: stimulus !== null && !heard && !split && !phone,
    sheeted: phone && stimulus !== null && isReading(stimulus),
  };
}

interface PlayerBodyProps {
  player: PlayerState;
  uploads: NonNullable<AttemptSession['uploads']> | null;
  answers: Answers;
  layout: Layout;
  stimulusPane: ReactNode;
}

export function PlayerBody({ player, uploads, answers, layout, stimulusPane }: PlayerBodyProps) {
  const { snapshot, settings, change } = player;
  const { group } = player.place;
  if (snapshot.pausedAt !== null && snapshot.phase !== 'closed') return <PausedScreen />;
  if (player.closing)
    return (
      <ClosingScreen
        snapshot={snapshot}
        recordings={player.pendingRecordings}
        timeIsUp={player.timeIsUp}
        onBack={answers.cancelSubmit.bind(answers)}
        onRetry={() => {
          answers.resume();
          uploads?.retry();
        }}
      />
    );
  const questions = <QuestionGroup key={group.index} group={group} port={player.port} />;
  return layout.split ? (
    <SplitPane
      share={settings.share}
      onShare={(share) => change({ share })}
      left={<div className={classes.leftPane}>{stimulusPane}</div>}
      right={<div className={classes.rightPane}>{questions}</div>}
    />
  ) : (
    <QuestionColumn
      layout={layout}
      stimulus={group.stimulus}
      tab={player.tab}
      left={stimulusPane}
      questions={questions}
      onTab={player.setTab}
      onRead={() => player.setSheet('reading')}
    />
  );
}
