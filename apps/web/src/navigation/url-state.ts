/**
 * Search, filters, page and order of a list are stored in search parameters, so that a link or the back button restores
 * them.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Search } from './paths.ts';
import { useEffect, useRef, useState } from 'react';

/** The page's search parameters; `set` leaves empty ones out and returns to the first page by default. */
export function useUrlState(): [Search, (changes: Search) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (changes: Search) => {
    void navigate({
      to: '.',
      replace: true,
      resetScroll: false,
      search: (old) => ({ ...old, page: undefined, ...changes }),
    });
  };
  return [search, set];
}

/** Debounced text: the value of a search field, passed to `onSettled` 300 ms after the last key. */
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
