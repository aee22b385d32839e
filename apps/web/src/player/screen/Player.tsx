/** The player's screen: header, questions with their stimulus, navigator. Also used by the preview. */
import {
  IconChevronLeft,
  IconChevronRight,
  IconFileText,
  IconGridDots,
  IconMenu2,
  IconTextSize,
} from '@tabler/icons-react';
import type { ExamContent } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { chooseOption, toggleHighlight } from '@vumon/question-types/players';
import { Button, IconButton, LoadingState, Logo, PlayerShell, Segmented, useScreen } from '@vumon/ui';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { HeadTools, SaveLine } from './HeadTools.tsx';
import type { AnswerSaver } from '../journal/answer-saver.ts';
import {
  ClosingScreen,
  ConflictSheet,
  LoadingLine,
  OfflineCard,
  prefetchLazyParts,
  HelpSheet,
  MenuSheet,
  NavigatorSheet,
  PausedScreen,
  ReadingSheet,
  RecordLine,
  SplitPane,
  SubmitSheet,
  TextSize,
  Tools,
} from './lazy-parts.ts';
import { NavigatorStrip } from './Navigator.tsx';
import { isHeard, isReading, type Item } from '../session/outline.ts';
import { PlayerTimer } from './PlayerTimer.tsx';
import { Popup } from './Popup.tsx';
import { progressOf } from './progress.ts';
import { focusItem, QuestionGroup, StimulusPane, type Answering } from './QuestionGroup.tsx';
import { textScales, useSettings } from './settings.ts';
import type { AttemptSession } from '../session/attempt-session.ts';
import { useEnding } from './useEnding.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
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

type SheetName = 'conflicts' | 'grid' | 'submit' | 'help' | 'menu' | 'reading';

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
  const [tab, setTab] = useState<'text' | 'questions'>('questions');
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
  const flag = (key: string) => {
    const flags = new Set(snapshot.flags);
    const on = !flags.delete(key);
    if (on) flags.add(key);
    answers.setFlags([...flags]);
    const number = outline.items.find((one) => one.key === key)?.number ?? 0;
    say(t(on ? 'said.flagged' : 'said.unflagged', { number }));
  };
  const goGroup = (step: 1 | -1) => {
    const next = outline.groups[group.index + step];
    if (!next) return;
    place.openGroup(next);
    setTab('questions');
    say(
      next.first === next.last
        ? t('group.one', { number: next.first })
        : t('group.many', { from: next.first, to: next.last }),
    );
  };
  const goItem = (target: Item, control = true) => {
    close();
    setTab('questions');
    place.openItem(target, control);
  };
  const stepItem = (step: 1 | -1) => {
    const next = outline.items[outline.items.indexOf(item) + step];
    if (!next) return;
    setTab('questions');
    place.openItem(next, false);
    say(t('group.one', { number: next.number }));
  };

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
  const last = group.index === outline.groups.length - 1;
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
  const submitButton = preview ? null : (
    <Button variant="primary" onClick={() => setSheet('submit')}>
      {t('submit.open')}
    </Button>
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
      <div className={classes.column} data-heard={heard || undefined}>
        {tabbed && (
          <div className={classes.tabs}>
            <Segmented
              full
              aria-label={t('tabs.label')}
              value={tab}
              onChange={setTab}
              options={[
                { value: 'text', label: t(isReading(stimulus) ? 'tabs.reading' : 'tabs.listening') },
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
              onClick={() => setSheet('reading')}
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

  // While the clock stands there is nothing to go to, and nothing is handed in.
  const footer =
    closing || pausedAt !== null ? undefined : phone ? (
      <>
        <IconButton
          variant="outline"
          size="lg"
          icon={<IconChevronLeft size={20} stroke={1.75} />}
          aria-label={t('move.previous')}
          aria-disabled={group.index === 0 || undefined}
          onClick={() => goGroup(-1)}
        />
        <Button
          size="lg"
          className={classes.gridButton}
          icon={<IconGridDots size={20} stroke={1.75} aria-hidden />}
          aria-label={t('navigator.open', { done: progress.answered.size, total: outline.items.length })}
          onClick={() => setSheet('grid')}
        >
          <span className="num">
            {progress.answered.size}/{outline.items.length}
          </span>
        </Button>
        {last && !preview ? (
          <Button size="lg" full variant="primary" onClick={() => setSheet('submit')}>
            {t('submit.open')}
          </Button>
        ) : (
          <Button
            icon={false}
            size="lg"
            full
            variant="primary"
            disabledReason={last ? t('move.end') : null}
            iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
            onClick={() => goGroup(1)}
          >
            {t('move.nextOnPhone')}
          </Button>
        )}
      </>
    ) : (
      <>
        <Button
          icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden />}
          disabledReason={group.index === 0 ? t('move.start') : null}
          onClick={() => goGroup(-1)}
        >
          {t('move.previous')}
        </Button>
        <NavigatorStrip
          outline={outline}
          part={group.part}
          showPart={screen === 'desktop'}
          onGrid={() => setSheet('grid')}
          {...cells}
        />
        {screen === 'desktop' ? (
          <>
            <span className={classes.done}>
              {t('navigator.doneShort')} <b className="num">{progress.answered.size}</b>
              <span className="num">/{outline.items.length}</span>
            </span>
            <Button
              icon={false}
              iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
              disabledReason={last ? t('move.end') : null}
              onClick={() => goGroup(1)}
            >
              {t('move.next')}
            </Button>
            {submitButton}
          </>
        ) : last && !preview ? (
          submitButton
        ) : (
          <Button
            icon={false}
            variant="primary"
            iconRight={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
            disabledReason={last ? t('move.end') : null}
            onClick={() => goGroup(1)}
          >
            {t('move.nextShort')}
          </Button>
        )}
      </>
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
      footer={footer}
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
          <NavigatorSheet
            outline={outline}
            opened={sheet === 'grid'}
            onClose={close}
            footer={
              preview ? undefined : (
                <Button size="lg" variant="primary" onClick={() => setSheet('submit')}>
                  {t('submit.open')}
                </Button>
              )
            }
            {...cells}
          />
          <SubmitSheet
            opened={sheet === 'submit' && pausedAt === null}
            outline={outline}
            progress={progress}
            snapshot={snapshot}
            current={item.key}
            timer={timer}
            onGo={goItem}
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
            onGo={goItem}
            onResolve={answers.resolve.bind(answers)}
            onClose={close}
          />
          <HelpSheet opened={sheet === 'help'} onClose={close} settings={settings} change={change} />
          <MenuSheet
            opened={sheet === 'menu'}
            onClose={close}
            title={content.name}
            done={progress.answered.size}
            total={outline.items.length}
            settings={settings}
            change={change}
            onHelp={() => setSheet('help')}
            onSubmit={preview || pausedAt !== null ? null : () => setSheet('submit')}
          />
          {sheeted && (
            <ReadingSheet key={stimulus.id} opened={sheet === 'reading'} onClose={close} scale={scale}>
              {left}
            </ReadingSheet>
          )}
        </Suspense>
      )}
    </PlayerShell>
  );
}
