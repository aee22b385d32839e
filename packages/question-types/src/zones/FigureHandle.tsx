import type { KeyboardEvent } from 'react';
import { useMessages } from '../messages.tsx';
import { boundsOf, labelPlaceOf, percentBox } from './geometry.ts';
import { labelStyle } from './ZonePicture.tsx';
import classes from './zone-editor.module.css';
import { boxCorners } from './useZonePointer.tsx';
import type { Drawn } from './useFigures.tsx';

interface FigureHandleProps {
  readonly figure: Drawn;
  readonly index: number;
  readonly name: string;
  readonly where: string;
  readonly on: boolean;
  /** Id of the text that explains the keys. */
  readonly help: string;
  onSelect(): void;
  onKey(event: KeyboardEvent): void;
  onCornerKey(index: number, event: KeyboardEvent): void;
}

/** A figure as a button over the picture, with its number and, when it is selected, grips at its corners. */
export function FigureHandle({
  figure,
  index,
  name,
  where,
  on,
  help,
  onSelect,
  onKey,
  onCornerKey,
}: FigureHandleProps) {
  const t = useMessages('qt-editing');
  const { x, y, width, height } = boundsOf(figure.shape);
  const gripsOf =
    figure.shape.kind === 'polygon'
      ? figure.shape.points
      : figure.shape.kind === 'point'
        ? []
        : boxCorners.map(([right, down]) => ({ x: x + right * width, y: y + down * height }));
  return (
    <div>
      <button
        type="button"
        data-figure={figure.id}
        className={figure.shape.kind === 'point' ? classes.pin : classes.zone}
        data-on={on || undefined}
        style={figure.shape.kind === 'point' ? labelStyle(figure.shape) : percentBox(figure.shape)}
        aria-pressed={on}
        aria-label={t('editor.zones.spoken', { name, where })}
        aria-describedby={help}
        onFocus={onSelect}
        onKeyDown={(event) => onKey(event)}
      />
      <span
        className={classes.number}
        data-pin={figure.shape.kind === 'point' || undefined}
        data-on={on || undefined}
        style={{
          left: `${labelPlaceOf(figure.shape).x / 10}%`,
          top: `${labelPlaceOf(figure.shape).y / 10}%`,
        }}
        aria-hidden="true"
      >
        {index + 1}
      </span>
      {on &&
        gripsOf.map((grip, at) => (
          <button
            key={at}
            type="button"
            data-grip={at}
            className={classes.grip}
            style={{ left: `${grip.x / 10}%`, top: `${grip.y / 10}%` }}
            // Boxes are resized with Shift and the arrows; the corners of a polygon are focused one by one.
            tabIndex={figure.shape.kind === 'polygon' ? 0 : -1}
            aria-hidden={figure.shape.kind === 'polygon' ? undefined : true}
            aria-label={t('editor.zones.corner', { number: at + 1, total: gripsOf.length, name })}
            onKeyDown={(event) => onCornerKey(at, event)}
          />
        ))}
    </div>
  );
}
