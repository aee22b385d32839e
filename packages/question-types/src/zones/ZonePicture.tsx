'use no memo'; // Contexts and props are new at each rendering: memoising would only add to the first load.
/** A picture with zones that can be used by mouse, touch, keyboard and screen reader; it can be zoomed. */
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, HTMLAttributes, MouseEvent, ReactNode } from 'react';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { useMessages } from '../messages.tsx';
import { areaOf, clamp, cornersText, labelPlaceOf, percentBox, zoneAt } from './geometry.ts';
import type { Figure, Place } from './geometry.ts';
import classes from './zones.module.css';

/** Look and label of one zone. */
export interface ZoneLook {
  /** Name and content, for screen readers. */
  label: string;
  tone?: 'chosen' | 'right' | 'wrong' | undefined;
  /** Fills the zone and keeps the lines of the drawing visible. */
  paint?: string | undefined;
  filled?: boolean;
  /** A name or an initial on the zone, because its content must not be shown by colour alone. */
  badge?: ReactNode;
  /** The badge's position, if not the zone's middle. */
  badgeAt?: Place;
  /** Rendered in the box of the zone. */
  inside?: ReactNode;
  /** The item of the zone. */
  item?: string | undefined;
}

/** Props of every drawing of a zone. */
export interface ZoneBox {
  'data-zone': string;
  'data-item': string | undefined;
  'data-filled': 'true' | undefined;
  className: string | undefined;
  style: CSSProperties;
}

export interface ZonePictureProps {
  image: ImageRef;
  port: MediaPort;
  zones: readonly { readonly id: string; readonly shape: Figure }[];
  /** The name of the zones for screen readers. */
  label: string;
  look(id: string, index: number): ZoneLook;
  /** Renders a zone in another way than as a button or a box. */
  render?: ((id: string, box: ZoneBox, look: ZoneLook) => ReactNode) | undefined;
  /** Without it the zones are display only. */
  onPress?: ((id: string) => void) | undefined;
  /** Zones have a dashed outline, or are shown only under the pointer or focus. */
  outlined?: boolean;
  /** Covers the picture and is zoomed with it. */
  children?: ReactNode;
  /** Called whenever the overlay may have moved. */
  onShift?: (() => void) | undefined;
}

const levels = [1, 1.5, 2, 3] as const;
/** Half the width of a fingertip. */
const reachPixels = 22;

/** The shape of a zone in a drawing of 1000 by 1000. */
export function FigureShape({
  figure,
  ...rest
}: { figure: Figure } & Pick<HTMLAttributes<SVGElement>, 'className' | 'style'>) {
  const shared = { vectorEffect: 'non-scaling-stroke', ...rest } as const;
  if (figure.kind === 'polygon') return <polygon points={cornersText(figure.points)} {...shared} />;
  if (figure.kind === 'point') return <circle cx={figure.x} cy={figure.y} r={6} {...shared} />;
  const { x, y, width, height } = figure;
  if (figure.kind === 'rectangle') return <rect x={x} y={y} width={width} height={height} {...shared} />;
  return <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...shared} />;
}

/** The position of a figure's label over the picture. */
export function labelStyle(figure: Figure): CSSProperties {
  const { x, y } = labelPlaceOf(figure);
  return { left: `${x / 10}%`, top: `${y / 10}%` };
}

/** The zoom of a picture in a view that scrolls. The spot in the middle of the view stays there. */
function useZoom(onShift: (() => void) | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);
  const zoom = levels[level] ?? 1;
  /** The spot in the middle of the view, as a fraction of the picture. */
  const middle = useRef({ x: 0.5, y: 0.5 });

  useLayoutEffect(() => {
    const box = view.current;
    if (box !== null) {
      box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2;
      box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2;
    }
  }, [zoom]);
  useLayoutEffect(() => onShift?.(), [zoom, onShift]);

  function zoomBy(by: 1 | -1): void {
    const box = view.current;
    if (box !== null)
      middle.current = {
        x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
        y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
      };
    setLevel(clamp(level + by, 0, levels.length - 1));
  }
  return { view, level, zoom, zoomBy };
}

