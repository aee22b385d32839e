/**
 * What was being typed when the session ended, until the same user is back at the same address. Forms say what is theirs with
 * `useKeptState`; nothing is written while the session lasts.
 */
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useProfile } from './session.ts';

const storageKey = 'kept-forms';
const keptMs = 12 * 3_600_000;

interface Kept {
  readonly userId: string;
  /** Of the page, with its search. */
  readonly href: string;
  readonly at: number;
  readonly values: Record<string, unknown>;
}

interface Open {
  readonly initial: unknown;
  readonly value: unknown;
}

const open = new Map<string, () => Open>();

function read(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < keptMs ? kept : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(storageKey, JSON.stringify(kept));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing loses what was typed.
  }
}

/** Keeps what the open forms hold beyond what they began with. */
export function keepForms(userId: string, href: string): void {
  const changed = [...open].map(([key, look]) => [key, look()] as const).filter(([, { initial, value }]) => JSON.stringify(initial) !== JSON.stringify(value));
  if (changed.length > 0) write({ userId, href, at: Date.now(), values: Object.fromEntries(changed.map(([key, { value }]) => [key, value])) });
}

/** Nothing stays behind for anybody but this user; for nobody when one signs out. */
export function forgetForms(except?: string): void {
  if (read()?.userId !== except) write(null);
}

const missing = Symbol('nothing kept');

function find(userId: string, href: string, key: string): unknown {
  const kept = read();
  return kept?.userId === userId && kept.href === href && key in kept.values ? kept.values[key] : missing;
}

function drop(key: string): void {
  const kept = read();
  if (!kept || !(key in kept.values)) return;
  const { [key]: _taken, ...values } = kept.values;
  write(Object.keys(values).length > 0 ? { ...kept, values } : null);
}

/** `useState` for what can be written as JSON, under a name that is its own on the page. */
export function useKeptState<T>(key: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const { id } = useProfile();
  const href = useLocation({ select: (location) => location.href });
  const [begun] = useState(initial);
  const [value, set] = useState<T>(() => {
    const kept = find(id, href, key);
    return kept === missing ? begun : (kept as T);
  });
  const latest = useRef<Open>({ initial: begun, value });
  useEffect(() => {
    latest.current = { initial: begun, value };
  });
  useEffect(() => {
    drop(key);
    const look = () => latest.current;
    open.set(key, look);
    return () => {
      if (open.get(key) === look) open.delete(key);
    };
  }, [key]);
  return [value, set];
}
