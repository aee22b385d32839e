/** Warns once on the screen and to screen readers when five minutes are left, and submits when the time is over. */
import { toast } from '@vumon/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lateMs } from '../session/clock.ts';
import type { Snapshot } from '../journal/snapshot.ts';
import type { Answers } from './Player.tsx';
import { useTimeLeft } from './PlayerTimer.tsx';
import { usePlayerMessages } from '../translation.ts';

interface EndingProps {
  answers: Answers;
  snapshot: Snapshot;
  now(): number;
  still: boolean;
}

/** Returns whether the time is over. */
export function useEnding({ answers, snapshot, now, still }: EndingProps): boolean {
  const t = usePlayerMessages();
  const stage = useTimeLeft(now, snapshot.deadlineAt, still, (left) =>
    left <= 0 ? 'over' : left <= lateMs ? 'late' : 'calm',
  );
  const warned = useRef(0);
  const submitted = useRef(false);
  const over = !still && stage === 'over';
  const late = !still && stage === 'late';

  const warn = useEffectEvent(() => {
    if (warned.current === snapshot.deadlineAt) return;
    warned.current = snapshot.deadlineAt;
    const minutes = Math.max(1, Math.round((snapshot.deadlineAt - now()) / 60_000));
    toast(t('said.late', { minutes, count: minutes }), {
      tone: 'warn',
      duration: 20_000,
      action: { label: t('said.understood'), onAction: () => undefined },
    });
  });
  useEffect(() => {
    if (late) warn();
  }, [late]);

  const end = useEffectEvent(async () => {
    // The teacher may just have extended the time, so the server is asked before submitting.
    const asked = await answers.refresh();
    const { deadlineAt, phase } = answers.snapshot();
    if (phase !== 'running' || deadlineAt > now()) return;
    submitted.current = true;
    answers.submit(asked ? 'confirmed' : 'unconfirmed');
  });
  useEffect(() => {
    if (over) void end();
  }, [over]);

  // The time was extended while the automatic submission was still waiting for a connection.
  const reopen = useEffectEvent(() => {
    if (!submitted.current || snapshot.phase !== 'submitting') return;
    submitted.current = false;
    answers.cancelSubmit();
  });
  useEffect(() => {
    if (!over) reopen();
  }, [over]);
  return over;
}
