/**
 * A recording whose plays the server counts: one sound at a time, no seeking, and a reload resumes where it stopped.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MediaPort } from '../schema/core.react.ts';

/** The media element that is playing; starting another one pauses it. */
let sounding: HTMLMediaElement | null = null;

interface Kept {
  position: number;
  /** A play was counted and has not been finished. */
  open: boolean;
  /** The id of a play that was requested from the server without a reply: it may have been counted. */
  asked: string | null;
}

const nothingKept: Kept = { position: 0, open: false, asked: null };

// The address holds the attempt, so a second attempt in the same tab starts from the beginning.
const keeperKey = (media: string): string => `media:${location.pathname}:${media}`;

function recall(media: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keeperKey(media)) ?? 'null');
    if (
      typeof kept === 'object' &&
      kept !== null &&
      'position' in kept &&
      'open' in kept &&
      Number.isFinite(kept.position)
    ) {
      return {
        position: Number(kept.position),
        open: kept.open === true,
        asked: 'asked' in kept && typeof kept.asked === 'string' ? kept.asked : null,
      };
    }
  } catch {
    // Private windows may refuse storage; the recording then starts over.
  }
  return nothingKept;
}

function keep(media: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keeperKey(media), JSON.stringify(kept));
  } catch {
    // See the effect below that restores an unfinished play.
  }
}

// Works on insecure origins too, unlike `crypto.randomUUID`.
const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join('');

/** The maximal waiting time; the play stays unfinished. */
const patienceMs = 60_000;
const haveEnough = 4;
const loadingNow = 2;

/** Resolves when the recording can play to its end without buffering. */
function canPlayThrough(node: HTMLMediaElement): Promise<void> {
  if (node.readyState >= haveEnough) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (act: () => void): void => {
      over.abort();
      clearTimeout(timer);
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Error('slow network'))), patienceMs);
    node.addEventListener('canplaythrough', () => end(resolve), { signal: over.signal });
    node.addEventListener('error', () => end(() => reject(new Error('no file'))), { signal: over.signal });
    node.preload = 'auto';
    if (node.error !== null || node.networkState !== loadingNow) node.load();
  });
}

/** A reloaded page gets the lock of the previous page; a duplicated tab, whose storage is a copy, does not. */
const lockWaitMs = 1_000;
const held = new Set<string>();

