/** The lines of a scene and the buttons that remove them: from names beside the picture (DL1), or within it (DL3). */
import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { IconX } from '@tabler/icons-react';
import { clearestOn } from '../../zones/geometry.ts';
import { labelStyle } from '../../zones/ZonePicture.tsx';
import type { SceneContent } from './definition.ts';
import { endOf } from './ends.ts';
import type { Tone } from './zones.tsx';
import classes from './scene.module.css';

export interface Line {
  readonly source: string;
  readonly zone: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const sameLines = (a: readonly Line[], b: readonly Line[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Lines run from the edge of a name to the spot of its person; they are measured again whenever the layout changes. */
export function useLines(
  root: RefObject<HTMLElement | null>,
  drawn: boolean,
  pairs: string,
): readonly [readonly Line[], () => void] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const measure = useCallback(() => {
    const node = root.current;
    if (!drawn || node === null) return;
    const board = node.getBoundingClientRect();
    const find = (attribute: string, id: string): DOMRect | undefined =>
      node.querySelector(`[${attribute}="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    const view = node.querySelector('[data-view]')?.getBoundingClientRect() ?? board;
    const made = pairs
      .split(',')
      .filter((text) => text !== '')
      .flatMap((text): Line[] => {
        const [source = '', zone = ''] = text.split('>');
        const [name, spot] = [find('data-end', source), find('data-spot', zone)];
        if (name === undefined || spot === undefined) return [];
        const to = {
          x: Math.min(Math.max(spot.left + spot.width / 2, view.left), view.right),
          y: Math.min(Math.max(spot.top + spot.height / 2, view.top), view.bottom),
        };
        const above = name.bottom <= view.top + 1;
        return [
          {
            source,
            zone,
            from: {
              x: Math.round(name.left + name.width / 2 - board.left),
              y: Math.round((above ? name.bottom : name.top) - board.top),
            },
            to: { x: Math.round(to.x - board.left), y: Math.round(to.y - board.top) },
          },
        ];
      });
    setLines((old) => (sameLines(old, made) ? old : made));
  }, [root, drawn, pairs]);
  useLayoutEffect(() => {
    measure();
    const node = root.current;
    if (node === null) return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [root, measure]);
  return [lines, measure];
}

export interface LinesProps {
  toneOf: ((source: string, zone: string) => Tone) | undefined;
  /** The label of the button that removes a line. */
  nameOf(source: string, zone: string): string;
  /** Absent: display only. */
  onRemove: ((source: string, zone: string) => void) | undefined;
}

/** Lines over the whole board, from names to people. */
export function BoardLines({ lines, toneOf, nameOf, onRemove }: LinesProps & { lines: readonly Line[] }) {
  'use no memo'; // Its props are new at each rendering: memoising would only add to the first load.
  return (
    <>
      <svg className={classes.lines} aria-hidden="true">
        {lines.map(({ source, zone, from, to }) => (
          <g key={`${source}>${zone}`} className={classes.line} data-tone={toneOf?.(source, zone)}>
            <line className={classes.halo} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          </g>
        ))}
      </svg>
      {onRemove !== undefined &&
        lines.map(({ source, zone, from, to }) => (
          <button
            key={`${source}>${zone}`}
            type="button"
            className={classes.cross}
            style={{ left: (from.x + to.x) / 2, top: (from.y + to.y) / 2 }}
            aria-label={nameOf(source, zone)}
            onClick={() => onRemove(source, zone)}
          >
            <IconX size={16} stroke={2} aria-hidden="true" />
          </button>
        ))}
    </>
  );
}

/** Lines between zones of the picture, which are zoomed with it. */
export function PictureLines({
  content,
  pairs,
  toneOf,
  nameOf,
  onRemove,
}: LinesProps & { content: SceneContent; pairs: readonly { readonly source: string; readonly zone: string }[] }) {
  'use no memo'; // Its props are new at each rendering: memoising would only add to the first load.
  return (
    <>
      <svg className={classes.inPicture} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {pairs.map(({ source, zone }) => {
          const [a, b] = [endOf(content, source), endOf(content, zone)];
          return (
            <g key={`${source}>${zone}`} className={classes.line} data-tone={toneOf?.(source, zone)}>
              <line className={classes.halo} x1={a.x} y1={a.y} x2={b.x} y2={b.y} vectorEffect="non-scaling-stroke" />
              <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} vectorEffect="non-scaling-stroke" />
            </g>
          );
        })}
      </svg>
      {onRemove !== undefined &&
        pairs.map(({ source, zone }) => {
          const [a, b] = [endOf(content, source), endOf(content, zone)];
          return (
            <button
              key={`${source}>${zone}`}
              type="button"
              data-apart
              className={classes.cross}
              style={labelStyle({ kind: 'point', ...clearestOn(a, b, content.zones) })}
              aria-label={nameOf(source, zone)}
              onClick={() => onRemove(source, zone)}
            >
              <IconX size={16} stroke={2} aria-hidden="true" />
            </button>
          );
        })}
    </>
  );
}
