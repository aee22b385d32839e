/** Loaded when a picture is shown, not before the first question: nobody enlarges a picture that is not there. */
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useMessages } from '../../messages.tsx';
import type { ImageRef } from '../../schema/core.react.ts';
import { Drawn } from '../Drawn.tsx';
import classes from './enlarged.module.css';

const largest = 4;
const within = (scale: number): number => Math.min(largest, Math.max(1, Math.round(scale * 100) / 100));
const enlargedBy = (scale: number): CSSProperties => ({
  maxHeight: 'none',
  maxWidth: 'none',
  width: `${scale * 100}%`,
});

interface EnlargedProps {
  image: ImageRef;
  alt: string;
  url: string;
}

/** The dialog with the picture, which closes itself. */
export function Enlarged({ onClosed, ...props }: EnlargedProps & { onClosed(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={props.alt}
      onClose={onClosed}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <View {...props} onClose={() => dialog.current?.close()} />
    </dialog>
  );
}

/**
 * The enlarged picture: buttons, the keys + − 0, and pinching change its size; it scrolls where it is larger than the
 * screen.
 */
function View({ image, alt, url, onClose }: EnlargedProps & { onClose(): void }) {
  const t = useMessages('qt');
  const [scale, setScale] = useState(1);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const pinch = useRef<{ distance: number; scale: number } | null>(null);

  function keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next =
      event.key === '+' || event.key === '='
        ? scale + 0.5
        : event.key === '-'
          ? scale - 0.5
          : event.key === '0'
            ? 1
            : null;
    // Otherwise letters and digits would answer questions behind the dialog.
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
    if (next === null) return;
    event.preventDefault();
    setScale(within(next));
  }
  const distance = (): number => {
    const [a, b] = [...fingers.current.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  function moved(event: PointerEvent): void {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size !== 2) return;
    pinch.current ??= { distance: distance(), scale };
    setScale(within((pinch.current.scale * distance()) / Math.max(1, pinch.current.distance)));
  }
  function lifted(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
    pinch.current = null;
  }
  return (
    <div className={classes.enlarged} onKeyDown={keyDown}>
      <div className={classes.zoomTools}>
        <button
          type="button"
          className={classes.close}
          aria-label={t('player.picture.smaller')}
          disabled={scale <= 1}
          onClick={() => setScale(within(scale - 0.5))}
        >
          <IconZoomOut size={24} stroke={1.75} />
        </button>
        <span className={classes.scale} role="status">
          {Math.round(scale * 100)}%
        </span>
        <button
          type="button"
          className={classes.close}
          aria-label={t('player.picture.larger')}
          disabled={scale >= largest}
          onClick={() => setScale(within(scale + 0.5))}
        >
          <IconZoomIn size={24} stroke={1.75} />
        </button>
        <button
          type="button"
          className={classes.close}
          aria-label={t('player.picture.close')}
          autoFocus
          onClick={onClose}
        >
          <IconX size={24} stroke={1.75} />
        </button>
      </div>
      <div
        className={classes.view}
        // A scrollable area must be reachable by keyboard.
        {...(scale > 1 && { role: 'region', tabIndex: 0, 'aria-label': alt })}
        onPointerDown={(event) =>
          event.pointerType === 'touch' && fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }
        onPointerMove={moved}
        onPointerUp={lifted}
        onPointerCancel={lifted}
      >
        {image.drawing === undefined ? (
          <img src={url} alt={alt} draggable={false} style={scale === 1 ? undefined : enlargedBy(scale)} />
        ) : (
          <Drawn drawing={image.drawing} alt={alt} {...(scale > 1 && { style: enlargedBy(scale) })} />
        )}
      </div>
      {image.caption !== undefined && image.caption !== '' && <p>{image.caption}</p>}
    </div>
  );
}
