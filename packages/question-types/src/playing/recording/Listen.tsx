/** A recording that can be played again without a limit, from any position and at higher speed where allowed. */
import { useRef, useState } from 'react';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useMessages } from '../../messages.tsx';
import { clockText } from '../Audio.tsx';
import media from '../media.module.css';
import classes from './recording.module.css';

const speeds = [1, 1.25, 1.5, 0.75] as const;

export interface ListenProps {
  src: string;
  /** 0 where the recording page could not measure it. */
  seconds: number;
  label: string;
  /** For teachers who listen to many recordings. */
  withSpeed?: boolean;
}

export function Listen({ src, seconds, label, withSpeed = false }: ListenProps) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-speaking');
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState(seconds);
  const [failed, setFailed] = useState(false);
  const [speed, setSpeed] = useState(0);
  /**
   * A recording made by a browser has no duration in its header: seeking to the end once makes the browser compute it.
   */
  const measuring = useRef(false);

  function learnLength(): void {
    const node = audio.current;
    if (node === null) return;
    if (Number.isFinite(node.duration)) {
      setLength(node.duration);
      if (measuring.current) {
        measuring.current = false;
        node.currentTime = 0;
      }
    } else if (!measuring.current) {
      measuring.current = true;
      node.currentTime = 1e7;
    }
  }

  function toggle(): void {
    const node = audio.current;
    if (node === null) return;
    if (!node.paused) return node.pause();
    if (node.error !== null) node.load();
    setFailed(false);
    node.play().catch(() => setFailed(true));
  }

  const rate = speeds[speed] ?? 1;
  return (
    <div className={`${media.audio} ${classes.listen}`} role="group" aria-label={label}>
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onLoadedMetadata={learnLength}
        onDurationChange={learnLength}
        onTimeUpdate={() => {
          if (!measuring.current) setPosition(audio.current?.currentTime ?? 0);
        }}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <button
        type="button"
        className={media.play}
        aria-label={playing ? t('player.media.pause') : t('player.media.play')}
        data-listen
        onClick={toggle}
      >
        {playing ? <IconPlayerPauseFilled size={22} /> : <IconPlayerPlayFilled size={22} />}
      </button>
      <div className={media.audioBody}>
        <span className={`${media.track} ${classes.listenTrack}`}>
          <input
            type="range"
            className={media.range}
            aria-label={label}
            aria-valuetext={t('player.media.position', { at: clockText(position), total: clockText(length) })}
            min={0}
            max={Math.max(1, Math.ceil(length))}
            step={1}
            value={Math.floor(position)}
            onChange={(event) => {
              if (audio.current !== null) audio.current.currentTime = Number(event.currentTarget.value);
              setPosition(Number(event.currentTarget.value));
            }}
          />
          <span className={media.time} aria-hidden="true">
            {clockText(position)} / {clockText(length)}
          </span>
          {withSpeed && (
            <button
              type="button"
              className={classes.speed}
              aria-label={tFamily('listen.speed', { speed: rate })}
              onClick={() => {
                const next = (speed + 1) % speeds.length;
                setSpeed(next);
                if (audio.current !== null) audio.current.playbackRate = speeds[next] ?? 1;
              }}
            >
              {rate}×
            </button>
          )}
        </span>
        {failed && (
          <span className={media.bad} role="alert">
            {tFamily('listen.failed')}
          </span>
        )}
      </div>
    </div>
  );
}
