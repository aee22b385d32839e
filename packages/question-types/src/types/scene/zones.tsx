/** Zones of a scene as controls: where a line starts, where it ends, and an object on its zone. */
import type { ReactNode } from 'react';
import { useDragOut, useSource, useTarget } from '../../drag-and-drop/index.tsx';
import { useMessages } from '../../messages.tsx';
import type { ZoneBox, ZoneLook } from '../../zones/ZonePicture.tsx';
import classes from './scene.module.css';

/** Colour of a line or an object in the review. */
export type Tone = 'right' | 'wrong' | undefined;

export function EndZone({ id, box, look, onFocus }: { id: string; box: ZoneBox; look: ZoneLook; onFocus(): void }) {
  'use no memo'; // Its props are new at each rendering: memoising would only add to the first load.
  const { zone, button } = useTarget(id);
  if (button === null) return <span {...box}>{look.inside}</span>;
  // Hit-tested by the shape of the zone, not by its bounding box.
  const { onClick: _, ...rest } = button;
  return (
    <>
      <button type="button" {...zone} {...rest} {...box} onFocus={onFocus} />
      {look.inside !== null && (
        // Above the button, whose name lists what is on the zone.
        <span className={classes.over} style={box.style} data-target={id} aria-hidden="true">
          {look.inside}
        </span>
      )}
    </>
  );
}

export function StartZone({
  id,
  box,
  look,
  joined,
  readOnly,
  onFocus,
}: {
  id: string;
  box: ZoneBox;
  look: ZoneLook;
  joined: readonly string[];
  readOnly: boolean;
  onFocus(): void;
}) {
  'use no memo'; // Its props are new at each rendering: memoising would only add to the first load.
  const t = useMessages('qt-scene');
  const { button } = useSource(id);
  if (readOnly) return <span {...box} />;
  const { onClick: _, ...rest } = button;
  return (
    <button
      type="button"
      {...rest}
      {...box}
      aria-label={t('player.start', {
        name: look.label,
        joined: joined.length === 0 ? t('player.free') : t('player.joined', { names: joined.join(', ') }),
      })}
      onFocus={onFocus}
    />
  );
}

/** An object on a zone; it can be dragged from there. */
export function PlacedThing({
  source,
  zone,
  tone,
  number,
  children,
}: {
  source: string;
  zone: string;
  tone: Tone;
  number: number | undefined;
  children: ReactNode;
}) {
  'use no memo'; // Its props are new at each rendering: memoising would only add to the first load.
  return (
    <span className={classes.thing} data-tone={tone} {...useDragOut(source, zone)}>
      {number !== undefined && <small>{number}</small>}
      {children}
    </span>
  );
}
