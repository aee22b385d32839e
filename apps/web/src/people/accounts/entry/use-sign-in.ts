import { useNavigate } from '@tanstack/react-router';
import type { SignedInDevice } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import type { Role } from '@vumon/domain';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRetryWhileBusy } from '../../../api/retry-while-busy.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { keep } from './entry-store.ts';

interface TooManyDevices {
  readonly ticket: string;
  readonly sessions: readonly SignedInDevice[];
}

interface SignInOptions {
  readonly username: string;
  readonly password: string;
  /** Where the user goes once signed in. */
  readonly target: string;
  /** Called with the field that the refusal is about. */
  onRefused(field: 'username' | 'password'): void;
}

/** Signing in by password. Whoever is signed in on too many devices first signs one of them out. */
export function useSignIn({ username, password, target, onRefused }: SignInOptions) {
  const navigate = useNavigate();
  const enter = useAfterSignIn();
  const [busy, setBusy] = useState(false);
  const [waiting, retryWhileBusy] = useRetryWhileBusy();
  const [error, setError] = useState<unknown>(null);
  const [devices, setDevices] = useState<TooManyDevices | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);

  async function signIn() {
    setBusy(true);
    setError(null);
    try {
      await retryWhileBusy(() => api('POST /auth/login', { body: { username, password } }));
      setDevices(null);
      await enter(target);
    } catch (caught) {
      receive(caught);
    } finally {
      setBusy(false);
    }
  }

  function receive(caught: unknown) {
    if (caught instanceof ApiError && caught.code === 'FIRST_LOGIN_REQUIRED') {
      const { ticket, role } = caught.data as { ticket: string; role: Role };
      keep('first-login', { ticket, role, target, username });
      void navigate({ to: '/set-password' });
      return;
    }
    if (caught instanceof ApiError && caught.code === 'LIMIT_LOGIN_SESSION') {
      setDevices(caught.data as TooManyDevices);
      return;
    }
    setDevices(null);
    setError(caught);
    onRefused(caught instanceof ApiError && caught.fields[0]?.path === 'username' ? 'username' : 'password');
  }

  async function signOutDevice(sessionId: string) {
    if (!devices) return;
    setLeaving(sessionId);
    try {
      await api('POST /auth/sign-out-device', { body: { ticket: devices.ticket, sessionId } });
      await signIn();
    } catch (caught) {
      receive(caught);
    } finally {
      setLeaving(null);
    }
  }

  return {
    signIn,
    signOutDevice,
    closeDevices: () => setDevices(null),
    busy,
    waiting,
    error,
    /** The signed-in devices, while there are too many. */
    devices,
    /** The device that is being signed out. */
    leaving,
  };
}
