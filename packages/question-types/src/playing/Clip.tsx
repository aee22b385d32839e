/** A short recording beside an option or a card: one button with the plays that are left. */
import { useId, useRef } from 'react';
import type { CSSProperties } from 'react';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import type { AudioRef, MediaPort } from '../schema/core.react.ts';
import { MediaStatus } from './Audio.tsx';
import { useCountedMedia } from './useCountedMedia.tsx';
import classes from './media.module.css';

export interface ClipProps {
  audio: AudioRef;
  port: MediaPort;
  /** The name of the clip for screen readers: "Phương án A". */
  label: string;
}

/** Plays are counted for each clip; starting one stops any other sound. */
export function Clip({ audio, port, label }: ClipProps) {
  const t = useMessages('qt');
  const element = useRef<HTMLAudioElement>(null);
  const media = useCountedMedia(element, audio.media, port, audio.seconds);
  const status = useId();
  const playing = media.state === 'playing';
  const action = playing
    ? t('player.media.pause')
    : media.state === 'paused'
      ? t('player.media.resume')
      : t('player.media.play');
  const share = media.seconds > 0 ? Math.min(1, media.position / media.seconds) : 0;
  const counted = audio.playLimit > 0 && media.playsLeft !== null;
  return (
    <span className={classes.clip}>
      <audio
        ref={element}
        src={port.url(audio.media)}
        preload={audio.playLimit > 0 ? 'none' : 'metadata'}
        {...media.handlers}
      />
      <button
        type="button"
        className={classes.clipPlay}
        style={{ '--played': `${Math.round(share * 360)}deg` } as CSSProperties}
        aria-label={`${action}: ${label}`}
        aria-describedby={status}
        aria-disabled={media.state === 'spent' || media.state === 'asking' || undefined}
        data-state={media.state}
        onClick={media.toggle}
      >
        {playing ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </button>
      {counted && (
        <span className={classes.clipLeft} aria-hidden="true">
          {media.playsLeft}/{audio.playLimit}
        </span>
      )}
      <span id={status} className={media.state === 'failed' ? classes.bad : 'visually-hidden'} aria-live="polite">
        <MediaStatus media={media} limit={audio.playLimit} />
      </span>
    </span>
  );
}
