'use no memo'; // Drawn a few times only: memoising it would cost 1.3 kB of the player's first load.
/** One of the learner's tests: the start screen, then the running attempt. */
import { ApiError } from '@vumon/contract/client';
import type { Locale } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Note } from '@vumon/ui';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../api/client.ts';
import { earlyTimes } from '../api/early.ts';
import type { Profile } from '../session/gate.ts';
import { pathIn } from '../i18n/locale.ts';
import { ServerClock } from './session/clock.ts';
import { isOver, wantedAttempt } from './gate.ts';
import { lateAnswers } from './session/late-answers.ts';
import { RedeemDialog, Refusal } from './screen/lazy-parts.ts';
import type { Reopened } from './offline/device.ts';
import type { Preparation } from './offline/prepare.ts';
import { loadAhead, openAttemptSession, type AttemptAddress, type AttemptSession } from './session/attempt-session.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { useReply } from './session/useReply.ts';
import { usePlayerMessages } from './translation.ts';

import { heldTests } from './held-tests.ts';
import { RunningAttempt } from './RunningAttempt.tsx';

const openKey = (assignment: string) => `player-open:${assignment}`;
/** Remembers that the attempt was open in this tab, so that a reload returns to it without the start screen. */
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
    // Without storage a reload shows the start screen, which has a button to continue.
  }
}

export function Attempt({
  locale,
  assignment,
  profile,
  reopened,
  onOver,
}: {
  locale: Locale;
  assignment: string;
  profile: Profile | null;
  /** The test as this device holds it, if there is no connection. */
  reopened: Reopened | null;
  onOver(): void;
}) {
  const t = usePlayerMessages();
  const { i18n } = useTranslation('player');
  const [clock] = useState(() => new ServerClock());
  const [unlocked, setUnlocked] = useState(false);
  const [left, setLeft] = useState<Reopened | null>(null);
  const [{ number, practice }] = useState(wantedAttempt);
  const load = useCallback(async () => {
    // Practice is started on the page where it was chosen, so it has no start screen.
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

  const { session, starting, error, broken, asking, start, stopAsking } = useOpening(
    { assignment, number, practice },
    { profile, reopened: reopened ?? left },
    again,
  );

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
  useLeftAnswers(over, user, assignment, setLeft, onOver);

  const comes = test.data !== undefined && !over && practice === undefined && (status === 'RUNNING' || test.data.open);
  const preparation = usePreparation(comes, user, assignment);

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
    stopAsking();
    // The activation code was the only obstacle, so the test starts.
    if (unlocked) void start();
  };
  return (
    <>
      <StartScreen
        back={pathIn(locale, { pathname: '/assigned-unit-test', search: '', hash: '' })}
        test={test.data}
        now={now}
        starting={starting}
        preparation={preparation}
        refusal={<StartRefusal error={error} broken={broken} locale={locale} onRetry={again} />}
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

/** Opens the attempt for this tab; `onFailed` is called if that fails. */
function useOpening(
  address: AttemptAddress,
  device: { profile: Profile | null; reopened: Reopened | null },
  onFailed: () => void,
) {
  const { i18n } = useTranslation('player');
  const [session, setSession] = useState<AttemptSession | null>(null);
  const [starting, setStarting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [broken, setBroken] = useState(false);
  const [asking, setAsking] = useState(false);
  // Opening twice would replace a session that may already hold answers.
  const opened = useRef(false);
  const start = async () => {
    if (opened.current) return;
    opened.current = true;
    setStarting(true);
    setError(null);
    setBroken(false);
    try {
      const own = await openAttemptSession(address, { ...device, locale: i18n.language }, (namespaces) =>
        i18n.loadNamespaces(namespaces),
      );
      remember(address.assignment, true);
      setSession(own);
    } catch (cause) {
      opened.current = false;
      // This is not an error of the API: code failed to load or to run, although the connection may work.
      if (!(cause instanceof ApiError)) setBroken(true);
      else if (cause.code === 'TEST_ACTIVE_CODE_REQUIRED') setAsking(true);
      else setError(cause);
      onFailed();
    } finally {
      setStarting(false);
    }
  };
  return {
    session,
    starting,
    error,
    /** Whether code failed to load or to run. */
    broken,
    /** Whether the dialog for an activation code is open. */
    asking,
    stopAsking: () => setAsking(false),
    start,
  };
}

/** For a finished attempt: sends answers that only this device has; the server stores them as late. */
function useLeftAnswers(
  over: boolean,
  user: string | undefined,
  assignment: string,
  onLeft: (left: Reopened) => void,
  onOver: () => void,
): void {
  useEffect(() => {
    if (!over) return;
    let current = true;
    const leave = async () => {
      const found =
        user !== undefined && 'caches' in globalThis ? await (await heldTests()).leftOver(user, assignment) : null;
      if (!current) return;
      if (found) onLeft(found);
      else onOver();
    };
    leave().catch(() => current && onOver());
    return () => {
      current = false;
    };
  }, [over, user, assignment, onLeft, onOver]);
}

/** Prepares the device for a test that will be taken, so that it can be started without a connection. */
function usePreparation(comes: boolean, user: string | undefined, assignment: string): Preparation | null {
  const [preparation, setPreparation] = useState<Preparation | null>(null);
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
  return preparation;
}

/** Why the test does not start. The message is shown at once; its actions follow when their code has loaded. */
function StartRefusal({
  error,
  broken,
  locale,
  onRetry,
}: {
  error: ApiError | null;
  broken: boolean;
  locale: Locale;
  onRetry(): void;
}) {
  const t = usePlayerMessages();
  if (!error)
    return broken ? (
      <Note tone="bad" live>
        {t('start.scriptFailed')}
      </Note>
    ) : null;
  const offline = error.code === 'NETWORK';
  const message = (
    <Note tone="bad" live>
      {offline ? t('start.network') : error.message}
    </Note>
  );
  return offline ? (
    message
  ) : (
    <Suspense fallback={message}>
      <Refusal error={error} locale={locale} onRetry={onRetry} />
    </Suspense>
  );
}
