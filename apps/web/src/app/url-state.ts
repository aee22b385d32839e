/** A list's search, filters, page and order live in the address, so that a link or the back button brings them back. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

export type UrlState = Readonly<Record<string, string | undefined>>;

/** Reads search parameters as text; `set` leaves empty ones out and goes back to the first page unless told otherwise. */
export function useUrlState(): [UrlState, (changes: UrlState) => void] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const state = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, value === undefined || value === null ? undefined : String(value)]));
  const set = (changes: UrlState) => {
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (old: Record<string, unknown>) => {
        const next: Record<string, unknown> = { ...old, page: undefined, ...changes };
        return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
      },
    } as Parameters<typeof navigate>[0]);
  };
  return [state, set];
}

/** Text that is typed now and told to `onSettled` once the typing rests. */
export function useTyped(value: string, onSettled: (value: string) => void): [string, (value: string) => void] {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    typed,
    (next) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onSettled(next.trim()), 300);
    },
  ];
}
