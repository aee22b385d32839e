/** A video; plays are counted like those of a recording. */
import { useRef } from 'react';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMessages } from '../../messages.tsx';
import type { MediaPort, VideoRef } from '../../schema/core.react.ts';
import { MediaProgress, MediaStatus } from '../Audio.tsx';
import { useCountedMedia } from '../useCountedMedia.tsx';
import classes from '../media.module.css';

export interface VideoProps {
  video: VideoRef;
  port: MediaPort;
  label: string;
  /** Subtitles that are part of the released key. */
  extraSubtitles?: string;
}

/** The player of one video, with subtitles where learners may read them. */
export function Video({ video, port, label, extraSubtitles }: VideoProps) {
  const t = useMessages('qt');
  const element = useRef<HTMLVideoElement>(null);
  const media = useCountedMedia(element, video.media, port);
  const subtitles = video.subtitles ?? extraSubtitles;
  const playing = media.state === 'playing';
  return (
    <div className={classes.video} role="group" aria-label={label}>
      <div className={classes.screen}>
        <video
          ref={element}
          src={port.url(video.media)}
          preload={video.playLimit > 0 ? 'none' : 'metadata'}
          playsInline
          disablePictureInPicture
          aria-label={label}
          onClick={media.toggle}
          // Its menu offers to loop and to show controls that nobody counts.
          onContextMenu={(event) => video.playLimit > 0 && event.preventDefault()}
          {...media.handlers}
        >
          {subtitles !== undefined && (
            <track kind="subtitles" src={port.url(subtitles)} label={t('player.media.subtitles')} default />
          )}
        </video>
      </div>
      <div className={classes.videoBar}>
        <button
          type="button"
          className={classes.play}
          aria-label={
            playing
              ? t('player.media.pause')
              : media.state === 'paused'
                ? t('player.media.watchOn')
                : t('player.media.watch')
          }
          aria-disabled={media.state === 'spent' || media.state === 'asking' || undefined}
          onClick={media.toggle}
        >
          {playing ? <IconPlayerPauseFilled size={22} /> : <IconPlayerPlayFilled size={22} />}
        </button>
        <div className={classes.audioBody}>
          <MediaProgress media={media} free={video.playLimit === 0} label={label} />
          <span className={classes.status} aria-live="polite">
            <MediaStatus media={media} limit={video.playLimit} watched />
          </span>
        </div>
      </div>
    </div>
  );
}
