/** The editor of zones on a picture: by mouse, touch, or keyboard alone. */
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import {
  IconCircle,
  IconFocusCentered,
  IconHandClick,
  IconMapPin,
  IconPlus,
  IconPointer,
  IconPolygon,
  IconRectangle,
  IconTrash,
} from '@tabler/icons-react';
import { Button, IconButton, Segmented, TextField } from '@vumon/ui';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { newLocalId } from '../editing/ids.tsx';
import { ProblemLine } from '../editing/problems.tsx';
import { useMessages } from '../messages.tsx';
import {
  boundsOf,
  boxBetween,
  cornersText,
  figureInTheMiddle,
  fittedTo,
  labelPlaceOf,
  minExtent,
  movedBy,
  percentBox,
  placeOn,
  resizedBy,
  withCorner,
  withCornerAfter,
  zoneAt,
} from './geometry.ts';
import type { Figure, FigureKind, Place } from './geometry.ts';
import { maxCorners } from './schema.ts';
import { FigureShape, labelStyle } from './ZonePicture.tsx';
import classes from './zone-editor.module.css';

/** A figure: a zone with its form, or a place, whose `shape` is a point. */
export interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly shape: Figure;
}

export interface ZoneEditorProps {
  image: ImageRef;
  port: MediaPort;
  figures: readonly Drawn[];
  /** Forms that can be drawn. */
  kinds: readonly FigureKind[];
  max: number;
  /** The name of all figures: "Các vùng trên tranh". */
  title: string;
  /** Ids that must not be used again. */
  taken?: readonly string[];
  onChange(figures: Drawn[]): void;
  /** Places have no name field where something else names them. */
  named?: boolean;
  /** More about one figure, below its name. */
  fields?(id: string, index: number): ReactNode;
  problemAt?(index: number): string | undefined;
}

type Tool = 'select' | FigureKind;
const icons = {
  select: IconPointer,
  rectangle: IconRectangle,
  ellipse: IconCircle,
  polygon: IconPolygon,
  point: IconMapPin,
} as const;

/** What the pointer is dragging. */
type Held =
  | { what: 'drawing'; kind: 'rectangle' | 'ellipse'; from: Place; to: Place }
  | { what: 'moving'; id: string; from: Place; was: Figure }
  | { what: 'resizing'; id: string; fixed: Place; was: Figure }
  | { what: 'corner'; id: string; index: number; was: Extract<Figure, { kind: 'polygon' }> };

const boxCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const percent = (thousandths: number): number => Math.round(thousandths / 10);

