/**
 * What entering the product keeps in this tab for a reload or a change of language: what was typed and is no secret, the code that is on its way,
 * and the ticket of a finished step, which opens one thing once and for a quarter of an hour. Never a password.
 */
import type { Role } from '@vumon/domain';
import { useRef, useState } from 'react';

/** A code on its way; both moments by this device's clock. */
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
    /** YYYY-MM-DD; null before it was given. */
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

/** A form whose fields outlive the page. */
export function useStored<N extends Name>(
  name: N,
  empty: Stored[N],
): [Stored[N], (changes: Partial<Stored[N]>) => void] {
  const [value, setValue] = useState<Stored[N]>(() => ({ ...empty, ...stored(name) }));
  // Two changes may follow one another before the page is drawn again.
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
