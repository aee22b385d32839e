/**
 * What the pages of signing in and signing up store in this tab, so that a reload or a change of language loses nothing:
 * what was typed, the code that was sent, and the ticket of a finished step, which can be used once within 15 minutes.
 * Passwords are never stored.
 */
import type { Role } from '@vumon/domain';
import { useRef, useState } from 'react';

/** A code that was sent; both times are in milliseconds by this device's clock. */
export interface SentCode {
  readonly username: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** Proving an address: what was typed, the code on its way, the ticket for the entered code. */
export interface EntrySteps {
  readonly username: string;
  readonly sent: SentCode | null;
  readonly ticket: string | null;
}

interface Stored {
  /** The phone or e-mail that the sign-in page begins with. */
  'login-name': { readonly username: string };
  'first-login': { readonly ticket: string; readonly target: string; readonly username: string; readonly role: Role };
  registration: EntrySteps & {
    /** YYYY-MM-DD; null until it is entered. */
    readonly birthday: string | null;
    /** Below 16: where the guardian's code was sent, and the ticket for the entered code. */
    readonly guardian: EntrySteps;
    readonly fullName: string;
    readonly phone: string;
    readonly acceptTerms: boolean;
  };
  'password-reset': EntrySteps;
}
type Name = keyof Stored;

const noSteps: EntrySteps = { username: '', sent: null, ticket: null };
export const emptyRegistration: Stored['registration'] = {
  birthday: null,
  guardian: noSteps,
  username: '',
  sent: null,
  ticket: null,
  fullName: '',
  phone: '',
  acceptTerms: false,
};
export const emptyReset: Stored['password-reset'] = noSteps;

export function stored<N extends Name>(name: N): Stored[N] | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return typeof value === 'object' ? (value as Stored[N] | null) : null;
  } catch {
    return null;
  }
}

export const keep = <N extends Name>(name: N, value: Stored[N]): void =>
  sessionStorage.setItem(name, JSON.stringify(value));

export function forget(...names: Name[]): void {
  for (const name of names) sessionStorage.removeItem(name);
}

/** The fields of a form, stored in this tab so that they survive a reload. */
export function useStored<N extends Name>(
  name: N,
  empty: Stored[N],
): [Stored[N], (changes: Partial<Stored[N]>) => void] {
  const [value, setValue] = useState<Stored[N]>(() => ({ ...empty, ...stored(name) }));
  // A second change may come before React has rendered the first.
  const latest = useRef(value);
  return [
    value,
    (changes) => {
      latest.current = { ...latest.current, ...changes };
      keep(name, latest.current);
      setValue(latest.current);
    },
  ];
}