export function ZoneEditor({
  image,
  port,
  figures,
  kinds,
  max,
  title,
  taken = [],
  onChange,
  named = true,
  fields,
  problemAt,
}: ZoneEditorProps) {
  const t = useMessages('qt-editing');
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const points = kinds.includes('point');
  const [tool, setTool] = useState<Tool>(points ? 'point' : figures.length === 0 ? (kinds[0] ?? 'select') : 'select');
  const [selected, setSelected] = useState<string | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [corners, setCorners] = useState<readonly Place[]>([]);
  const [said, setSaid] = useState('');
  const full = figures.length >= max;

  const nameOf = (figure: Drawn, index: number): string =>
    figure.name.trim() === ''
      ? t(points ? 'editor.zones.point' : 'editor.zones.zone', { number: index + 1 })
      : figure.name;
  const where = (shape: Figure): string => {
    const { x, y, width, height } = boundsOf(shape);
    return shape.kind === 'point'
      ? t('editor.zones.at', { x: percent(x), y: percent(y) })
      : t('editor.zones.box', { x: percent(x), y: percent(y), width: percent(width), height: percent(height) });
  };
  const reshape = (id: string, shape: Figure): void =>
    onChange(figures.map((figure) => (figure.id === id ? { ...figure, shape } : figure)));

  function add(shape: Figure, focusName: boolean): void {
    if (full) return setSaid(t('editor.zones.full', { max }));
    const id = newLocalId([...figures.map((figure) => figure.id), ...taken]);
    onChange([...figures, { id, name: '', shape }]);
    setSelected(id);
    setTool(points ? 'point' : 'select');
    setSaid(t('editor.zones.added', { number: figures.length + 1, where: where(shape) }));
    // The new row does not exist before the parent has rendered it.
    if (focusName)
      requestAnimationFrame(() =>
        (named
          ? rows.current?.querySelector<HTMLElement>(`[data-row="${id}"] input`)
          : surface.current?.querySelector<HTMLElement>(`[data-figure="${id}"]`)
        )?.focus(),
      );
  }
  function remove(id: string): void {
    const index = figures.findIndex((figure) => figure.id === id);
    const figure = figures[index];
    if (figure === undefined) return;
    setSaid(t('editor.zones.removed', { name: nameOf(figure, index) }));
    setSelected(null);
    onChange(figures.filter((other) => other.id !== id));
    // The focus moves to a neighbour instead of being lost with the removed element.
    const next = (figures[index + 1] ?? figures[index - 1])?.id;
    requestAnimationFrame(() =>
      surface.current?.querySelector<HTMLElement>(next === undefined ? 'button' : `[data-figure="${next}"]`)?.focus(),
    );
  }
  function closePolygon(): void {
    if (corners.length >= 3) add({ kind: 'polygon', points: corners.map((corner) => ({ ...corner })) }, true);
    setCorners([]);
  }

  /** Thousandths under the pointer; may lie outside the picture. */
  function spotOf(event: { clientX: number; clientY: number }): Place {
    const box = surface.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: ((event.clientX - box.left) / box.width) * 1000, y: ((event.clientY - box.top) / box.height) * 1000 };
  }
  function isNear(a: Place, b: Place): boolean {
    const box = surface.current?.getBoundingClientRect();
    return box !== undefined && Math.hypot(((a.x - b.x) / 1000) * box.width, ((a.y - b.y) / 1000) * box.height) < 14;
  }

  function press(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    const spot = spotOf(event);
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const current = figures.find((figure) => figure.id === selected);
    const hold = (next: Held): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(next);
    };
    if (grip !== null && current !== undefined) {
      const index = Number(grip.dataset['grip']);
      if (current.shape.kind === 'polygon') return hold({ what: 'corner', id: current.id, index, was: current.shape });
      const { x, y, width, height } = boundsOf(current.shape);
      const [right, down] = boxCorners[(index + 2) % 4] ?? [0, 0];
      return hold({
        what: 'resizing',
        id: current.id,
        fixed: { x: x + right * width, y: y + down * height },
        was: current.shape,
      });
    }
    if (tool === 'polygon') {
      const first = corners[0];
      const last = corners.at(-1);
      if (first !== undefined && corners.length >= 3 && isNear(first, spot)) return closePolygon();
      // The second press of a double click adds no corner.
      if (last !== undefined && isNear(last, spot)) return;
      return corners.length < maxCorners ? setCorners([...corners, placeOn(spot)]) : undefined;
    }
    const reach = { x: 25, y: 25 };
    const under = tool === 'select' || tool === 'point' ? zoneAt(figures, spot, points ? reach : undefined) : undefined;
    if (under !== undefined) {
      setSelected(under.id);
      surface.current?.querySelector<HTMLElement>(`[data-figure="${under.id}"]`)?.focus({ preventScroll: true });
      return hold({ what: 'moving', id: under.id, from: spot, was: under.shape });
    }
    if (tool === 'point') return add({ kind: 'point', ...placeOn(spot) }, true);
    if (tool === 'select') return setSelected(null);
    return hold({ what: 'drawing', kind: tool, from: spot, to: spot });
  }
  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (held === null) return;
    const spot = spotOf(event);
    if (held.what === 'drawing') return setHeld({ ...held, to: spot });
    if (held.what === 'moving') return reshape(held.id, movedBy(held.was, spot.x - held.from.x, spot.y - held.from.y));
    if (held.what === 'resizing') return reshape(held.id, fittedTo(held.was, boxBetween(held.fixed, spot)));
    reshape(held.id, { ...held.was, points: withCorner(held.was.points, held.index, spot) });
  }
  function release(): void {
    if (held === null) return;
    if (held.what === 'drawing') {
      // A press without movement draws no zone.
      if (!isNear(held.from, held.to)) add({ kind: held.kind, ...boxBetween(held.from, held.to) }, true);
      else setSaid(t('editor.zones.dragToDraw'));
    } else {
      const figure = figures.find((other) => other.id === held.id);
      if (figure !== undefined) setSaid(where(figure.shape));
    }
    setHeld(null);
  }

  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  function keyOn(figure: Drawn, event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const by = event.altKey ? 1 : 10;
      const shape = event.shiftKey
        ? resizedBy(figure.shape, step[0] * by, step[1] * by)
        : movedBy(figure.shape, step[0] * by, step[1] * by);
      reshape(figure.id, shape);
      setSaid(where(shape));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(figure.id);
    }
  }
  function keyOnCorner(figure: Drawn, index: number, event: KeyboardEvent): void {
    const { shape } = figure;
    if (shape.kind !== 'polygon') return;
    const step = steps[event.key];
    const corner = shape.points[index];
    if (step !== undefined && corner !== undefined) {
      event.preventDefault();
      const by = event.altKey ? 1 : 10;
      const moved = placeOn({ x: corner.x + step[0] * by, y: corner.y + step[1] * by });
      reshape(figure.id, { ...shape, points: withCorner(shape.points, index, moved) });
      setSaid(t('editor.zones.at', { x: percent(moved.x), y: percent(moved.y) }));
    } else if (event.key === '+' || event.key === 'Insert') {
      event.preventDefault();
      if (shape.points.length >= maxCorners) return;
      reshape(figure.id, { ...shape, points: withCornerAfter(shape.points, index) });
      setSaid(t('editor.zones.cornerAdded', { count: shape.points.length + 1 }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (shape.points.length <= 3) return setSaid(t('editor.zones.cornersNeeded'));
      reshape(figure.id, { ...shape, points: shape.points.filter((_, at) => at !== index) });
      setSaid(t('editor.zones.cornerRemoved', { count: shape.points.length - 1 }));
    }
  }

  const choose = (next: Tool): void => {
    setTool(next);
    setCorners([]);
  };
  const tools: readonly Tool[] = points ? [] : ['select', ...kinds];
  const inTheMiddle: FigureKind = tool === 'select' ? (kinds[0] ?? 'rectangle') : tool;
  const hint =
    corners.length > 0
      ? t('editor.zones.hintCorners')
      : points
        ? t('editor.zones.hintPoint')
        : t(`editor.zones.hint.${tool === 'point' ? 'select' : tool}`);
  const draft =
    held?.what === 'drawing' && Math.hypot(held.to.x - held.from.x, held.to.y - held.from.y) > minExtent / 2
      ? ({ kind: held.kind, ...boxBetween(held.from, held.to) } as const)
      : undefined;

  return (
    <section className={classes.root} aria-label={title}>
      <div className={classes.bar}>
        {tools.length > 0 && (
          <Segmented
            aria-label={t('editor.zones.tool')}
            value={tool}
            onChange={choose}
            options={tools.map((value) => {
              const Icon = icons[value];
              return {
                value,
                label: (
                  <span className={classes.tool}>
                    <Icon size={18} stroke={1.75} aria-hidden="true" />
                    <span className={classes.toolName}>{t(`editor.zones.tools.${value}`)}</span>
                  </span>
                ),
                'aria-label': t(`editor.zones.tools.${value}`),
              };
            })}
          />
        )}
        <Button
          size="sm"
          icon={<IconFocusCentered size={18} stroke={1.75} aria-hidden="true" />}
          disabledReason={full ? t('editor.zones.full', { max }) : null}
          onClick={() => add(figureInTheMiddle(inTheMiddle, figures.length), true)}
        >
          {t(points ? 'editor.zones.addPoint' : 'editor.zones.addMiddle')}
        </Button>
        {corners.length > 0 && (
          <>
            <Button
              size="sm"
              variant="tint"
              icon={<IconPolygon size={18} stroke={1.75} aria-hidden="true" />}
              disabledReason={corners.length < 3 ? t('editor.zones.cornersNeeded') : null}
              onClick={closePolygon}
            >
              {t('editor.zones.close')}
            </Button>
            <Button size="sm" variant="link" onClick={() => setCorners([])}>
              {t('editor.cancel')}
            </Button>
          </>
        )}
      </div>
      <p className={classes.hint} id={help}>
        <IconHandClick size={16} stroke={1.75} aria-hidden="true" /> {hint}
      </p>
      <div className={classes.desk}>
        <div className={classes.frame}>
          <div
            ref={surface}
            className={classes.surface}
            data-tool={tool}
            role="group"
            aria-label={t('editor.zones.surface', { alt: image.alt })}
            onPointerDown={press}
            // Hit-tested by the zone's shape; the browser would focus the topmost bounding box.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={() => setHeld(null)}
            onDoubleClick={() => {
              if (tool === 'polygon') closePolygon();
            }}
          >
            <img
              className={classes.image}
              src={port.url(image.media)}
              alt={image.alt}
              width={image.width}
              height={image.height}
              draggable={false}
            />
            <svg className={classes.shapes} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
              {figures.map((figure) =>
                figure.shape.kind === 'point' ? null : (
                  <FigureShape
                    key={figure.id}
                    figure={figure.shape}
                    className={figure.id === selected ? classes.chosen : classes.shape}
                  />
                ),
              )}
              {draft !== undefined && <FigureShape figure={draft} className={classes.chosen} />}
              {corners.length > 0 && (
                <polyline points={cornersText(corners)} className={classes.chosen} vectorEffect="non-scaling-stroke" />
              )}
            </svg>
            {corners.map((corner, index) => (
              <span
                key={index}
                className={classes.draftCorner}
                data-first={index === 0 || undefined}
                style={{ left: `${corner.x / 10}%`, top: `${corner.y / 10}%` }}
              />
            ))}
            {figures.map((figure, index) => {
              const on = figure.id === selected;
              const { x, y, width, height } = boundsOf(figure.shape);
              const name = nameOf(figure, index);
              const gripsOf =
                figure.shape.kind === 'polygon'
                  ? figure.shape.points
                  : figure.shape.kind === 'point'
                    ? []
                    : boxCorners.map(([right, down]) => ({ x: x + right * width, y: y + down * height }));
              return (
                <div key={figure.id}>
                  <button
                    type="button"
                    data-figure={figure.id}
                    className={figure.shape.kind === 'point' ? classes.pin : classes.zone}
                    data-on={on || undefined}
                    style={figure.shape.kind === 'point' ? labelStyle(figure.shape) : percentBox(figure.shape)}
                    aria-pressed={on}
                    aria-label={t('editor.zones.spoken', { name, where: where(figure.shape) })}
                    aria-describedby={help}
                    onFocus={() => setSelected(figure.id)}
                    onKeyDown={(event) => keyOn(figure, event)}
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
                        onKeyDown={(event) => keyOnCorner(figure, at, event)}
                      />
                    ))}
                </div>
              );
            })}
          </div>
        </div>
        <ol className={classes.list} ref={rows} aria-label={title}>
          {figures.length === 0 && (
            <li className={classes.empty}>
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />{' '}
              {t(points ? 'editor.zones.noPoints' : 'editor.zones.none')}
            </li>
          )}
          {figures.map((figure, index) => (
            <li
              key={figure.id}
              data-row={figure.id}
              className={classes.row}
              data-on={figure.id === selected || undefined}
              onFocusCapture={() => setSelected(figure.id)}
            >
              <span className={classes.rowNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div className={classes.rowBody}>
                {named && (
                  <TextField
                    aria-label={t('editor.zones.nameOf', { number: index + 1 })}
                    placeholder={t('editor.zones.nameHint')}
                    maxLength={120}
                    value={figure.name}
                    error={problemAt?.(index)}
                    onChange={(event) =>
                      onChange(
                        figures.map((other) =>
                          other.id === figure.id ? { ...figure, name: event.currentTarget.value } : other,
                        ),
                      )
                    }
                  />
                )}
                {!named && <ProblemLine text={problemAt?.(index)} />}
                {fields?.(figure.id, index)}
              </div>
              <IconButton
                size="sm"
                aria-label={t('editor.zones.remove', { name: nameOf(figure, index) })}
                icon={<IconTrash size={20} stroke={1.75} />}
                onClick={() => remove(figure.id)}
              />
            </li>
          ))}
        </ol>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </section>
  );
}
