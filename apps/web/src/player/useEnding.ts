/** The end of the time: one warning at five minutes, handing in at zero. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { lateMs } from './clock.ts';
import type { Snapshot } from './journal/snapshot.ts';
import type { Answers } from './Player.tsx';
import { useTimeLeft } from './PlayerTimer.tsx';
import { usePlayerWords } from './words.ts';

interface EndingProps {
  answers: Answers;
  snapshot: Snapshot;
  now(): number;
  still: boolean;
  say(words: string): void;
}

/** Answers whether the time is over. */
export function useEnding({ answers, snapshot, now, still, say }: EndingProps): boolean {
  const t = usePlayerWords();
  const stage = useTimeLeft(now, snapshot.deadlineAt, still, (left) => (left <= 0 ? 'over' : left <= lateMs ? 'late' : 'calm'));
  const warned = useRef(0);
  const handedIn = useRef(false);
  const over = !still && stage === 'over';
  const late = !still && stage === 'late';

  const warn = useEffectEvent(() => {
    if (warned.current === snapshot.deadlineAt) return;
    warned.current = snapshot.deadlineAt;
    const minutes = Math.max(1, Math.round((snapshot.deadlineAt - now()) / 60_000));
    say(t('said.late', { minutes, count: minutes }));
  });
  useEffect(() => {
    if (late) warn();
  }, [late]);

  const end = useEffectEvent(async () => {
    // The teacher may have given more time a moment ago: the server is asked before anything is handed in.
    await answers.refresh();
    const { deadlineAt, phase } = answers.snapshot();
    if (phase !== 'running' || deadlineAt > now()) return;
    handedIn.current = true;
    answers.submit();
  });
  useEffect(() => {
    if (over) void end();
  }, [over]);

  // More time came while a handing in by the clock was still waiting for a connection.
  const reopen = useEffectEvent(() => {
    if (!handedIn.current || snapshot.phase !== 'submitting') return;
    handedIn.current = false;
    answers.cancelSubmit();
  });
  useEffect(() => {
    if (!over) reopen();
  }, [over]);
  return over;
}
