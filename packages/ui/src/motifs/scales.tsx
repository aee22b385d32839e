import type { ReactNode } from 'react';

export interface ScaleField {
  width: number;
  height: number;
  /** Radius of a scale. */
  radius: number;
  /** Which scales are gold, counted row by row from the top left. */
  gold: ReadonlySet<number>;
  /** The y coordinate of the first row's centres. */
  top?: number;
  fill: string;
  line: string;
  line2: string;
  goldFill: string;
}

/** Rows of carp scales, each row overlapping the one above. */
export function drawScales({
  width,
  height,
  radius,
  gold,
  top = 0,
  fill,
  line,
  line2,
  goldFill,
}: ScaleField): ReactNode[] {
  const scales: ReactNode[] = [];
  const pitch = radius * 0.9;
  let index = 0;
  for (let row = 0; row * pitch + top - radius < height; row += 1) {
    const shift = row % 2 === 0 ? 0 : radius;
    for (let x = shift; x - radius < width; x += radius * 2) {
      const golden = gold.has(index);
      scales.push(
        <g key={index} transform={`translate(${x} ${(row * pitch + top).toFixed(1)})`}>
          <circle r={radius} fill={golden ? goldFill : fill} stroke={line} />
          <circle r={radius * 0.62} fill="none" stroke={line2} />
          <circle r={radius * 0.28} fill="none" stroke={line2} />
        </g>,
      );
      index += 1;
    }
  }
  return scales;
}
