/**
 * Form state that survives the end of a session, and a reload because code is gone. When either happens, the values of the open forms are written to the
 * session storage; when the same user opens the same address again, `useRestorableState` starts with them. While the
 * session is valid nothing is written.
 */
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../session/profile.ts';

const storageKey = 'restorable-forms';
const maxAgeMs = 12 * 3_600_000;

interface StoredForms {
  readonly userId: string;
  /** Address of the page, including its search parameters. */
  readonly href: string;
  readonly at: number;
  readonly values: Record<string, unknown>;
}

interface OpenForm {
  readonly initial: unknown;
  readonly value: unknown;
}

const openForms = new Map<string, () => OpenForm>();

function read(): StoredForms | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredForms | null;
    return stored && Date.now() - stored.at < maxAgeMs ? stored : null;
  } catch {
    return null;
  }
}

function write(stored: StoredForms | null): void {
  try {
    if (stored) sessionStorage.setItem(storageKey, JSON.stringify(stored));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Where the browser forbids storage, the input is lost.
  }
}

/**
 * Takes the values of the open forms that differ from their initial values; the returned function stores them. Between
 * the two the forms may be gone.
 */
export function takeForms(userId: string, href: string): () => void {
  const changed = [...openForms]
    .map(([key, current]) => [key, current()] as const)
    .filter(([, { initial, value }]) => JSON.stringify(initial) !== JSON.stringify(value));
  return () => {
    if (changed.length > 0)
      write({
        userId,
        href,
        at: Date.now(),
        values: Object.fromEntries(changed.map(([key, { value }]) => [key, value])),
      });
  };
}

/** Stores the values of the open forms that differ from their initial values. */
export const storeForms = (userId: string, href: string): void => takeForms(userId, href)();

/** Removes the stored values, unless they belong to the user `except`. */
export function clearStoredForms(except?: string): void {
  if (read()?.userId !== except) write(null);
}

const missing = Symbol('nothing stored');

function find(userId: string, href: string, key: string): unknown {
  const stored = read();
  return stored?.userId === userId && stored.href === href && key in stored.values ? stored.values[key] : missing;
}

function remove(key: string): void {
  const stored = read();
  if (!stored || !(key in stored.values)) return;
  const { [key]: _restored, ...values } = stored.values;
  write(Object.keys(values).length > 0 ? { ...stored, values } : null);
}

/** `useState` for a value that can be serialised as JSON; `key` is unique on the page. */
export function useRestorableState<T>(key: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const { id } = useProfile();
  const href = useLocation({ select: (location) => location.href });
  const [first] = useState(initial);
  const [value, set] = useState<T>(() => {
    const stored = find(id, href, key);
    return stored === missing ? first : (stored as T);
  });
  const latest = useRef<OpenForm>({ initial: first, value });
  useEffect(() => {
    latest.current = { initial: first, value };
  });
  useEffect(() => {
    remove(key);
    const current = () => latest.current;
    openForms.set(key, current);
    return () => {
      if (openForms.get(key) === current) openForms.delete(key);
    };
  }, [key]);
  return [value, set];
}
