/**
 * The start screen and the player of an assigned test. It is a separate app, so that its first load contains no router
 * and no query cache.
 */
import { ApiError } from '@vumon/contract/client';
import type { I18n, Locale } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { ErrorState, LoadingState, LightUiProvider } from '@vumon/ui';
import { Suspense, useEffect, useState } from 'react';
import { api } from '../api/client.ts';
import type { Profile } from '../session/gate.ts';
import { pathIn } from '../i18n/locale.ts';
import { styleNonce } from '../frame/style-nonce.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { gateOfPlayer } from './gate.ts';
import type { Reopened } from './offline/device.ts';
import { Attempt } from './Attempt.tsx';
import { heldTests } from './held-tests.ts';
import { useReply } from './session/useReply.ts';

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

/** After this time in milliseconds without a reply, a test that the device holds is opened offline. */
const patience = 6_000;

/** A test that was started on this device, if the server cannot be reached to check who is signed in. */
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

/**
 * Applies the page's gate. Visitors who may not open the page are redirected with a full page load, because the router
 * is not loaded.
 */
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
