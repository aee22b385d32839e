import { useTranslation } from '@vumon/i18n/react';
import { IconButton } from '@vumon/ui';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { keepInside, mostZoom, movedBy, sideOf, zoomedTo, type Crop } from './crop.ts';
import classes from '../own-account.module.css';

const pixels = 512;
const step = 0.05;

/** Draws the cropped square of `picture`, on white where the picture is transparent. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = sideOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

/** The square as a file to upload. */
export async function squareOf(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  draw(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('the browser made no picture');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}

/**
 * A square window on a picture that is dragged, pinched or scrolled, or moved with the arrow keys and zoomed with + and
 * −.
 */
export function AvatarCropper({
  picture,
  crop,
  onChange,
}: {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const { t } = useTranslation('own-account');
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLButtonElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  // The file chooser that had the focus is gone, so the focus moves here.
  useEffect(() => area.current?.focus(), []);

  const zoomTo = (zoom: number, at?: { x: number; y: number }) => onChange(zoomedTo(picture, crop, zoom, at));
  // Registered natively, because a wheel listener of React cannot keep the page from scrolling.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const box = canvas.current!.getBoundingClientRect();
    zoomTo(crop.zoom * Math.exp(-event.deltaY / 400), {
      x: (event.clientX - box.left) / box.width - 0.5,
      y: (event.clientY - box.top) / box.height - 0.5,
    });
  });
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const { width } = event.currentTarget.getBoundingClientRect();
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    // With two fingers, each contributes half of the movement, and the change of their distance is the zoom.
    const share = other ? 0.5 : 1;
    const moved = movedBy(picture, crop, ((now.x - before.x) / width) * share, ((now.y - before.y) / width) * share);
    const apart = (from: { x: number; y: number }) => Math.max(1, Math.hypot(from.x - other!.x, from.y - other!.y));
    onChange(other ? zoomedTo(picture, moved, moved.zoom * (apart(now) / apart(before))) : moved);
  };
  const onPointerEnd = (event: PointerEvent) => void fingers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 4 * step : step;
    const next: Crop | undefined =
      event.key === 'ArrowLeft'
        ? movedBy(picture, crop, far, 0)
        : event.key === 'ArrowRight'
          ? movedBy(picture, crop, -far, 0)
          : event.key === 'ArrowUp'
            ? movedBy(picture, crop, 0, far)
            : event.key === 'ArrowDown'
              ? movedBy(picture, crop, 0, -far)
              : event.key === '+' || event.key === '='
                ? zoomedTo(picture, crop, crop.zoom * 1.1)
                : event.key === '-'
                  ? zoomedTo(picture, crop, crop.zoom / 1.1)
                  : event.key === 'Home'
                    ? keepInside(picture, { x: picture.width / 2, y: picture.height / 2, zoom: 1 })
                    : undefined;
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className={classes.cropper}>
      <button
        ref={area}
        type="button"
        aria-label={t('avatar.cropArea')}
        aria-describedby="crop-keys"
        className={classes.cropArea}
        onKeyDown={onKeyDown}
      >
        <canvas
          ref={canvas}
          width={pixels}
          height={pixels}
          aria-hidden="true"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerEnd}
          onPointerCancel={onPointerEnd}
        />
      </button>
      <ZoomControl zoom={crop.zoom} onZoom={zoomTo} />
      <p id="crop-keys" className={classes.hint}>
        {t('avatar.cropHint')}
      </p>
    </div>
  );
}

function ZoomControl({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const { t } = useTranslation('own-account');
  return (
    <div className={classes.zoom}>
      <IconButton
        icon={<IconMinus size={20} stroke={1.75} aria-hidden />}
        aria-label={t('avatar.smaller')}
        disabled={zoom <= 1}
        onClick={() => onZoom(zoom / 1.2)}
      />
      <input
        type="range"
        min={1}
        max={mostZoom}
        step={0.01}
        value={zoom}
        aria-label={t('avatar.zoom')}
        aria-valuetext={t('avatar.zoomed', { percent: Math.round(zoom * 100) })}
        className={classes.range}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
      <IconButton
        icon={<IconPlus size={20} stroke={1.75} aria-hidden />}
        aria-label={t('avatar.larger')}
        disabled={zoom >= mostZoom}
        onClick={() => onZoom(zoom * 1.2)}
      />
    </div>
  );
}
