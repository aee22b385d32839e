/** The player's screen: header, questions with their stimulus, navigator. Also used by the preview. */
import { IconMenu2, IconTextSize } from '@tabler/icons-react';
import type { ExamContent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { chooseOption, toggleHighlight } from '@vumon/question-types/players';
import { Button, IconButton, LoadingState, Logo, PlayerShell, useScreen } from '@vumon/ui';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { HeadTools, SaveLine } from './HeadTools.tsx';
import type { AnswerSaver } from '../journal/answer-saver.ts';
import {
  ClosingScreen,
  LoadingLine,
  OfflineCard,
  PlayerSheets,
  prefetchLazyParts,
  PausedScreen,
  RecordLine,
  SplitPane,
  TextSize,
  Tools,
} from './lazy-parts.ts';
import { isHeard, isReading } from '../session/outline.ts';
import { PlayerTimer } from './PlayerTimer.tsx';
import { Popup } from './Popup.tsx';
import { progressOf } from './progress.ts';
import { focusItem, QuestionGroup, StimulusPane, type Answering } from './QuestionGroup.tsx';
import { textScales, useSettings } from './settings.ts';
import type { AttemptSession } from '../session/attempt-session.ts';
import { useEnding } from './useEnding.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { PlayerFooter } from './PlayerFooter.tsx';
import { QuestionColumn } from './QuestionColumn.tsx';
import { useMoves, type PlayerTab } from './useMoves.ts';
import { usePlace } from './usePlace.ts';
import { usePendingRecordings } from '../recordings/usePendingRecordings.ts';
import { namespacesOf, usePlayerWords } from '../words.ts';
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
  /** Aids that the test allows. */
  tools?: AttemptSession['tools'];
  /** A record of the attempt is kept, which the learner is told. */
  record?: boolean;
  answers: Answers;
  /** False: no clock is shown. */
  timed?: boolean;
  /** Answers can be checked one by one. */
  practice?: boolean;
  now(): number;
  /** Preview for authors: nothing is saved, the timer does not run. */
  preview?: { onLeave(): void };
}

export type SheetName = 'conflicts' | 'grid' | 'submit' | 'help' | 'menu' | 'reading';

