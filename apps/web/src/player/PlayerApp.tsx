/** An assigned test for its learner, before and during: an app of its own, so that its first load has no router and no data cache in it. */
import { ApiError } from '@vumon/contract/client';
import type { Locale } from '@vumon/i18n';
import { I18nextProvider, useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Note, UiProvider } from '@vumon/ui';
import type { i18n } from 'i18next';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../app/api.ts';
import type { Profile } from '../app/gate.ts';
import { pathIn } from '../app/locale.ts';
import { styleNonce } from '../app/style-nonce.ts';
import { ServerClock } from './clock.ts';
import { gateOfPlayer } from './gate.ts';
import { lateAnswers } from './late.ts';
import { RedeemDialog, Refusal, SignInAgain } from './later.ts';
import { Player } from './Player.tsx';
import { usePendingTalks } from './recordings/usePendingTalks.ts';
import { openSitting, type Sitting } from './sitting.ts';
import { StartScreen } from './StartScreen.tsx';
import { useReply } from './useReply.ts';
import { usePlayerWords, wordsOfTypes } from './words.ts';

interface PlayerAppProps {
  i18n: i18n;
  locale: Locale;
  assignment: string;
  /** The test is over: the rest of the product shows how it came out. */
  onOver(): void;
}

export function PlayerApp({ i18n, locale, assignment, onOver }: PlayerAppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <UiProvider nonce={styleNonce}>
        <Suspense fallback={<LoadingState />}>
          <Gate locale={locale} assignment={assignment} onOver={onOver} />
        </Suspense>
      </UiProvider>
    </I18nextProvider>
  );
}

const ownProfile = () =>
  api('GET /account/profile').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** The decisions that the page table makes for this page; those against it lead out of here with a load of the page. */
function Gate({ locale, assignment, onOver }: Omit<PlayerAppProps, 'i18n'>) {
  const profile = useReply(ownProfile);
  const gate = profile.data === undefined ? 'waiting' : gateOfPlayer(profile.data);
  useEffect(() => {
    if (gate === 'waiting' || gate === 'open') return;
    const [pathname, search] = gate === 'sign-in' ? ['/login', `?redirect=${encodeURIComponent(location.pathname + location.search)}`] : ['/home', ''];
    location.replace(pathIn(locale, { pathname, search, hash: '' }));
  }, [gate, locale]);
  if (gate === 'open') return <Attempt locale={locale} assignment={assignment} profile={profile.data ?? null} onOver={onOver} />;
  if (profile.error !== undefined) return <ErrorState onRetry={profile.again} retrying={profile.waiting} />;
  return <LoadingState />;
}

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