/** Holds the lock of the play while the page lives; false when another page still holds it after a while. */
function holdPlay(media: string, waitMs: number | null): Promise<boolean> {
  const name = keeperKey(media);
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined || held.has(name)) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(name, waitMs === null ? {} : { signal: AbortSignal.timeout(waitMs) }, () => {
        held.add(name);
        resolve(true);
        return new Promise<void>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

export type MediaState = 'idle' | 'asking' | 'playing' | 'paused' | 'spent' | 'failed';

export interface CountedMedia {
  state: MediaState;
  /** Seconds played and in all; `seconds` is 0 until known. */
  position: number;
  seconds: number;
  /** Null: unlimited. */
  playsLeft: number | null;
  toggle(): void;
  seek(to: number): void;
  /** Spread on the media element. */
  handlers: {
    onTimeUpdate(): void;
    onLoadedMetadata(): void;
    onPause(): void;
    onEnded(): void;
    onError(): void;
  };
}

/**
 * Connects an audio or video element to the counting of plays; `knownSeconds` shows a duration before the file loads.
 */
export function useCountedMedia(
  elementRef: RefObject<HTMLMediaElement | null>,
  media: string,
  port: MediaPort,
  knownSeconds?: number,
): CountedMedia {
  const [kept] = useState(() => recall(media));
  const [playsLeft, setPlaysLeft] = useState(() => port.playsLeft(media));
  const [state, setState] = useState<MediaState>(() =>
    kept.open || kept.asked !== null ? 'paused' : port.playsLeft(media) === 0 ? 'spent' : 'idle',
  );
  const [position, setPosition] = useState(kept.position);
  const [seconds, setSeconds] = useState(knownSeconds ?? 0);
  const open = useRef(kept.open);
  const asked = useRef(kept.asked);
  /** The play was started or requested by an earlier page. */
  const restored = useRef(kept.open || kept.asked !== null);
  const written = useRef(kept.position);

  function remember(): void {
    const at = elementRef.current?.currentTime ?? 0;
    written.current = at;
    keep(media, { position: at, open: open.current, asked: asked.current });
  }
  const onLeave = useEffectEvent(remember);

  useEffect(() => {
    const node = elementRef.current;
    const leave = (): void => {
      if (open.current) onLeave();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      if (node !== null) {
        node.pause();
        if (sounding === node) sounding = null;
      }
    };
  }, [elementRef]);

  async function play(): Promise<void> {
    const node = elementRef.current;
    if (node === null) return;
    setState('asking');
    try {
      const counted = port.playsLeft(media) !== null;
      if (counted && restored.current && !(await holdPlay(media, lockWaitMs))) {
        open.current = false;
        asked.current = null;
      }
      restored.current = false;
      // A file on the device needs no network, and is decrypted with the play's key.
      const held = port.held?.(media) === true;
      if (!open.current) {
        // Repeated with the same id until there is a reply, also after a reload: a lost reply costs no second play.
        if (counted) {
          asked.current ??= newName();
          keep(media, { position: 0, open: false, asked: asked.current });
          void holdPlay(media, null);
        }
        const left = await port.startPlay(media, asked.current ?? newName());
        asked.current = null;
        if (left === 'refused') {
          keep(media, nothingKept);
          setPlaysLeft(0);
          setState('spent');
          return;
        }
        setPlaysLeft(left);
        open.current = true;
        if (counted && held) node.load();
        node.currentTime = 0;
        keep(media, { position: 0, open: true, asked: null });
        // The file is available with the play only. A slow or broken network does not consume it: the play stays
        // unfinished until the end is reached.
        if (counted && !held) await canPlayThrough(node);
      } else if (Math.abs(node.currentTime - written.current) > 1) {
        node.currentTime = written.current;
      }
    } catch {
      setState('failed');
      return;
    }
    try {
      if (sounding !== null && sounding !== node) sounding.pause();
      sounding = node;
      if (node.error !== null) {
        node.load();
        node.currentTime = written.current;
      }
      await node.play();
      setState('playing');
    } catch {
      // The play is counted and unfinished: the next press resumes it without another one.
      setState('failed');
    }
  }

  return {
    state,
    position,
    seconds,
    playsLeft,
    toggle() {
      if (state === 'playing') elementRef.current?.pause();
      else if (state !== 'asking' && state !== 'spent') void play();
    },
    seek(to) {
      const node = elementRef.current;
      if (node === null) return;
      node.currentTime = to;
      written.current = to;
      setPosition(to);
    },
    handlers: {
      onTimeUpdate() {
        const at = elementRef.current?.currentTime ?? 0;
        setPosition(at);
        if (open.current && Math.abs(at - written.current) >= 1) remember();
      },
      onLoadedMetadata() {
        const node = elementRef.current;
        if (node === null) return;
        if (Number.isFinite(node.duration)) setSeconds(node.duration);
        if (open.current && node.currentTime === 0 && written.current > 0) node.currentTime = written.current;
      },
      onPause() {
        if (elementRef.current?.ended === true) return;
        remember();
        setState((now) => (now === 'playing' ? 'paused' : now));
      },
      onEnded() {
        open.current = false;
        written.current = 0;
        keep(media, nothingKept);
        setPosition(0);
        setState(playsLeft === 0 ? 'spent' : 'idle');
      },
      onError() {
        if (elementRef.current?.error != null && state !== 'idle') setState('failed');
      },
    },
  };
}
