/** A square crop of a picture: its zoom and its centre, in pixels of the picture. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Crop {
  /** Centre of the square. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest square that fits, `mostZoom` the smallest. */
  readonly zoom: number;
}

export const mostZoom = 4;

export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the square. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest crop that lies completely inside the picture. */
export function keepInside(size: Size, { x, y, zoom }: Crop): Crop {
  const crop = { x, y, zoom: within(zoom, 1, mostZoom) };
  const half = sideOf(size, crop) / 2;
  return { ...crop, x: within(x, half, size.width - half), y: within(y, half, size.height - half) };
}

/** Moves the picture under the square by multiples of its side: +1 to the right shows what was one side to the left. */
export function movedBy(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return keepInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** Zooms around a point of the square (in fractions of its side from its centre), which stays in place. */
export function zoomedTo(
  size: Size,
  crop: Crop,
  zoom: number,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): Crop {
  const next = within(zoom, 1, mostZoom);
  const gone = sideOf(size, crop) - sideOf(size, { ...crop, zoom: next });
  return keepInside(size, { x: crop.x + at.x * gone, y: crop.y + at.y * gone, zoom: next });
}
