/** The start screen and the player of an assigned test. A separate app, so that its first load contains no router and no query cache. */
import { ApiError } from '@vumon/contract/client';
import type { I18n, Locale } from '@vumon/i18n';
import { I18nProvider, useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Note, LightUiProvider } from '@vumon/ui';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../api/client.ts';
import { earlyTimes } from '../api/early.ts';
import type { Profile } from '../session/gate.ts';
import { pathIn } from '../i18n/locale.ts';
import { styleNonce } from '../frame/style-nonce.ts';
import { ServerClock } from './session/clock.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { gateOfPlayer, isOver, wantedAttempt } from './gate.ts';
import { lateAnswers } from './session/late-answers.ts';
import { RedeemDialog, Refusal, SignInAgain } from './screen/lazy-parts.ts';
import { Player } from './screen/Player.tsx';
import { toolsKey } from './screen/settings.ts';
import { usePendingRecordings } from './recordings/usePendingRecordings.ts';
import type { Reopened } from './offline/device.ts';
import type { Preparation } from './offline/prepare.ts';
import { loadAhead, openAttemptSession, type AttemptSession } from './session/attempt-session.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { useReply } from './session/useReply.ts';
import { usePlayerWords } from './words.ts';

interface PlayerAppProps {
  i18n: I18n;
  locale: Locale;
  assignment: string;
  /** Called when the attempt has ended: the main app then shows the result. */
  onOver(): void;
}

export function PlayerApp({ i18n, locale, assignment, onOver }: PlayerAppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LightUiProvider nonce={styleNonce}>
        <Suspense fallback={<LoadingState />}>
          <CrashBoundary>
            <Gate locale={locale} assignment={assignment} onOver={onOver} />
          </CrashBoundary>
        </Suspense>
      </LightUiProvider>
    </I18nProvider>
  );
}

const ownProfile = () =>
  api('GET /account/profile').catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** Loaded after the first paint: what a device holds of tests. */
const heldTests = () => import('./offline/index.ts');
/** After this time without a reply, a test that the device holds is opened offline. */
const patience = 6_000;

/** A test that was started on this device, when the server cannot be reached to ask who is signed in. */
function useReopened(assignment: string, profile: ReturnType<typeof useReply<Profile | null>>): Reopened | null {
  const [reopened, setReopened] = useState<Reopened | null>(null);
  const known = profile.data !== undefined;
  const failed = profile.error !== undefined;
  useEffect(() => {
    if (known || !('caches' in globalThis)) return;
    let current = true;
    const look = async () => {
      const found = await (await heldTests()).reopen(assignment);
      if (current && found) setReopened(found);
    };
    const timer = setTimeout(() => void look().catch(() => undefined), failed ? 0 : patience);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [assignment, known, failed]);
  return reopened;
}

/** Applies the page's gate. Visitors it does not let in are redirected with a full page load, because the router is not loaded. */
function Gate({ locale, assignment, onOver }: Omit<PlayerAppProps, 'i18n'>) {
  const profile = useReply(ownProfile);
  const gate = profile.data === undefined ? 'waiting' : gateOfPlayer(profile.data);
  useEffect(() => {
    if (gate === 'waiting' || gate === 'open') return;
    const [pathname, search] =
      gate === 'sign-in'
        ? ['/login', `?redirect=${encodeURIComponent(location.pathname + location.search)}`]
        : ['/home', ''];
    location.replace(pathIn(locale, { pathname, search, hash: '' }));
  }, [gate, locale]);
  const reopened = useReopened(assignment, profile);
  const address = { locale, assignment, onOver };
  if (reopened) return <Attempt {...address} profile={reopened.profile} reopened={reopened} />;
  if (gate === 'open') return <Attempt {...address} profile={profile.data ?? null} reopened={null} />;
  if (profile.error !== undefined) return <ErrorState onRetry={profile.again} retrying={profile.waiting} />;
  return <LoadingState />;
}

const openKey = (assignment: string) => `player-open:${assignment}`;
/** Remembers that the attempt was open in this tab, so that a reload returns to it without the start screen. */
function wasOpen(assignment: string): boolean {
  try {
    return sessionStorage.getItem(openKey(assignment)) !== null;
  } catch {
    return false;
  }
}

/** Deletes what tools stored for an attempt when it ends. */
function forgetTools(attempt: string): void {
  try {
    localStorage.removeItem(toolsKey(attempt));
  } catch {
    // Without storage there is nothing to delete.
  }
}

function remember(assignment: string, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(openKey(assignment), '1');
    else sessionStorage.removeItem(openKey(assignment));
  } catch {
    // Without storage a reload shows the start screen, which has a button to continue.
  }
}

