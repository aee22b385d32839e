/** A recording to listen to: play, progress, plays left. */
import { useId, useRef } from 'react';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconVolume } from '@tabler/icons-react';
import { useMessages } from '../messages.tsx';
import type { AudioRef, MediaPort } from '../schema/core.react.ts';
import { useCountedMedia } from './useCountedMedia.tsx';
import type { CountedMedia } from './useCountedMedia.tsx';
import classes from './media.module.css';

/** 95 → "1:35". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The line under a recording or a video: plays left, or an error. */
export function MediaStatus({ media, limit, watched }: { media: CountedMedia; limit: number; watched?: boolean }) {
  const t = useMessages('qt');
  const say = (message: 'failed' | 'spent' | 'unlimited') =>
    t(watched ? `player.media.watched.${message}` : `player.media.${message}`);
  if (media.state === 'failed') return <span className={classes.bad}>{say('failed')}</span>;
  if (media.state === 'asking') return <span>{t('player.media.loading')}</span>;
  if (media.state === 'spent') return <span className={classes.spent}>{say('spent')}</span>;
  if (limit > 0 && media.isPreview) return <span>{t('player.media.limit', { limit })}</span>;
  if (limit === 0 || media.playsLeft === null) return <span>{say('unlimited')}</span>;
  return <span>{t('player.media.playsLeft', { left: media.playsLeft, limit })}</span>;
}

/** Progress without seeking where plays are counted, otherwise a slider. */
export function MediaProgress({ media, free, label }: { media: CountedMedia; free: boolean; label: string }) {
  const t = useMessages('qt');
  const spoken = t('player.media.position', { at: clockText(media.position), total: clockText(media.seconds) });
  const share = media.seconds > 0 ? Math.min(1, media.position / media.seconds) : 0;
  return (
    <span className={classes.track}>
      {free && media.seconds > 0 ? (
        <input
          type="range"
          className={classes.range}
          aria-label={label}
          aria-valuetext={spoken}
          min={0}
          max={Math.ceil(media.seconds)}
          step={1}
          value={Math.floor(media.position)}
          onChange={(event) => media.seek(Number(event.currentTarget.value))}
        />
      ) : (
        <span
          role="progressbar"
          aria-label={label}
          aria-valuetext={spoken}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className={classes.bar}
        >
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
      <span className={classes.time} aria-hidden="true">
        {clockText(media.position)}
        {media.seconds > 0 && ` / ${clockText(media.seconds)}`}
      </span>
    </span>
  );
}

export interface AudioProps {
  audio: AudioRef;
  port: MediaPort;
  /** The name of the recording for screen readers: "Bài nghe câu 5". */
  label: string;
}

/** The player of one recording. */
export function Audio({ audio, port, label }: AudioProps) {
  const t = useMessages('qt');
  const element = useRef<HTMLAudioElement>(null);
  const media = useCountedMedia(element, audio.media, port, audio.seconds);
  const status = useId();
  const playing = media.state === 'playing';
  const spent = media.state === 'spent';
  const action = playing
    ? t('player.media.pause')
    : media.state === 'paused'
      ? t('player.media.resume')
      : t('player.media.play');
  return (
    <div className={classes.audio} role="group" aria-label={label}>
      <audio
        ref={element}
        src={port.url(audio.media)}
        preload={audio.playLimit > 0 ? 'none' : 'metadata'}
        {...media.handlers}
      />
      <button
        type="button"
        className={classes.play}
        aria-label={action}
        aria-describedby={status}
        aria-disabled={spent || media.state === 'asking' || undefined}
        onClick={media.toggle}
      >
        {playing ? <IconPlayerPauseFilled size={22} /> : <IconPlayerPlayFilled size={22} />}
      </button>
      <div className={classes.audioBody}>
        <MediaProgress media={media} free={audio.playLimit === 0} label={label} />
        <span className={classes.status} id={status} aria-live="polite">
          <IconVolume size={16} stroke={1.75} aria-hidden="true" />
          <MediaStatus media={media} limit={audio.playLimit} />
        </span>
      </div>
    </div>
  );
}
