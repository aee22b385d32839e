/** The state of the player's screen, and the actions of its buttons and keys. */
import { useCatalogs } from '@vumon/i18n/react';
import { chooseOption, toggleHighlight } from '@vumon/question-types/players';
import { useRef, useState, useSyncExternalStore } from 'react';
import { withRecordings } from '../journal/snapshot.ts';
import { useFailedRecording, usePendingRecordings } from '../recordings/usePendingRecordings.ts';
import { namespacesOf, usePlayerMessages } from '../translation.ts';
import type { PlayerProps, SheetName } from './Player.tsx';
import { progressOf } from './progress.ts';
import { focusItem, type Answering } from './QuestionGroup.tsx';
import { useSettings } from './settings.ts';
import { useEnding } from './useEnding.ts';
import { useMoves, type PlayerTab } from './useMoves.ts';
import { usePlace } from './usePlace.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

export function usePlayer({
  attempt,
  outline,
  facets,
  media,
  shuffleSeed,
  uploads = null,
  content,
  answers,
  practice = null,
  now,
  preview,
}: PlayerProps) {
  const t = usePlayerMessages();
  useCatalogs(namespacesOf(content));
  const pendingRecordings = usePendingRecordings(uploads);
  const answered = useSyncExternalStore(answers.subscribe, answers.snapshot);
  const snapshot = withRecordings(answered, pendingRecordings, useFailedRecording(uploads));
  const [settings, change] = useSettings();
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [tab, setTab] = useState<PlayerTab>('questions');
  const [said, say] = useState('');
  const [locked, setLocked] = useState(practice);
  const root = useRef<HTMLDivElement>(null);
  const place = usePlace(outline, attempt, root);
  const { item } = place;
  const progress = progressOf(outline, facets, snapshot.answers, snapshot.flags);
  const { pausedAt } = snapshot;
  const still = preview !== undefined || pausedAt !== null;
  const timeIsUp = useEnding({ answers, snapshot, now, still });
  const closing = snapshot.phase !== 'running';

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
    check: locked && {
      attempt,
      answers,
      asksOn: content.asksOn === true,
      locked,
      lock: (question, on) =>
        setLocked((all) => [...all!.filter((one) => one !== question), ...(on ? [question] : [])]),
    },
    recorderOf: (question) => uploads?.portOf(question),
    change: (question, answer, typing) => answers.change(question, answer, { typing }),
    compare: () => setSheet('conflicts'),
    settle: place.settle,
    flag,
  };

  return {
    /** The element that contains the questions. */
    root,
    place,
    snapshot,
    settings,
    change,
    sheet,
    setSheet,
    tab,
    setTab,
    /** The announcement for screen readers. */
    said,
    progress,
    port,
    /** Whether the clock is stopped. */
    still,
    timeIsUp,
    /** Whether nothing can be answered any more. */
    closing,
    pendingRecordings,
    goGroup,
    goItem,
  };
}

export type PlayerState = ReturnType<typeof usePlayer>;