function Attempt({ locale, assignment, profile, onOver }: { locale: Locale; assignment: string; profile: Profile | null; onOver(): void }) {
  const t = usePlayerWords();
  const { t: app, i18n } = useTranslation('app');
  const [clock] = useState(() => new ServerClock(() => performance.now()));
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [asking, setAsking] = useState(false);
  const [unlocked, setUnlocked] = useState(false);
  const load = useCallback(async () => {
    const askedAt = performance.now();
    const reply = await api('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignment } });
    clock.learn(Date.parse(reply.serverTime), askedAt, performance.now());
    return reply;
  }, [assignment, clock]);
  const test = useReply(load);
  const { again } = test;
  const now = useCallback(() => clock.now(), [clock]);

  // A second opening would put a page in the place of the one that already took answers.
  const opened = useRef(false);
  const start = async () => {
    if (opened.current) return;
    opened.current = true;
    setStarting(true);
    setError(null);
    try {
      const [own] = await Promise.all([openSitting(assignment), i18n.loadNamespaces([...wordsOfTypes]).catch(() => undefined)]);
      remember(assignment, true);
      setSitting(own);
    } catch (cause) {
      opened.current = false;
      if (!(cause instanceof ApiError)) throw cause;
      if (cause.code === 'TEST_ACTIVE_CODE_REQUIRED') setAsking(true);
      else setError(cause);
      again();
    } finally {
      setStarting(false);
    }
  };

  const status = test.data?.attempt?.status;
  const goOn = useEffectEvent(() => void start());
  const [reloaded] = useState(() => wasOpen(assignment));
  const resumes = status === 'RUNNING' && reloaded;
  useEffect(() => {
    if (resumes) goOn();
  }, [resumes]);

  const finish = useCallback((late: number) => {
    remember(assignment, false);
    lateAnswers.set(assignment, late);
    onOver();
  }, [assignment, onOver]);

  const over = status === 'SUBMITTED' || status === 'SCORED';
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);

  if (sitting) return <Sat sitting={sitting} profile={profile} onFinished={finish} />;
  if (over || (test.waiting && !test.data) || (resumes && error === null)) return <LoadingState>{t('start.opening')}</LoadingState>;
  if (!test.data) {
    const cause = test.error;
    const failed = <ErrorState title={t('start.failed')} onRetry={again} retrying={test.waiting} />;
    return cause instanceof ApiError && cause.code !== 'NETWORK' ? <Suspense fallback={failed}><Refusal alone error={cause} locale={locale} onRetry={again} /></Suspense> : failed;
  }
  const closeCode = () => {
    setAsking(false);
    // The code was what stood between the learner and the test.
    if (unlocked) void start();
  };
  const offline = error?.code === 'NETWORK';
  // What is wrong is said at once; the way out of it comes when it has been fetched.
  const said = error && <Note tone="bad" live>{offline ? app('networkError') : error.message}</Note>;
  return (
    <>
      <StartScreen back={pathIn(locale, { pathname: '/assigned-unit-test', search: '', hash: '' })} test={test.data} now={now} starting={starting} refusal={error && !offline ? <Suspense fallback={said}><Refusal error={error} locale={locale} onRetry={again} /></Suspense> : said} onStart={() => void start()} onMoment={again} />
      {asking && <Suspense><RedeemDialog reason={t('start.needsCodeBody')} onClose={closeCode} onActivated={() => setUnlocked(true)} /></Suspense>}
    </>
  );
}

function Sat({ sitting, profile, onFinished }: { sitting: Sitting; profile: Profile | null; onFinished(late: number): void }) {
  const { saver, clock, uploads } = sitting;
  const talks = usePendingTalks(uploads);
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const finished = snapshot.phase === 'closed' && snapshot.unsaved === 0 && talks === 0;
  const leaving = useRef(false);

  useEffect(() => () => sitting.close(), [sitting]);
  useEffect(() => {
    if (!finished || leaving.current) return;
    leaving.current = true;
    onFinished(saver.snapshot().late);
  }, [finished, onFinished, saver]);

  useEffect(() => {
    const refresh = () => void saver.refresh();
    const online = () => {
      void saver.refresh().then(() => saver.resume());
      uploads?.retry();
    };
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
  }, [saver, uploads]);

  const atRisk = (snapshot.unsaved > 0 && !snapshot.durable) || (talks > 0 && uploads?.durable === false);
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);

  const out = snapshot.state === 'signed-out' || snapshot.state === 'foreign';
  // While somebody is to sign in again, nothing is watched.
  useEffect(() => {
    if (out) return;
    let over = false;
    let stop = () => {};
    const watch = async () => {
      const { watchSession } = await import('../app/session-watch.ts');
      if (!over) stop = watchSession({ onDoubt: () => void saver.refresh() });
    };
    // Where it cannot be loaded, the next save finds out.
    watch().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [out, saver]);
  return (
    <>
      <Player attempt={sitting.attempt} paper={sitting.paper} facets={sitting.facets} media={sitting.media} shuffleSeed={sitting.shuffleSeed} uploads={uploads} content={sitting.content} answers={saver} now={() => clock.now()} />
      {out && <Suspense><SignInAgain opened foreign={snapshot.state === 'foreign'} profile={profile} unsaved={snapshot.unsaved} onDone={() => { void saver.refresh().then(() => saver.resume()); uploads?.retry(); }} /></Suspense>}
    </>
  );
}
