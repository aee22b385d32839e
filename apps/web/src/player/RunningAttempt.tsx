/** A running attempt: renders the player, saves its answers, and refreshes its clock and session. */
import { presenceEveryMs } from '@vumon/domain';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Profile } from '../session/gate.ts';
import { SignInAgain } from './screen/lazy-parts.ts';
import { Player } from './screen/Player.tsx';
import { toolsKey } from './screen/settings.ts';
import { usePendingRecordings } from './recordings/usePendingRecordings.ts';
import { type AttemptSession } from './session/attempt-session.ts';

/** Deletes the stored state of the tools when the attempt ends. */
function forgetTools(attempt: string): void {
  try {
    localStorage.removeItem(toolsKey(attempt));
  } catch {
    // Without storage there is nothing to delete.
  }
}

export function RunningAttempt({
  session,
  profile,
  onFinished,
}: {
  session: AttemptSession;
  profile: Profile | null;
  onFinished(late: number): void;
}) {
  const { saver, clock, uploads } = session;
  const pendingRecordings = usePendingRecordings(uploads);
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const finished = snapshot.phase === 'closed' && snapshot.unsaved === 0 && pendingRecordings === 0;
  const leaving = useRef(false);

  useEffect(() => {
    // Without this code, answers of other tabs arrive through the server.
    session.joinTabs().catch(() => undefined);
    return () => session.close();
  }, [session]);
  useEffect(() => {
    if (!finished || leaving.current) return;
    leaving.current = true;
    void session.device?.forget();
    forgetTools(session.attempt);
    onFinished(saver.snapshot().late);
  }, [finished, onFinished, saver, session]);

  useEffect(() => {
    const refresh = () => void saver.refresh();
    const online = () => {
      void saver.refresh().then(() => saver.resume());
      uploads?.retry();
    };
    const visible = () => (document.visibilityState === 'hidden' ? saver.flush() : refresh());
    const hide = () => saver.sendOnPageHide();
    const timers = [setInterval(refresh, 60_000), setInterval(() => void saver.beat(), presenceEveryMs)];
    addEventListener('online', online);
    addEventListener('focus', refresh);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', visible);
    return () => {
      timers.forEach(clearInterval);
      removeEventListener('online', online);
      removeEventListener('focus', refresh);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [saver, uploads, session]);

  const submitting = snapshot.phase === 'submitting';
  useEffect(() => {
    if (submitting) uploads?.retry();
  }, [submitting, uploads]);

  const atRisk = (snapshot.unsaved > 0 && !snapshot.durable) || (pendingRecordings > 0 && uploads?.durable === false);
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);

  const out = snapshot.state === 'signed-out' || snapshot.state === 'foreign';
  // The sheet stays mounted once it was opened: only a mounted dialog returns the focus when it closes.
  const [wasOut, setWasOut] = useState(false);
  if (out && !wasOut) setWasOut(true);
  useSessionWatch(out, saver);
  return (
    <>
      <Player
        attempt={session.attempt}
        outline={session.outline}
        facets={session.facets}
        media={session.media}
        timed={session.timed}
        practice={session.practice}
        shuffleSeed={session.shuffleSeed}
        tools={session.tools}
        record={session.record}
        uploads={uploads}
        device={session.device}
        content={session.content}
        answers={saver}
        now={() => clock.now()}
      />
      {wasOut && (
        <Suspense>
          <SignInAgain
            opened={out}
            foreign={snapshot.state === 'foreign'}
            profile={profile}
            unsaved={snapshot.unsaved}
            closed={snapshot.phase !== 'running'}
            deadlineAt={snapshot.deadlineAt}
            now={() => clock.now()}
            onDone={() => {
              void saver.refresh().then(() => saver.resume());
              uploads?.retry();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Learns from an event stream that the session ended, or that the teacher changed the time or stopped the clock. */
function useSessionWatch(out: boolean, saver: AttemptSession['saver']): void {
  // While signed out there is no session to watch.
  useEffect(() => {
    if (out) return;
    let over = false;
    let stop = () => {};
    const watch = async () => {
      const { watchSession } = await import('../session/watch.ts');
      const refresh = () => void saver.refresh();
      if (!over) stop = watchSession({ onDoubt: refresh, onChanged: refresh });
    };
    // If the code cannot be loaded, the next save notices an ended session.
    watch().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [out, saver]);
}
