/** The editor of zones on a picture: by mouse, touch, or keyboard alone. */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconHandClick } from '@tabler/icons-react';
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { useMessages } from '../messages.tsx';
import { boxBetween, cornersText, minExtent } from './geometry.ts';
import type { FigureKind } from './geometry.ts';
import { FigureShape } from './ZonePicture.tsx';
import { FigureHandle } from './FigureHandle.tsx';
import { ZoneRows } from './ZoneRows.tsx';
import { ZoneTools } from './ZoneTools.tsx';
import { useFigures, type Drawn, type Tool } from './useFigures.tsx';
import { useZoneKeys } from './useZoneKeys.tsx';
import { useZonePointer } from './useZonePointer.tsx';
import classes from './zone-editor.module.css';

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

/** What to do next with the chosen tool. */
function useHint(tool: Tool, points: boolean, corners: number): string {
  const t = useMessages('qt-editing');
  if (corners > 0) return t('editor.zones.hintCorners');
  return points ? t('editor.zones.hintPoint') : t(`editor.zones.hint.${tool === 'point' ? 'select' : tool}`);
}

/** The figures, and what is being drawn: a box from corner to corner, or the corners of a polygon so far. */
function Drawing({
  figures,
  selected,
  held,
  corners,
}: Pick<ZoneEditorProps, 'figures'> &
  Pick<ReturnType<typeof useZonePointer>, 'held' | 'corners'> & { selected: string | null }) {
  const draft =
    held?.what === 'drawing' && Math.hypot(held.to.x - held.from.x, held.to.y - held.from.y) > minExtent / 2
      ? ({ kind: held.kind, ...boxBetween(held.from, held.to) } as const)
      : undefined;
  return (
    <>
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
    </>
  );
}

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
  const edits = useFigures({
    figures,
    taken,
    max,
    points,
    named,
    first: points ? 'point' : figures.length === 0 ? (kinds[0] ?? 'select') : 'select',
    surface,
    rows,
    onChange,
  });
  const { tool, setTool, selected, setSelected, said } = edits;
  const pointer = useZonePointer({ ...edits, figures, points, surface });
  const { held, corners } = pointer;
  const keys = useZoneKeys(edits);

  const choose = (next: Tool): void => {
    setTool(next);
    pointer.setCorners([]);
  };
  const hint = useHint(tool, points, corners.length);

  return (
    <section className={classes.root} aria-label={title}>
      <ZoneTools
        kinds={kinds}
        tool={tool}
        corners={corners.length}
        count={figures.length}
        full={edits.full ? max : null}
        onTool={choose}
        onAdd={(shape) => edits.add(shape, true)}
        onClose={pointer.closePolygon}
        onCancel={() => pointer.setCorners([])}
      />
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
            onPointerDown={pointer.press}
            // Hit-tested by the zone's shape; the browser would focus the topmost bounding box.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={pointer.drag}
            onPointerUp={pointer.release}
            onPointerCancel={pointer.cancel}
            onDoubleClick={() => {
              if (tool === 'polygon') pointer.closePolygon();
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
            <Drawing figures={figures} selected={selected} held={held} corners={corners} />
            {figures.map((figure, index) => (
              <FigureHandle
                key={figure.id}
                figure={figure}
                index={index}
                name={edits.nameOf(figure, index)}
                where={edits.where(figure.shape)}
                on={figure.id === selected}
                help={help}
                onSelect={() => setSelected(figure.id)}
                onKey={(event) => keys.keyOn(figure, event)}
                onCornerKey={(at, event) => keys.keyOnCorner(figure, at, event)}
              />
            ))}
          </div>
        </div>
        <ZoneRows
          list={rows}
          figures={figures}
          title={title}
          points={points}
          named={named}
          selected={selected}
          nameOf={edits.nameOf}
          fields={fields}
          problemAt={problemAt}
          onChange={onChange}
          onSelect={setSelected}
          onRemove={edits.remove}
        />
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </section>
  );
}
