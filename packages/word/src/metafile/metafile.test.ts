import { describe, expect, test } from 'vitest';
import {
  bitmap,
  emf,
  emfFont,
  emfRecord,
  emfText,
  figureEmf,
  figureWmf,
  wmf,
  wmfRecord,
} from '../testing/metafiles.ts';
import { drawPicture } from './index.ts';

const svgOf = (bytes: Uint8Array, kind = 'emf'): string | null => {
  const drawn = drawPicture(bytes, `image/${kind}`);
  return drawn && 'svg' in drawn ? drawn.svg : null;
};
const paths = (svg: string): string[] => [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path!);
const rectangle = emfRecord(43, [10, 20, 110, 70]);

describe('an enhanced metafile', () => {
  test('becomes SVG in the units of its frame, with pens, brushes, curves, text and bitmaps', () => {
    const svg = svgOf(figureEmf())!;
    expect(svg).toContain('viewBox="0 0 400 300"');
    expect(paths(svg)[0]).toBe('M60 240L340 240L160 60Z');
    expect(svg).toMatch(/fill="#fff4d6"[^>]*stroke="#000000" stroke-width="2"/);
    expect(svg).toMatch(/d="M160 60L160 240" fill="none" stroke="#cc0000"[^>]*stroke-dasharray="6 2"/);
    // A circle of four curves from its right end; a quarter circle counter-clockwise from the right to the top.
    expect(paths(svg)[2]).toMatch(/^M250 170C250 142\.39 227\.61 120 200 120C.*Z$/);
    expect(paths(svg)[3]).toMatch(/^M360 80C360 52\.39 337\.61 30 310 30$/);
    expect(svg).toMatch(
      /<text x="10" y="35" [^>]*font-size="25"[^>]*font-weight="bold"[^>]*>Điểm gốc O &#38; α &#60; 90°<\/text>/,
    );
    expect(svg).toMatch(/<image [^>]*matrix\(60 0 0 30 20 260\)[^>]*href="data:image\/png;base64,/);
    expect(svg).toContain('M100 280C150 230 250 330 380 270');
  });
  test('supports world transformations, saved states and paths with a clip', () => {
    const float = (value: number): number => new Int32Array(Float32Array.of(value).buffer)[0]!;
    const svg = svgOf(
      emf(
        emfRecord(33, []),
        emfRecord(35, [2, 0, 0, 2, 10, 0].map(float)),
        rectangle,
        emfRecord(34, [-1]),
        emfRecord(30, [0, 0, 50, 50]),
        emfRecord(59, []),
        emfRecord(27, [1, 2]),
        emfRecord(54, [30, 40]),
        emfRecord(61, []),
        emfRecord(60, []),
        emfRecord(63, [0, 0, 0, 0]),
      ),
    )!;
    expect(paths(svg)).toEqual(['M0 0L50 0L50 50L0 50Z', 'M30 40L230 40L230 140L30 140Z', 'M1 2L30 40Z']);
    expect(svg).toMatch(/M1 2L30 40Z"[^>]*clip-path="url\(#c0\)"/);
  });
  test('is not drawn when it would look different from Windows', () => {
    expect(svgOf(emf(rectangle))).not.toBeNull();
    expect(svgOf(emf(emfRecord(115, [0]), rectangle))).not.toBeNull();
    for (const odd of [
      // Mirrored, and with a moved clip.
      emfRecord(115, [1]),
      emfRecord(26, [10, 10]),
      emfRecord(118, [0, 0, 0, 0]),
      emfRecord(97, [0]),
      emfRecord(999, [0]),
      joinedFont('MT Extra'),
      [emfRecord(20, [7]), rectangle],
      [emfRecord(93, [5, 0]), emfRecord(37, [5]), rectangle],
    ])
      expect(svgOf(emf(...[odd].flat(), rectangle))).toBeNull();
    // With GDI+ records only.
    expect(svgOf(emf(emfRecord(70, [4, 0x2b464d45])))).toBeNull();
  });
  test('is not drawn with pieces of brackets, or with words on each other', () => {
    const words = (face: string, ...texts: readonly (readonly [string, number, number])[]): string | null =>
      svgOf(emf(emfFont(3, -20, face), emfRecord(37, [3]), ...texts.map(([text, x, y]) => emfText(text, x, y))));
    // Symbol's high codes are the tops, middles and feet of brackets that are several lines high.
    for (const piece of ['\u00e6', '\u00ec', '\uf0fe']) expect(words('Symbol', [piece, 10, 10])).toBeNull();
    expect(words('Symbol', ['\u00b3', 10, 10])).toContain('≥');
    expect(words('Times New Roman', ['\u00e6', 10, 10])).toContain('æ');
    expect(words('Arial', ['alpha', 10, 10], ['beta', 14, 12])).toBeNull();
    // Beside and below each other, an accent above, and a word that is drawn twice to look bold.
    const apart = [
      ['x', 10, 40],
      ['2', 20, 30],
      ['y', 10, 64],
      ['→', 8, 22],
      ['x', 11, 40],
    ] as const;
    expect(words('Arial', ...apart)).not.toBeNull();
  });
  test('escapes text that looks like markup', () => {
    const svg = svgOf(emf(emfText('"><script>alert(1)</script>', 1, 1)))!;
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#62;&#60;script');
  });
});

const joinedFont = (face: string): Uint8Array[] => [emfFont(3, -20, face), emfRecord(37, [3]), emfText('x', 1, 1)];

describe('an older metafile', () => {
  test('is drawn with and without the placeable header', () => {
    for (const placed of [true, false]) {
      const svg = svgOf(figureWmf(placed), 'wmf')!;
      expect(svg).toContain('viewBox="0 0 400 300"');
      expect(paths(svg)).toContain('M60 240L340 240L160 60Z');
      expect(svg).toContain('fill="url(#h0)"');
      expect(svg).toMatch(/<text x="150" y="35"[^>]*>A<\/text>/);
    }
  });
  test('fills overlapping areas by the rule that it sets', () => {
    const twice = wmfRecord(0x0538, [2, 3, 3, 0, 0, 90, 0, 90, 90, 0, 0, 80, 0, 80, 80]);
    expect(svgOf(wmf([twice]), 'wmf')).toContain('fill-rule="evenodd"');
    expect(svgOf(wmf([wmfRecord(0x0106, [1]), twice]), 'wmf')).toContain('fill-rule="evenodd"');
    expect(svgOf(wmf([wmfRecord(0x0106, [2]), twice]), 'wmf')).not.toContain('fill-rule');
  });
  test('is not drawn when it contains an unknown record', () => {
    expect(svgOf(wmf([wmfRecord(0x0548, [0, 0])]), 'wmf')).toBeNull();
  });
});

describe('a malicious file', () => {
  const files: [string, () => Uint8Array][] = [
    ['a record of size 0', () => emf(emfRecord(43, [1, 1, 2, 2]).fill(0, 4, 8))],
    ['a size that is no multiple of 4', () => emf(emfRecord(43, [1, 1, 2, 2]).fill(9, 4, 5))],
    ['four thousand million points', () => emf(emfRecord(86, [0, 0, 0, 0, -1]))],
    ['four thousand million polygons', () => emf(emfRecord(91, [0, 0, 0, 0, -1, -1]))],
    ['no frame', () => figureEmf().fill(0, 24, 40)],
    [
      'a bitmap of 2,000 million dots',
      () => emf(emfRecord(81, [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 80, 40, 120, 8, 0, 0xcc0020, 9, 9], huge())),
    ],
    ['a window without width', () => emf(emfRecord(17, [8]), emfRecord(9, [0, 0]), rectangle)],
    ['no end', () => figureEmf().subarray(0, -20)],
  ];
  const huge = (): Uint8Array => {
    const made = bitmap.slice();
    new DataView(made.buffer).setInt32(4, 65_536, true);
    new DataView(made.buffer).setInt32(8, 32_768, true);
    return made;
  };
  test.each(files)('%s', (_, bytes) => {
    expect(svgOf(bytes())).toBeNull();
  });
  test('is refused with a million records', () => {
    const record = emfRecord(43, [1, 1, 2, 2]);
    const many = new Uint8Array(record.length * 1_000_000 + 108 + 20);
    many.set(emf().subarray(0, 108));
    for (let at = 0; at < 1_000_000; at++) many.set(record, 108 + at * record.length);
    expect(many.length).toBeGreaterThan(20_000_000);
    expect(svgOf(many)).toBeNull();
    expect(svgOf(many.subarray(0, 19_000_000))).toBeNull();
    const small = new Uint8Array(6 * 1_000_000 + 40);
    small.set(wmf([]).subarray(0, 40));
    for (let at = 40; at < small.length; at += 6) small.set([3, 0, 0, 0, 0x1e, 0], at);
    expect(svgOf(small, 'wmf')).toBeNull();
  });
  test('a file truncated or changed at any byte is drawn or refused, never an error', () => {
    for (const [kind, bytes] of [
      ['emf', figureEmf()],
      ['wmf', figureWmf()],
    ] as const)
      for (let at = 0; at < bytes.length; at++) {
        svgOf(bytes.subarray(0, at), kind);
        const changed = bytes.slice();
        changed[at] = changed[at]! ^ 0xff;
        svgOf(changed, kind);
      }
  });
});

test('a bitmap file becomes PNG', () => {
  const file = new Uint8Array(14 + bitmap.length);
  file.set([0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 54]);
  file.set(bitmap, 14);
  const drawn = drawPicture(file, 'image/bmp');
  expect(drawn && 'png' in drawn && [...drawn.png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(drawPicture(file.subarray(0, 56), 'image/bmp')).toBeNull();
});
