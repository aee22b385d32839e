import type { ScaleLinear } from 'd3-scale';
import classes from './charts.module.css';

/** The space in pixels that numbers and names need at the edges of a drawing. */
export const room = { left: 36, top: 12, bottom: 26 } as const;

/** Ruled lines with their numbers on the left. */
export function Axis({
  y,
  width,
  formatValue,
}: {
  y: ScaleLinear<number, number>;
  width: number;
  formatValue: (value: number) => string;
}) {
  // Counts are whole numbers, so halves get no line.
  const ticks = y
    .ticks(4)
    .filter((tick, _, all) => Number.isInteger(tick) || all.every((one) => !Number.isInteger(one)));
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={classes.rule} x1={room.left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className={classes.label} x={room.left - 8} y={y(tick) + 4} textAnchor="end">
        {formatValue(tick)}
      </text>
    </g>
  ));
}

/** A name near the right edge ends at its tick, because it would otherwise extend beyond the drawing. */
export const atEdge = (x: number, width: number): 'middle' | 'end' => (x > width - 20 ? 'end' : 'middle');