export function Player({
  attempt,
  outline,
  facets,
  media,
  shuffleSeed,
  tools = [],
  record,
  uploads = null,
  device = null,
  content,
  answers,
  timed = true,
  practice = false,
  now,
  preview,
}: PlayerProps) {
  const t = usePlayerWords();
  useTranslation(namespacesOf(content));
  const { screen, landscape } = useScreen();
  const snapshot = useSyncExternalStore(answers.subscribe, answers.snapshot);
  const [settings, change] = useSettings();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [tab, setTab] = useState<PlayerTab>('questions');
  const [said, say] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const place = usePlace(outline, attempt, root);
  const { item, group } = place;
  const progress = progressOf(outline, facets, snapshot.answers, snapshot.flags);
  const { pausedAt } = snapshot;
  const still = preview !== undefined || pausedAt !== null;
  const timeIsUp = useEnding({ answers, snapshot, now, still });
  const closing = snapshot.phase !== 'running';
  const pendingRecordings = usePendingRecordings(uploads);

  // The card comes once with each loss of the connection, and stays folded until the next.
  const away = snapshot.state === 'offline';
  const [folded, fold] = useState(false);
  if (!away && folded) fold(false);

  const close = () => setSheet(null);
  const { flag, goGroup, goItem, stepItem } = useMoves({ outline, answers, place, setTab, close, say });

  usePlayerKeys(
    {
      next: () => stepItem(1),
      previous: () => stepItem(-1),
      choose: (index) => {
        const question = root.current?.querySelector(`[data-question="${CSS.escape(item.question)}"]:has([data-item])`);
        return question ? chooseOption(question, item.item, index) : false;
      },
      flag: () => flag(item.key),
      navigator: () => setSheet('grid'),
      highlight: () => say(t(toggleHighlight() ? 'said.marked' : 'said.nothingToMark')),
      help: () => setSheet('help'),
      enter: () => root.current !== null && focusItem(root.current, item, { control: true }),
    },
    settings.keys && !closing && pausedAt === null,
  );

  const port: Answering = {
    outline,
    facets,
    media,
    shuffleSeed,
    snapshot,
    current: item.key,
    readOnly: closing,
    check: practice ? { attempt, answers } : null,
    recorderOf: (question) => uploads?.portOf(question),
    change: (question, answer, typing) => answers.change(question, answer, { typing }),
    compare: () => setSheet('conflicts'),
    settle: place.settle,
    flag,
  };

  const stimulus = group.stimulus;
  const phone = screen === 'phone';
  const heard = stimulus !== null && isHeard(stimulus);
  const split = stimulus !== null && !heard && (screen === 'desktop' || (screen === 'tablet' && landscape));
  const tabbed = stimulus !== null && !heard && !split && !phone;
  const sheeted = phone && stimulus !== null && isReading(stimulus);
  const left = stimulus && (
    <StimulusPane key={stimulus.id} question={stimulus} facets={facets} media={media} shuffleSeed={shuffleSeed} />
  );
  const questions = <QuestionGroup key={group.index} group={group} port={port} />;
  const timer = timed && (
    <PlayerTimer
      now={pausedAt === null ? now : () => pausedAt}
      deadlineAt={snapshot.deadlineAt}
      still={still}
      hidden={!settings.timer}
      onShow={() => change({ timer: true })}
    />
  );
  const cells = { progress, flags: snapshot.flags, current: item.key, onGo: goItem };
  const leave = preview ? (
    <Button size="sm" onClick={preview.onLeave}>
      {t('preview.leave')}
    </Button>
  ) : null;
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

  // Not before the first question is shown: rendering them would fetch their code along with it.
  const [sheetsReady, setSheetsReady] = useState(false);
  useEffect(() => void prefetchLazyParts().then(() => setSheetsReady(true)), []);

  const body =
    pausedAt !== null && snapshot.phase !== 'closed' ? (
      <PausedScreen />
    ) : closing ? (
      <ClosingScreen
        snapshot={snapshot}
        recordings={pendingRecordings}
        timeIsUp={timeIsUp}
        onBack={answers.cancelSubmit.bind(answers)}
        onRetry={() => {
          answers.resume();
          uploads?.retry();
        }}
      />
    ) : split ? (
      <SplitPane
        share={settings.share}
        onShare={(share) => change({ share })}
        left={<div className={classes.leftPane}>{left}</div>}
        right={<div className={classes.rightPane}>{questions}</div>}
      />
    ) : (
      <QuestionColumn
        stimulus={stimulus}
        heard={heard}
        tabbed={tabbed}
        sheeted={sheeted}
        phone={phone}
        tab={tab}
        left={left}
        questions={questions}
        onTab={setTab}
        onRead={() => setSheet('reading')}
      />
    );

  return (
    <PlayerShell
      theme={settings.theme}
      fill={split && !closing}
      textScale={scale}
      start={
        phone ? (
          <>
            <h1 className="visually-hidden">{content.name}</h1>
            <IconButton
              icon={<IconMenu2 size={22} stroke={1.75} />}
              aria-label={t('menu')}
              onClick={() => setSheet('menu')}
            />
          </>
        ) : (
          <>
            <Logo size={28} />
            <h1 className={classes.title}>{content.name}</h1>
          </>
        )
      }
      centre={closing ? null : timer}
      end={
        phone ? (
          <>
            {leave ?? <SaveLine snapshot={snapshot} compact />}
            {aids}
            <Popup label={t('display.textSize')} icon={<IconTextSize size={20} stroke={1.75} />}>
              <Suspense>
                <TextSize settings={settings} change={change} />
              </Suspense>
            </Popup>
          </>
        ) : (
          <>
            <span className={classes.saveLine}>{leave ?? <SaveLine snapshot={snapshot} />}</span>
            {aids}
            <HeadTools settings={settings} change={change} onHelp={() => setSheet('help')} />
          </>
        )
      }
      // Without a running clock there is nothing to navigate to, and nothing is handed in.
      footer={
        closing || pausedAt !== null ? undefined : (
          <PlayerFooter
            phone={phone}
            desktop={screen === 'desktop'}
            outline={outline}
            group={group}
            preview={preview !== undefined}
            cells={cells}
            onStep={goGroup}
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
        {sheetsReady && !closing && away && !folded && (
          <Suspense>
            <OfflineCard
              snapshot={snapshot}
              outline={outline}
              progress={progress}
              device={device}
              current={item.key}
              onGo={goItem}
              onFold={() => fold(true)}
            />
          </Suspense>
        )}
        {sheetsReady && !closing && !away && device?.preparation && (
          <Suspense>
            <LoadingLine preparation={device.preparation} />
          </Suspense>
        )}
        <Suspense fallback={<LoadingState />}>{body}</Suspense>
      </div>
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {sheetsReady && (
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
            reading={sheeted ? left : null}
          />
        </Suspense>
      )}
    </PlayerShell>
  );
}
