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

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A circle as a part of a path. */
const circle = (x: number, y: number, r: number): string => {
  const [radius, across] = [short(r), short(r * 2)];
  return `M${short(x - r)} ${short(y)}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`;
};

/**
 * Rows of carp scales, each row overlapping the one above. Scales of a row only touch, so a row is two paths: as circles of
 * their own the scales of one strip were four hundred elements, most of those of a public page.
 */
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
  const rows: ReactNode[] = [];
  const pitch = radius * 0.9;
  let index = 0;
  for (let row = 0; row * pitch + top - radius < height; row += 1) {
    const y = row * pitch + top;
    let [outer, inner] = ['', ''];
    const golden: number[] = [];
    for (let x = row % 2 === 0 ? 0 : radius; x - radius < width; x += radius * 2) {
      outer += circle(x, y, radius);
      inner += circle(x, y, radius * 0.62) + circle(x, y, radius * 0.28);
      if (gold.has(index)) golden.push(x);
      index += 1;
    }
    rows.push(
      <g key={row}>
        <path d={outer} fill={fill} stroke={line} />
        {golden.map((x) => (
          <circle key={x} cx={x} cy={short(y)} r={radius} fill={goldFill} stroke={line} />
        ))}
        <path d={inner} fill="none" stroke={line2} />
      </g>,
    );
  }
  return rows;
}
