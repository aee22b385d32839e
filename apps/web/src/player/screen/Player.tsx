'use no memo'; // It changes with every answer: memoising it would only add to the player's first load.
/** The player's screen: header, questions with their stimulus, navigator. Also used by the preview. */
import type { ExamContent } from '@vumon/contract';
import { LoadingState, PlayerShell, useScreen } from '@vumon/ui';
import { Suspense, useEffect, useState, type CSSProperties } from 'react';
import type { AnswerSaver } from '../journal/answer-saver.ts';
import { Carp, PlayerSheets, prefetchLazyParts, RecordLine, Tools } from './lazy-parts.ts';
import { ConnectionCards } from './ConnectionCards.tsx';
import { PlayerBody, useLayout } from './PlayerBody.tsx';
import { HeadEnd, HeadStart, HeadTimer } from './PlayerHead.tsx';
import { usePlayer } from './usePlayer.ts';
import { StimulusPane } from './QuestionGroup.tsx';
import { textScales } from './settings.ts';
import { isYoung } from '../young.ts';
import type { AttemptSession } from '../session/attempt-session.ts';
import { PlayerFooter } from './PlayerFooter.tsx';
import classes from './player.module.css';

export type Answers = Pick<
  AnswerSaver,
  | 'subscribe'
  | 'snapshot'
  | 'change'
  | 'resolve'
  | 'setFlags'
  | 'submit'
  | 'cancelSubmit'
  | 'resume'
  | 'refresh'
  | 'flush'
>;

export interface PlayerProps extends Pick<AttemptSession, 'attempt' | 'outline' | 'facets' | 'media' | 'shuffleSeed'> {
  uploads?: AttemptSession['uploads'];
  device?: AttemptSession['device'];
  content: ExamContent;
  /** Tools that the test allows. */
  tools?: AttemptSession['tools'];
  /** Whether a record of the attempt is stored; the learner is informed of it. */
  record?: boolean;
  answers: Answers;
  /** False: no clock is shown. */
  timed?: boolean;
  practice?: AttemptSession['practice'];
  now(): number;
  /** In a preview for authors nothing is saved and the timer does not run. */
  preview?: { onLeave(): void };
}

export type SheetName = 'conflicts' | 'grid' | 'submit' | 'help' | 'menu' | 'reading';

export function Player(props: PlayerProps) {
  const { attempt, outline, facets, media, shuffleSeed, tools = [], record, uploads = null, device = null } = props;
  const { content, answers, timed = true, now, preview } = props;
  const player = usePlayer(props);
  const { root, place, snapshot, settings, change, sheet, setSheet, progress, closing } = player;
  const { item, group } = place;
  const { pausedAt } = snapshot;
  const { screen } = useScreen();
  const phone = screen === 'phone';
  const layout = useLayout(group.stimulus);
  const stimulus = group.stimulus && (
    <StimulusPane
      key={group.stimulus.id}
      question={group.stimulus}
      facets={facets}
      media={media}
      shuffleSeed={shuffleSeed}
    />
  );
  const timer = timed && <HeadTimer player={player} now={now} />;
  const cells = { progress, flags: snapshot.flags, current: item.key, onGo: player.goItem };
  const aids = tools.length > 0 && !closing && (
    <Suspense>
      <Tools
        tools={tools}
        attempt={attempt}
        root={root}
        question={item.question}
        english={content.subject === 'ENGLISH'}
      />
    </Suspense>
  );
  const scale = textScales[settings.text] ?? 1;

  // Rendered only after the first question, because rendering them earlier would fetch their code along with it.
  const [lazyReady, setLazyReady] = useState(false);
  useEffect(() => void prefetchLazyParts().then(() => setLazyReady(true)), []);

  return (
    <PlayerShell
      theme={settings.theme}
      fill={layout.split && !closing}
      textScale={scale}
      start={<HeadStart phone={phone} title={content.name} onMenu={() => setSheet('menu')} />}
      centre={closing ? null : timer}
      banner={
        isYoung(content.gradeId) && settings.carp ? (
          <Strip ready={lazyReady} lit={progress.answered.size} of={outline.items.length} />
        ) : undefined
      }
      end={
        <HeadEnd
          phone={phone}
          snapshot={snapshot}
          aids={aids}
          settings={settings}
          change={change}
          onLeave={preview ? preview.onLeave : null}
          onHelp={() => setSheet('help')}
        />
      }
      // While the clock is stopped there is nothing to navigate to and nothing to submit.
      footer={
        closing || pausedAt !== null ? undefined : (
          <PlayerFooter
            phone={phone}
            desktop={screen === 'desktop'}
            outline={outline}
            group={group}
            // Adaptive practice is handed in once nothing is left to ask; on a phone its menu hands it in earlier too.
            preview={preview !== undefined || content.asksOn === true}
            cells={cells}
            onStep={player.goGroup}
            onGrid={() => setSheet('grid')}
            onSubmit={() => setSheet('submit')}
          />
        )
      }
    >
      <div ref={root} className={classes.body} style={{ '--reading-scale': scale } as CSSProperties}>
        {record && (
          <Suspense>
            <RecordLine attempt={attempt} answers={answers} now={now} />
          </Suspense>
        )}
        {lazyReady && <ConnectionCards player={player} outline={outline} device={device} />}
        <Suspense fallback={<LoadingState />}>
          <PlayerBody player={player} uploads={uploads} answers={answers} layout={layout} stimulusPane={stimulus} />
        </Suspense>
      </div>
      <p role="status" aria-live="polite" className="visually-hidden">
        {player.said}
      </p>
      {lazyReady && (
        <Suspense>
          <PlayerSheets
            sheet={sheet}
            onSheet={setSheet}
            outline={outline}
            facets={facets}
            shuffleSeed={shuffleSeed}
            snapshot={snapshot}
            progress={progress}
            answers={answers}
            cells={cells}
            title={content.name}
            timer={timer}
            settings={settings}
            change={change}
            scale={scale}
            mayHandIn={preview === undefined && pausedAt === null}
            preview={preview !== undefined}
            reading={layout.sheeted ? stimulus : null}
            young={isYoung(content.gradeId)}
          />
        </Suspense>
      )}
    </PlayerShell>
  );
}

/** The place of the carp; its code comes after the first question. */
const Strip = ({ ready, lit, of }: { ready: boolean; lit: number; of: number }) => (
  <div className={classes.carp}>
    {ready && (
      <Suspense>
        <Carp lit={lit} of={of} />
      </Suspense>
    )}
  </div>
);
