/** Writes small PDFs with the standard fonts, whose places are known to the point. */
import { zlibSync } from 'fflate';

export interface PdfText {
  readonly x: number;
  /** From the bottom of the page, as PDF counts. */
  readonly y: number;
  readonly text: string;
  readonly font?: 'plain' | 'bold' | 'symbol';
  readonly size?: number;
}

export const a4 = { width: 595, height: 842 } as const;

const escaped = (text: string): string => text.replace(/[\\()]/g, String.raw`\$&`);
export const texts = (all: readonly PdfText[]): string =>
  all
    .map(
      ({ x, y, text, font = 'plain', size = 12 }) =>
        `BT /${{ plain: 'F1', bold: 'F2', symbol: 'F3' }[font]} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj ET`,
    )
    .join('\n');
/** Lines below one another. */
export const linesAt = (x: number, y: number, lines: readonly string[], step = 16): PdfText[] =>
  lines.map((text, at) => ({ x, y: y - at * step, text }));
export const rule = (x: number, y: number, width: number): string => `${x} ${y} ${width} 0.7 re f`;
export const line = (x: number, y: number, toX: number, toY: number): string => `${x} ${y} m ${toX} ${toY} l S`;

/**
 * `trailer` is added to the last dictionary, `image` is a grey picture of the whole page named Im1, `side` its pixels
 * across and down.
 */
export function pdfOf(pages: readonly string[], { trailer = '', image = false, side = 4 } = {}): Uint8Array {
  const objects: string[] = [];
  const add = (text: string): number => objects.push(text);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${7 + at * 2} 0 R`).join(' ')}] >>`);
  for (const font of ['Helvetica', 'Helvetica-Bold', 'Symbol'])
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`);
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => (at % 2 === 0 ? 255 : 0));
  const picture = String.fromCharCode(...zlibSync(pixels));
  add(
    `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
      `/Filter /FlateDecode /Length ${picture.length} >>\nstream\n${picture}\nendstream`,
  );
  for (const [at, content] of pages.entries()) {
    const drawn = image ? `q ${a4.width} 0 0 ${a4.height} 0 0 cm /Im1 Do Q\n${content}` : content;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents ${8 + at * 2} 0 R /Resources ` +
        `<< /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> /XObject << /Im1 6 0 R >> >> >>`,
    );
    add(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const places = objects.map((text, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${text}\nendobj\n`;
    return place;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** The dictionary of a file that needs a password. */
export const lockedTrailer =
  `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] ` +
  `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
