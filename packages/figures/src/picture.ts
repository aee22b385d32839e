/** A finished drawing: what stands in a question, and its SVG. Loads neither the drawing code nor the letters. */
/** One path in SVG's notation. Colours are shades of grey, since papers are printed black. */
export interface Mark {
  readonly d: string;
  readonly fill?: string | undefined;
  readonly stroke?: number | undefined;
  readonly strokeColor?: string | undefined;
  readonly dash?: readonly number[] | undefined;
  /** Only what lies inside of this path is drawn. */
  readonly clip?: string | undefined;
}

/** Lengths in points, y downwards, the origin at the top left. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** The drawing as an SVG file, which depends on no font, script or address. Clips are numbered by their order. */
export function svgOf({ width, height, marks }: Drawing): string {
  let clips = '';
  const paths = marks.map(({ d, fill = 'none', stroke, strokeColor = '#000', dash, clip }, at) => {
    if (clip !== undefined) clips += `<clipPath id="c${at}"><path d="${clip}"/></clipPath>`;
    const line =
      stroke === undefined
        ? ''
        : ` stroke="${strokeColor}" stroke-width="${stroke}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
    return `<path d="${d}" fill="${fill}"${line}${clip === undefined ? '' : ` clip-path="url(#c${at})"`}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">${clips === '' ? '' : `<defs>${clips}</defs>`}${paths.join('')}</svg>`;
}

/** The name under which a drawing stands among the pictures of a question: the same drawing always has the same one. */
export function nameOfDrawing(drawing: Drawing): string {
  const text = JSON.stringify([
    drawing.width,
    drawing.height,
    ...drawing.marks.map(({ d, fill, stroke, strokeColor, dash, clip }) => [d, fill, stroke, strokeColor, dash, clip]),
  ]);
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
  return `${drawingPrefix}${hex(two)}${hex(one)}`;
}

/** No uploaded file has a name that begins so. */
export const drawingPrefix = 'figure-';
