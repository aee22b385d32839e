/** An assigned test for its learner: before, during and after. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState } from '@vumon/ui';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../app/api.ts';
import { profileQuery, type Profile } from '../app/session.ts';
import { ServerClock } from './clock.ts';
import { Player } from './Player.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { openSitting, type Sitting } from './sitting.ts';
import { StartScreen } from './StartScreen.tsx';
import { usePlayerWords } from './words.ts';

const ResultScreen = lazy(() => import('./review/ResultScreen.tsx'));

const openKey = (assignment: string) => `player-open:${assignment}`;
/** A learner who reloads in the middle of the test goes straight back to it. */
function wasOpen(assignment: string): boolean {
  try {
    return sessionStorage.getItem(openKey(assignment)) !== null;
  } catch {
    return false;
  }
}

function remember(assignment: string, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(openKey(assignment), '1');
    else sessionStorage.removeItem(openKey(assignment));
  } catch {
    // Then the start screen stands between, with its button to go on.
  }
}

export default function AttemptPage() {
  const { assignSlug } = useParams({ strict: false }) as { assignSlug: string };
  return <Attempt key={assignSlug} assignment={assignSlug} />;
}

function Attempt({ assignment }: { assignment: string }) {
  const t = usePlayerWords();
  const { t: app } = useTranslation('app');
  const queries = useQueryClient();
  const profile = useLastProfile();
  const [clock] = useState(() => new ServerClock(() => performance.now()));
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [late, setLate] = useState(0);
  const test = useQuery({
    queryKey: ['assigned', assignment],
    queryFn: async () => {
      const askedAt = performance.now();
      const reply = await api('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignment } });
      clock.learn(Date.parse(reply.serverTime), askedAt, performance.now());
      return reply;
    },
    enabled: sitting === null,
  });
  const again = useCallback(() => void queries.invalidateQueries({ queryKey: ['assigned', assignment] }), [queries, assignment]);
  const now = useCallback(() => clock.now(), [clock]);

  const start = async () => {
    setStarting(true);
    setError(null);
    try {
      const opened = await openSitting(assignment);
      remember(assignment, true);
      setSitting(opened);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setError(cause.code === 'NETWORK' ? app('networkError') : cause.message);
      again();
    } finally {
      setStarting(false);
    }
  };

  const status = test.data?.attempt?.status;
  const goOn = useEffectEvent(() => void start());
  const resumes = status === 'RUNNING' && wasOpen(assignment);
  useEffect(() => {
    if (resumes) goOn();
  }, [resumes]);

  const finish = useCallback((lateAnswers: number) => {
    remember(assignment, false);
    setLate(lateAnswers);
    setSitting(null);
    again();
    void queries.invalidateQueries({ queryKey: ['result', assignment] });
  }, [assignment, again, queries]);

  if (sitting) return <Sat sitting={sitting} profile={profile} onFinished={finish} />;
  if (test.isPending || (resumes && error === null)) return <LoadingState>{t('start.opening')}</LoadingState>;
  if (!test.data) {
    const cause = test.error;
    const known = cause instanceof ApiError && cause.code !== 'NETWORK';
    return <ErrorState title={t('start.failed')} {...(known && { children: cause.message })} onRetry={again} retrying={test.isFetching} />;
  }
  if (status === 'SUBMITTED' || status === 'SCORED') {
    return <Suspense fallback={<LoadingState />}><ResultScreen assignment={assignment} late={late} /></Suspense>;
  }
  return <StartScreen test={test.data} now={now} starting={starting} error={error} onStart={() => void start()} onMoment={again} />;
}

/** Whoever was signed in when the page opened: their name is needed most when the session is gone. */
function useLastProfile(): Profile | null {
  const { data } = useQuery(profileQuery);
  const [last, setLast] = useState(data ?? null);
  if (data && data !== last && last === null) setLast(data);
  return last;
}

function Sat({ sitting, profile, onFinished }: { sitting: Sitting; profile: Profile | null; onFinished(late: number): void }) {
  const { saver, clock } = sitting;
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const finished = snapshot.phase === 'closed' && snapshot.unsaved === 0;
  const leaving = useRef(false);

  useEffect(() => () => sitting.close(), [sitting]);
  useEffect(() => {
    if (!finished || leaving.current) return;
    leaving.current = true;
    onFinished(saver.snapshot().late);
  }, [finished, onFinished, saver]);

  useEffect(() => {
    const refresh = () => void saver.refresh();
    const online = () => void saver.refresh().then(() => saver.resume());
    const visible = () => (document.visibilityState === 'hidden' ? saver.flush() : refresh());
    const hide = () => saver.lastWords();
    const timer = setInterval(refresh, 60_000);
    addEventListener('online', online);
    addEventListener('focus', refresh);
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
      removeEventListener('focus', refresh);
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [saver]);

  const atRisk = snapshot.unsaved > 0 && !snapshot.durable;
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);

  const out = snapshot.state === 'signed-out' || snapshot.state === 'foreign';
  return (
    <>
      <Player attempt={sitting.attempt} paper={sitting.paper} facets={sitting.facets} media={sitting.media} shuffleSeed={sitting.shuffleSeed} content={sitting.content} answers={saver} now={() => clock.now()} />
      <SignInAgain opened={out} foreign={snapshot.state === 'foreign'} profile={profile} unsaved={snapshot.unsaved} onDone={() => void saver.refresh().then(() => saver.resume())} />
    </>
  );
}
