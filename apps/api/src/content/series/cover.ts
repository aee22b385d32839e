/** The cover of a series as SVG, drawn from its facts: what stands where no picture was uploaded. */
import { createTranslator } from '@vumon/i18n';
import en from '@vumon/i18n/catalogs/common.en.json' with { type: 'json' };
import vi from '@vumon/i18n/catalogs/common.vi.json' with { type: 'json' };
import type { seriesGroups, Subject } from '@vumon/domain';

const common = createTranslator('common', { vi, en });

export interface CoverFacts {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly gradeId: string;
  readonly seriesGroup: (typeof seriesGroups)[number];
  readonly subject: Subject;
}

/** Ground, ink and lines of the product's colours; ink on ground has at least 7:1. */
const colours = [
  { ground: '#e6e9ff', ink: '#2a1e75', line: '#706aef' },
  { ground: '#ffeccc', ink: '#553600', line: '#ab7306' },
  { ground: '#d7f6e4', ink: '#004429', line: '#008656' },
  { ground: '#ffe6e2', ink: '#691213', line: '#c9292c' },
  { ground: '#ddf0ff', ink: '#013b60', line: '#0775b9' },
  { ground: '#3a2a9c', ink: '#ffffff', line: '#adb2ff' },
] as const;

const width = 144;
const height = 192;
const margin = 12;
/** Where the picture below the names begins. */
const ground = 138;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)!};`).replaceAll(/\p{Cc}/gu, ' ');

/** Series of one line have one colour in every grade. */
function colourOf(id: string): (typeof colours)[number] {
  const line = id.replace(/-\d+$/, '');
  let sum = 0;
  for (const sign of line) sum = (sum * 31 + sign.codePointAt(0)!) % 9973;
  return colours[sum % colours.length]!;
}

/** Lines of at most `most` letters, at most `count` of them; what does not fit ends with an ellipsis. */
export function wrapped(text: string, most: number, count: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && [...`${last} ${word}`].length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, count).map((line, at) => {
    const letters = [...line];
    const isCut = letters.length > most || (at === count - 1 && lines.length > count);
    return isCut ? `${letters.slice(0, most - 1).join('')}…` : line;
  });
}

const text = (line: string, y: number, size: number, weight: number, fill: string): string =>
  `<text x="${margin}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`;

/** Textbooks have waves, supplements an answer sheet, exams a rising line. */
function picture(group: CoverFacts['seriesGroup'], line: string): string {
  const inside = (shapes: string) => `<g fill="none" stroke="${line}" stroke-width="1.5">${shapes}</g>`;
  if (group === 'BOOK') {
    const rows = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 6 }, (_, at) => ({ x: at * 32 - (row % 2) * 16, y: ground + 26 + row * 14 })),
    );
    return inside(
      rows
        .map(({ x, y }) => [18, 12, 6].map((r) => `<path d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0"/>`).join(''))
        .join(''),
    );
  }
  if (group === 'SUPPLEMENTARY') {
    const cells = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((at) => ({ row, at })));
    return inside(
      cells
        .map(({ row, at }) => {
          const marked = at === (row * 2 + 1) % 4;
          return `<circle cx="${24 + at * 32}" cy="${ground + 10 + row * 17}" r="6"${marked ? ` fill="${line}"` : ''}/>`;
        })
        .join(''),
    );
  }
  const grid = [0, 1, 2, 3].map((row) => `<path d="M0 ${ground + 8 + row * 12}h${width}" opacity=".4"/>`).join('');
  return inside(`${grid}<path d="M12 ${ground + 44}l28-14 24 6 30-24 38-8" stroke-width="3"/>`);
}

/** The first name is in the cover's language and larger; the other stands below it. */
export function coverOf(series: CoverFacts, locale: 'vi' | 'en'): string {
  const { ground: paper, ink, line } = colourOf(series.id);
  const grade = /^G(\d{1,2})$/.exec(series.gradeId)?.[1] ?? '★';
  const [first, second] = locale === 'vi' ? [series.name, series.nameEn] : [series.nameEn, series.name];
  const large = wrapped(first, 13, 3);
  const small = wrapped(second, 20, 2);
  const below = 62 + large.length * 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` font-family="'Be Vietnam Pro',system-ui,'Segoe UI',Roboto,Arial,sans-serif">`,
    `<title>${escaped(first)}</title>`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    text(grade, 38, 32, 700, ink),
    `<text x="${width - margin}" y="34" font-size="12" font-weight="600" text-anchor="end" fill="${ink}">${escaped(common.in(locale)(`subjects.${series.subject}`))}</text>`,
    ...large.map((one, at) => text(one, 64 + at * 18, 16, 700, ink)),
    ...small.map((one, at) => text(one, below + 2 + at * 13, 11, 400, ink)),
    picture(series.seriesGroup, line),
    '</svg>',
  ].join('');
}