/** The buttons that zoom, and the percentage between them. */
function ZoomButtons({ level, zoom, onZoom }: { level: number; zoom: number; onZoom(by: 1 | -1): void }) {
  const t = useMessages('qt');
  return (
    <div className={classes.zoom}>
      <button type="button" aria-label={t('player.zones.smaller')} disabled={level === 0} onClick={() => onZoom(-1)}>
        <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <output className={classes.percent}>{t('player.zones.percent', { percent: zoom * 100 })}</output>
      <button
        type="button"
        aria-label={t('player.zones.larger')}
        disabled={level === levels.length - 1}
        onClick={() => onZoom(1)}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

type Zones = ZonePictureProps['zones'];
type Looks = readonly (ZoneLook & { readonly zone: Zones[number] })[];

/** Fills and outlines of the zones. */
function ZoneShapes({ looks }: { looks: Looks }) {
  return (
    <svg className={classes.shapes} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {looks.map(({ zone, tone, paint }) => (
        <g key={zone.id} className={classes.shape} data-tone={tone} data-painted={paint !== undefined || undefined}>
          {paint !== undefined && <FigureShape figure={zone.shape} className={classes.paint} style={{ fill: paint }} />}
          {zone.shape.kind !== 'point' && <FigureShape figure={zone.shape} className={classes.outline} />}
        </g>
      ))}
    </svg>
  );
}

/** The zones as buttons, or as boxes where they are display only. */
function ZoneBoxes({
  zones,
  looks,
  label,
  render,
  active,
}: Pick<ZonePictureProps, 'zones' | 'label' | 'render'> & { looks: Looks; active: boolean }) {
  const bySize = zones.toSorted((a, b) => areaOf(b.shape) - areaOf(a.shape)).map((zone) => zone.id);
  /** A small zone is above a large one around it. */
  const rankOf = (id: string): number => bySize.indexOf(id) + 1;
  return (
    <div role="group" aria-label={label}>
      {looks.map(({ zone, ...one }) => {
        const box: ZoneBox = {
          'data-zone': zone.id,
          'data-item': one.item,
          'data-filled': one.filled === true ? 'true' : undefined,
          className: classes.zone,
          style: { ...percentBox(zone.shape), zIndex: rankOf(zone.id) },
        };
        if (render !== undefined) return <Fragment key={zone.id}>{render(zone.id, box, one)}</Fragment>;
        // In read-only mode the list beside the picture states the content of a zone.
        return active ? (
          <button key={zone.id} type="button" aria-label={one.label} {...box}>
            {one.inside}
          </button>
        ) : (
          <span key={zone.id} {...box}>
            {one.inside}
          </span>
        );
      })}
    </div>
  );
}

function ZoneBadges({ looks }: { looks: Looks }) {
  return looks.map(({ zone, badge, badgeAt, tone }) =>
    badge === undefined || badge === null ? null : (
      <span
        key={zone.id}
        className={classes.badge}
        data-tone={tone}
        style={labelStyle(badgeAt === undefined ? zone.shape : { kind: 'point', ...badgeAt })}
        aria-hidden="true"
      >
        {badge}
      </span>
    ),
  );
}

export function ZonePicture({
  image,
  port,
  zones,
  label,
  look,
  render,
  onPress,
  outlined = false,
  children,
  onShift,
}: ZonePictureProps) {
  const { view, level, zoom, zoomBy } = useZoom(onShift);

  function press(event: MouseEvent<HTMLDivElement>): void {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-zone],[data-apart]') : null;
    // An element of the overlay that handles the press itself.
    if (target?.dataset['apart'] !== undefined) return undefined;
    // A press by keyboard or screen reader has no position: it applies to the focused zone.
    if (event.detail === 0) {
      const id = target?.dataset['zone'];
      return id === undefined ? undefined : onPress?.(id);
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const spot = { x: ((event.clientX - left) / width) * 1000, y: ((event.clientY - top) / height) * 1000 };
    const hit = zoneAt(zones, spot, { x: (reachPixels / width) * 1000, y: (reachPixels / height) * 1000 });
    if (hit !== undefined) onPress?.(hit.id);
  }

  const ratio = image.width === undefined || image.height === undefined ? undefined : image.width / image.height;
  const looks = zones.map((zone, index) => ({ zone, ...look(zone.id, index) }));
  return (
    <div
      className={classes.frame}
      style={ratio === undefined ? undefined : { maxWidth: `max(280px, calc(${ratio.toFixed(3)} * 76vh))` }}
    >
      <div className={classes.view} ref={view} data-view data-zoomed={level > 0 || undefined} onScroll={onShift}>
        <div
          className={classes.stage}
          data-outlined={outlined || undefined}
          data-active={onPress !== undefined || undefined}
          style={{ width: `${zoom * 100}%` }}
          onClick={onPress === undefined ? undefined : press}
        >
          <img
            className={classes.picture}
            src={port.url(image.media)}
            alt={image.alt}
            width={image.width}
            height={image.height}
            decoding="async"
            draggable={false}
            onLoad={onShift}
          />
          <ZoneShapes looks={looks} />
          {children}
          <ZoneBoxes zones={zones} looks={looks} label={label} render={render} active={onPress !== undefined} />
          <ZoneBadges looks={looks} />
        </div>
      </div>
      <ZoomButtons level={level} zoom={zoom} onZoom={zoomBy} />
      {image.caption !== undefined && image.caption !== '' && <p className={classes.caption}>{image.caption}</p>}
    </div>
  );
}
