/** A picture with its caption; a press shows it as large as the screen. */
import { useRef } from 'react';
import { IconX, IconZoomIn } from '@tabler/icons-react';
import { useWords } from '../words.tsx';
import type { ImageRef, MediaPort } from '../core.react.ts';
import classes from './media.module.css';

export interface PictureProps {
  image: ImageRef;
  port: MediaPort;
  /** A picture inside an option is not a button of its own. */
  zoom?: boolean;
}

/** Keeps its place while loading when the size is known. */
export function Picture({ image, port, zoom = true }: PictureProps) {
  const t = useWords('qt');
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = <img className={classes.image} src={port.url(image.media)} alt={image.alt} width={image.width} height={image.height} decoding="async" draggable={false} />;
  if (!zoom) return picture;
  return (
    <figure className={classes.figure}>
      <button type="button" className={classes.zoom} aria-label={t('player.picture.enlarge', { alt: image.alt })} onClick={() => dialog.current?.showModal()}>
        {picture}
        <span className={classes.zoomMark} aria-hidden="true">
          <IconZoomIn size={20} stroke={1.75} />
        </span>
      </button>
      {image.caption !== undefined && image.caption !== '' && <figcaption className={classes.caption}>{image.caption}</figcaption>}
      <dialog ref={dialog} className={classes.dialog} aria-label={image.alt} onClick={() => dialog.current?.close()}>
        <button type="button" className={classes.close} aria-label={t('player.picture.close')} autoFocus>
          <IconX size={24} stroke={1.75} />
        </button>
        <img src={port.url(image.media)} alt={image.alt} />
        {image.caption !== undefined && image.caption !== '' && <p>{image.caption}</p>}
      </dialog>
    </figure>
  );
}