function Attempt({
  locale,
  assignment,
  profile,
  reopened,
  onOver,
}: {
  locale: Locale;
  assignment: string;
  profile: Profile | null;
  /** Without a connection: the test as this device holds it. */
  reopened: Reopened | null;
  onOver(): void;
}) {
  const t = usePlayerWords();
  const { i18n } = useTranslation('player');
  const [clock] = useState(() => new ServerClock(() => performance.now()));
  const [session, setSession] = useState<AttemptSession | null>(null);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [broken, setBroken] = useState(false);
  const [asking, setAsking] = useState(false);
  const [unlocked, setUnlocked] = useState(false);
  const [left, setLeft] = useState<Reopened | null>(null);
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const [{ number, practice }] = useState(wantedAttempt);
  const load = useCallback(async () => {
    // Practice was started where it was chosen.
    if (practice) return;
    const askedAt = performance.now();
    const reply = await api('GET /itf/classes/unit-test-assigned/{id}', { params: { id: assignment } });
    const times = earlyTimes(`/api/itf/classes/unit-test-assigned/${encodeURIComponent(assignment)}`);
    clock.learn(Date.parse(reply.serverTime), times?.askedAt ?? askedAt, times?.cameAt ?? performance.now());
    return reply;
  }, [assignment, clock, practice]);
  const test = useReply(load);
  const { again } = test;
  const now = useCallback(() => clock.now(), [clock]);

  // Opening twice would replace a session that may already hold answers.
  const opened = useRef(false);
  const start = async () => {
    if (opened.current) return;
    opened.current = true;
    setStarting(true);
    setError(null);
    setBroken(false);
    try {
      const own = await openAttemptSession(
        { assignment, number, practice },
        { profile, reopened: reopened ?? left },
        (namespaces) => i18n.loadNamespaces(namespaces),
      );
      remember(assignment, true);
      setSession(own);
    } catch (cause) {
      opened.current = false;
      // Not an error of the API: code failed to load or to run, which does not mean that the connection is lost.
      if (!(cause instanceof ApiError)) setBroken(true);
      else if (cause.code === 'TEST_ACTIVE_CODE_REQUIRED') setAsking(true);
      else setError(cause);
      again();
    } finally {
      setStarting(false);
    }
  };

  const types = test.data?.types;
  useEffect(() => {
    if (types) loadAhead(types, (namespaces) => i18n.loadNamespaces(namespaces));
  }, [types, i18n]);

  const status = test.data?.attempt?.status;
  const goOn = useEffectEvent(() => void start());
  const [reloaded] = useState(() => wasOpen(assignment));
  const resumes = practice !== undefined || reopened !== null || left !== null || (status === 'RUNNING' && reloaded);
  useEffect(() => {
    if (resumes) goOn();
  }, [resumes]);

  const finish = useCallback(
    (late: number) => {
      remember(assignment, false);
      lateAnswers.set(assignment, late);
      onOver();
    },
    [assignment, onOver],
  );

  const over = practice === undefined && test.data !== undefined && isOver(test.data, number);
  const user = profile?.id;
  // Answers that only this device has are sent first; the server keeps them as late.
  useEffect(() => {
    if (!over) return;
    let current = true;
    const leave = async () => {
      const found =
        user !== undefined && 'caches' in globalThis ? await (await heldTests()).leftOver(user, assignment) : null;
      if (!current) return;
      if (found) setLeft(found);
      else onOver();
    };
    leave().catch(() => current && onOver());
    return () => {
      current = false;
    };
  }, [over, user, assignment, onOver]);

  const comes = test.data !== undefined && !over && practice === undefined && (status === 'RUNNING' || test.data.open);
  useEffect(() => {
    if (!comes || user === undefined) return;
    let current = true;
    const begin = async () => {
      const { prepare } = await heldTests();
      if (current) setPreparation(prepare(user, assignment));
    };
    // Without this code the test can still be taken online.
    begin().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [comes, user, assignment]);

  if (session) return <RunningAttempt session={session} profile={profile} onFinished={finish} />;
  if (over || (test.waiting && !test.data) || (resumes && error === null && !broken))
    return <LoadingState>{t('start.opening')}</LoadingState>;
  if (!test.data) {
    const cause = test.error ?? error;
    const retry = practice ? () => void start() : again;
    const failed = <ErrorState title={t('start.failed')} onRetry={retry} retrying={test.waiting || starting} />;
    return cause instanceof ApiError && cause.code !== 'NETWORK' ? (
      <Suspense fallback={failed}>
        <Refusal alone error={cause} locale={locale} onRetry={retry} />
      </Suspense>
    ) : (
      failed
    );
  }
  const closeCode = () => {
    setAsking(false);
    // The activation code was the only obstacle, so the test starts.
    if (unlocked) void start();
  };
  const offline = error?.code === 'NETWORK';
  // The message is shown at once; the actions follow when their code has loaded.
  const said = error && (
    <Note tone="bad" live>
      {offline ? t('start.network') : error.message}
    </Note>
  );
  return (
    <>
      <StartScreen
        back={pathIn(locale, { pathname: '/assigned-unit-test', search: '', hash: '' })}
        test={test.data}
        now={now}
        starting={starting}
        preparation={preparation}
        refusal={
          error && !offline ? (
            <Suspense fallback={said}>
              <Refusal error={error} locale={locale} onRetry={again} />
            </Suspense>
          ) : broken ? (
            <Note tone="bad" live>
              {t('start.scriptFailed')}
            </Note>
          ) : (
            said
          )
        }
        onStart={() => void start()}
        onMoment={again}
      />
      {asking && (
        <Suspense>
          <RedeemDialog reason={t('start.needsCodeBody')} onClose={closeCode} onActivated={() => setUnlocked(true)} />
        </Suspense>
      )}
    </>
  );
}

function RunningAttempt({
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
      void session.device?.reportPlays();
    };
    void session.device?.reportPlays();
    const visible = () => (document.visibilityState === 'hidden' ? saver.flush() : refresh());
    const hide = () => saver.sendOnPageHide();
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
  }, [saver, uploads, session]);

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
  // While signed out there is no session to watch.
  useEffect(() => {
    if (out) return;
    let over = false;
    let stop = () => {};
    const watch = async () => {
      const { watchSession } = await import('../session/watch.ts');
      const refresh = () => void saver.refresh();
      // The stream also tells that the teacher changed the time or stopped the clock.
      if (!over) stop = watchSession({ onDoubt: refresh, onChanged: refresh });
    };
    // If the code cannot be loaded, the next save notices an ended session.
    watch().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [out, saver]);
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
