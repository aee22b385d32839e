/**
 * A recording whose plays the server counts: one sound at a time, no seeking, and a reload resumes where it stopped.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MediaPort } from '../schema/core.react.ts';
import { canPlayThrough, holdPlay, lockWaitMs, newPlayName, noPlay, readPlay, storePlay } from './unfinished-plays.tsx';

/** The media element that is playing; starting another one pauses it. */
let sounding: HTMLMediaElement | null = null;

export type MediaState = 'idle' | 'asking' | 'playing' | 'paused' | 'spent' | 'failed';

export interface CountedMedia {
  state: MediaState;
  /** Seconds played and in all; `seconds` is 0 until known. */
  position: number;
  seconds: number;
  /** Null: unlimited. */
  playsLeft: number | null;
  /** The author's view: plays are not counted, and what learners may do is told. */
  isPreview: boolean;
  toggle(): void;
  seek(to: number): void;
  /** Spread on the media element. */
  handlers: {
    onPlay(): void;
    onTimeUpdate(): void;
    onLoadedMetadata(): void;
    onPause(): void;
    onEnded(): void;
    onError(): void;
  };
}

/** The counted play of a recording: requested, remembered while it is unfinished, and finished. */
function useCountedPlay(elementRef: RefObject<HTMLMediaElement | null>, media: string, port: MediaPort) {
  const [stored] = useState(() => readPlay(media));
  const [playsLeft, setPlaysLeft] = useState(() => port.playsLeft(media));
  const open = useRef(stored.open);
  const asked = useRef(stored.asked);
  /** The play was started or requested by an earlier page. */
  const restored = useRef(stored.open || stored.asked !== null);
  const written = useRef(stored.position);

  function remember(): void {
    const at = elementRef.current?.currentTime ?? 0;
    written.current = at;
    storePlay(media, { position: at, open: open.current, asked: asked.current });
  }

  /** Requests a play, or continues the unfinished one. Rejects when there is no reply or the file does not load. */
  async function obtain(node: HTMLMediaElement): Promise<'refused' | undefined> {
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
        asked.current ??= newPlayName();
        storePlay(media, { position: 0, open: false, asked: asked.current });
        void holdPlay(media, null);
      }
      const left = await port.startPlay(media, asked.current ?? newPlayName());
      asked.current = null;
      if (left === 'refused') {
        storePlay(media, noPlay);
        setPlaysLeft(0);
        return left;
      }
      setPlaysLeft(left);
      open.current = true;
      if (counted && held) node.load();
      node.currentTime = 0;
      storePlay(media, { position: 0, open: true, asked: null });
      // The file is available with the play only. A slow or broken network does not consume it: the play stays
      // unfinished until the end is reached.
      if (counted && !held) await canPlayThrough(node);
    } else if (Math.abs(node.currentTime - written.current) > 1) {
      node.currentTime = written.current;
    }
    return undefined;
  }

  function finish(): void {
    open.current = false;
    written.current = 0;
    storePlay(media, noPlay);
  }

  /** Sets the position from which an unfinished play continues; called when the user seeks. */
  function jumpTo(seconds: number): void {
    written.current = seconds;
  }

  return { stored, playsLeft, open, written, remember, obtain, finish, jumpTo };
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
  const { stored, playsLeft, open, written, remember, obtain, finish, jumpTo } = useCountedPlay(
    elementRef,
    media,
    port,
  );
  const [state, setState] = useState<MediaState>(() =>
    stored.open || stored.asked !== null ? 'paused' : playsLeft === 0 ? 'spent' : 'idle',
  );
  const [position, setPosition] = useState(stored.position);
  const [seconds, setSeconds] = useState(knownSeconds ?? 0);
  const onLeave = useEffectEvent(() => {
    if (open.current) remember();
  });

  useEffect(() => {
    const node = elementRef.current;
    const leave = (): void => onLeave();
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
      if ((await obtain(node)) === 'refused') {
        setState('spent');
        return;
      }
    } catch {
      setState('failed');
      return;
    }
    try {
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
    isPreview: port.preview === true,
    toggle() {
      if (state === 'playing') elementRef.current?.pause();
      else if (state !== 'asking' && state !== 'spent') void play();
    },
    seek(to) {
      const node = elementRef.current;
      if (node === null) return;
      node.currentTime = to;
      jumpTo(to);
      setPosition(to);
    },
    handlers: {
      // Also when the device starts it: the key of a headset, the controls of a lock screen.
      onPlay() {
        const node = elementRef.current;
        if (node === null) return;
        if (playsLeft !== null && !open.current) {
          node.pause();
          return;
        }
        if (sounding !== node) sounding?.pause();
        sounding = node;
        setState((now) => (now === 'paused' ? 'playing' : now));
      },
      onTimeUpdate() {
        const node = elementRef.current;
        // Such controls may also lead back; what was heard in a counted play is not repeated in it.
        if (node !== null && playsLeft !== null && open.current && node.currentTime < written.current - 0.5)
          node.currentTime = written.current;
        const at = node?.currentTime ?? 0;
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
        finish();
        setPosition(0);
        setState(playsLeft === 0 ? 'spent' : 'idle');
      },
      onError() {
        if (elementRef.current?.error != null && state !== 'idle') setState('failed');
      },
    },
  };
}
