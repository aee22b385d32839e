/** A picture with its caption; a press shows it at full screen, where it can be zoomed. */
import { useEffect, useState } from 'react';
import { IconZoomIn } from '@tabler/icons-react';
import { useLocale } from '@vumon/i18n/react';
import { useMessages } from '../messages.tsx';
import { lazily } from '../registry/lazily.tsx';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { Drawn } from './Drawn.tsx';
import classes from './media.module.css';

export interface PictureProps {
  image: ImageRef;
  port: MediaPort;
  /** A picture inside an option is not a button of its own. */
  zoom?: boolean;
}

const enlarging = lazily(() => import('./on-demand/Enlarged.tsx'));
const load = (): Promise<unknown> => enlarging.load().catch(() => {});

/** Reserves its space while loading when the size is known. */
export function Picture({ image, port, zoom = true }: PictureProps) {
  const t = useMessages('qt');
  const alt = image.alts?.[useLocale()] ?? image.alt;
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (zoom) void load();
  }, [zoom]);
  const Enlarged = open ? enlarging.loaded()?.Enlarged : undefined;
  const picture = image.drawing ? (
    <Drawn drawing={image.drawing} alt={alt} />
  ) : (
    <img
      className={classes.image}
      src={port.url(image.media)}
      alt={alt}
      width={image.width}
      height={image.height}
      decoding="async"
      draggable={false}
    />
  );
  if (!zoom) return picture;
  return (
    <figure className={classes.figure}>
      <button
        type="button"
        className={classes.zoom}
        data-drawn={image.drawing && ''}
        aria-label={t('player.picture.enlarge', { alt })}
        onClick={() => void load().then(() => setOpen(enlarging.loaded() !== undefined))}
      >
        {picture}
        <span className={classes.zoomMark} aria-hidden="true">
          <IconZoomIn size={20} stroke={1.75} />
        </span>
      </button>
      {image.caption !== undefined && image.caption !== '' && (
        <figcaption className={classes.caption}>{image.caption}</figcaption>
      )}
      {Enlarged && <Enlarged image={image} alt={alt} url={port.url(image.media)} onClosed={() => setOpen(false)} />}
    </figure>
  );
}
