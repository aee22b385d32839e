/** What a paper looks like: where its lines break, and what stands beside what. */
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { paperSource, type PaperPicture } from '@vumon/paper/typst';
import { sampleExam } from '@vumon/paper/testing/exams';
import { paperOf, type PaperDocument } from '@vumon/paper';
import { parseMarkup, type ChoiceContent } from '@vumon/question-types';
import { renderPdf } from '../../platform/pdf/index.ts';

const head = { authority: '', school: 'THCS Bình Minh', year: '', subject: 'Toán', grade: 'Lớp 9' };
const millimetre = 72 / 25.4;

interface Piece {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Look {
  readonly columns: 1 | 2;
  readonly authority: string;
  readonly pictures: ReadonlyMap<string, PaperPicture>;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

async function piecesOf(
  paper: PaperDocument,
  { columns = 1, files = {}, ...own }: Partial<Look> = {},
): Promise<Piece[]> {
  const look = { locale: 'vi', columns, code: null, sheet: false, pictures: own.pictures ?? new Map() } as const;
  const source = paperSource(paper, { ...head, authority: own.authority ?? '' }, look);
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf(source, { files })));
  const pieces: Piece[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim() !== '')
        pieces.push({ page, text: item.str, x: item.transform[4], y: item.transform[5], width: item.width });
  }
  return pieces;
}

/** The texts of each line from top to bottom. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines = Map.groupBy(pieces, ({ page, y }) => page * 10_000 - Math.round(y));
  return [...lines].toSorted(([a], [b]) => a - b).map(([, own]) => own.map(({ text }) => text).join(' '));
}

/** A test with one choice question that has these options. */
function withOptions(options: readonly string[]): PaperDocument {
  const { exam } = sampleExam([['MC1']]);
  const [section] = exam.sections;
  const [part] = section!.parts;
  const [question] = part!.questions;
  const content = question!.content as ChoiceContent;
  const items = [{ ...content.items[0]!, options: options.map((text, at) => ({ id: 'abcd'[at]!, text })) }];
  const changed = { ...question!, content: { ...content, items } };
  return paperOf({ ...exam, sections: [{ ...section!, parts: [{ ...part!, questions: [changed] }] }] }, 'vi');
}

describe('the header', () => {
  test('leaves no word of the authority or of the name alone on its line', async () => {
    const { exam } = sampleExam([['MC1']]);
    const lines = linesOf(await piecesOf(paperOf(exam, 'vi'), { authority: 'Sở Giáo dục và Đào tạo Hà Nội' }));
    expect(lines.some((line) => line.includes('SỞ GIÁO DỤC VÀ ĐÀO TẠO'))).toBe(true);
    // Beside it, on the same height, may be a line of the other column.
    expect(lines.find((line) => line.includes('NỘI'))).toContain('HÀ NỘI');
    const long = { ...exam, name: 'Kiểm tra thường xuyên lần thứ hai học kỳ I môn Tiếng Anh lớp 9 nâng cao' };
    const named = linesOf(await piecesOf(paperOf(long, 'vi')));
    const last = named.find((line) => line.includes('NÂNG CAO'))!;
    expect(last.split(/\s+/).length).toBeGreaterThan(3);
  });
});

describe('an option that is a formula', () => {
  const fraction = String.raw`$\frac{${'a+'.repeat(42)}b}{c}$`;
  test('stands beside its letter and inside the margin', async () => {
    for (const columns of [1, 2] as const) {
      const paper = withOptions([fraction, '$x$', '$y$', '$z$']);
      const pieces = await piecesOf(paper, { columns });
      const letter = pieces.find(({ text }) => text.startsWith('A.'))!;
      const next = pieces.find(({ text }) => text.startsWith('B.'))!;
      const own = pieces.filter(
        ({ page, y, x }) => page === letter.page && y > next.y + 2 && y < letter.y + 14 && x > letter.x,
      );
      expect(own.length).toBeGreaterThan(0);
      // Numerator and denominator are above and below the letter's line: the fraction is not on a line of its own.
      expect(Math.max(...own.map(({ y }) => y))).toBeGreaterThan(letter.y);
      const right = columns === 1 ? (210 - 15) * millimetre : (20 + (175 - 7) / 2) * millimetre;
      for (const { text, x, width } of own) expect(x + width, text).toBeLessThanOrEqual(right + 1);
    }
  });
});

describe('formulas of two lines', () => {
  const system = (mark: number) => String.raw`$\begin{cases} x+y=4900${mark} \\ 4000x+2500y=16600${mark} \end{cases}$`;
  /** The lowest baseline of the first formula, and the highest of the one below it, at the letters' size of 12 pt. */
  const between = (pieces: readonly Piece[], above: number, below: number): number => {
    const lines = (mark: number) =>
      pieces.filter(({ text }) => text.includes(`4900${mark}`) || text.includes(`16600${mark}`)).map(({ y }) => y);
    expect([lines(above).length, lines(below).length]).toEqual([2, 2]);
    return Math.min(...lines(above)) - Math.max(...lines(below));
  };
  // Guards against a former defect: rows of such options lay over one another, and so did lines of solutions.
  test('stand free of one another in options and in lines', async () => {
    const options = await piecesOf(withOptions([1, 2, 3, 4].map(system)));
    // A and C below each other: two columns.
    expect(between(options, 1, 3)).toBeGreaterThan(14);
    const text = parseMarkup(`${system(5)} là hệ đầu.\n${system(6)} là hệ sau.`);
    const lines = await piecesOf(below(0, { kind: 'example', text }));
    expect(between(lines, 5, 6)).toBeGreaterThan(14);
  });
});

const media = '00000000-0000-4000-8000-0000000000aa';
const words = parseMarkup('Một đoạn văn ngắn để trang giấy có chữ. '.repeat(14).trim());
/** A paper of one question below so many paragraphs of five lines. */
const below = (paragraphs: number, block: unknown): PaperDocument =>
  ({
    head: { name: 'Đề', minutes: 45 },
    parts: [
      {
        id: 'p',
        label: '',
        name: 'Một',
        instructions: [],
        points: 0,
        questions: [
          {
            id: 'q',
            before: Array.from({ length: paragraphs }, () => ({ kind: 'instructions', text: words })),
            items: [{ before: [], stem: null, figures: [], blocks: [block] }],
          },
        ],
      },
    ],
    end: 'HẾT',
  }) as unknown as PaperDocument;

test('a picture with tasks does not push all of them to the next page', async () => {
  const picture = { kind: 'picture-task' as const, image: { media, alt: 'Tranh' }, marks: [], bank: [], joins: false };
  const tasks = Array.from({ length: 24 }, (_, at) => ({
    number: at + 1,
    line: true,
    text: parseMarkup(`Nhiệm vụ số ${at + 1}: viết tên của con vật trong tranh.`),
  }));
  const pieces = await piecesOf(below(5, { ...picture, tasks }));
  const pageOf = (number: number) => pieces.find(({ text }) => text.startsWith(`Câu ${number}.`))?.page;
  expect([pageOf(1), pageOf(24)]).toEqual([1, 2]);
});

test('five pictures to be matched with words need less than half of a page', async () => {
  const image = { media, alt: 'Tranh' };
  const entries = Array.from({ length: 5 }, (_, at) => ({ number: at + 1, text: [], image }));
  const targets = entries.map((_, at) => ({ label: 'ABCDE'[at]!, text: parseMarkup('từ') }));
  const pieces = await piecesOf(below(2, { kind: 'columns', entries, targets, lines: true }), {
    pictures: new Map([[media, { file: 'a.png', width: 240, height: 240 }]]),
    files: {
      'a.png': await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
        .png()
        .toBuffer(),
    },
  });
  expect(pieces.filter(({ text }) => text.startsWith('Câu')).map(({ page }) => page)).toEqual([1, 1, 1, 1, 1]);
});

test('fractions of one line stay clear of those of the next', async () => {
  const above = (one: string) => String.raw`$\dfrac{11}{${one}}$`;
  const long = ' và một phương án đủ dài để đứng riêng trên một dòng của tờ giấy khổ A4';
  const pieces = await piecesOf(withOptions(['71', '72', '73', '74'].map((one) => `${above(one)}${long}`)));
  const heights = (text: string) => pieces.filter((one) => one.text === text).map(({ y }) => y);
  const tops = heights('11');
  const bottoms = ['71', '72', '73', '74'].flatMap(heights);
  expect([tops.length, bottoms.length]).toEqual([4, 4]);
  // A letter of 12 points is about 8 high.
  for (const [at, bottom] of bottoms.slice(0, -1).entries()) expect(bottom - tops[at + 1]!).toBeGreaterThan(9);
});

describe('a picture of a question', () => {
  const choice = {
    kind: 'choice',
    number: 1,
    stem: parseMarkup('Hình bên là đồ thị của hàm số nào?'),
    options: ['A', 'B', 'C', 'D'].map((label) => ({ label, text: parseMarkup('một hàm số') })),
    image: { media, alt: 'Đồ thị' },
  };
  const of = (width: number, height: number) => ({
    pictures: new Map([[media, { file: 'a.svg', width, height, drawn: true }]]),
    files: { 'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>') },
  });
  /** Points between the question and its first option. */
  const gapOf = async (look: Partial<Look>) => {
    const pieces = await piecesOf(below(0, choice), look);
    const y = (start: string) => pieces.find(({ text }) => text.startsWith(start))!.y;
    return y('Câu 1.') - y('A.');
  };

  test('stands beside its text where there is room', async () => {
    expect(await gapOf(of(240, 240))).toBeLessThan(20);
    // Too wide, and in two columns: between the text and the options.
    expect(await gapOf(of(600, 240))).toBeGreaterThan(40 * millimetre);
    expect(await gapOf({ ...of(240, 240), columns: 2 })).toBeGreaterThan(40 * millimetre);
  });

  test('keeps letters of figures readable', async () => {
    // Of 106 mm a picture shows 45 mm, a figure of lines and letters 0.7 of its height.
    const figure = of(600, 400);
    const [[, size]] = [...figure.pictures] as [[string, PaperPicture]];
    expect(await gapOf(figure)).toBeGreaterThan(70 * millimetre);
    const photo = { ...figure, pictures: new Map([[media, { ...size, drawn: false }]]) };
    expect(await gapOf(photo)).toBeLessThan(60 * millimetre);
  });
});

test('the end of the paper is never alone on a page', async () => {
  const [part] = below(0, null).parts;
  const question = (number: number) => ({
    id: `q${number}`,
    before: [],
    items: [
      {
        before: [],
        stem: null,
        figures: [],
        blocks: [{ kind: 'entries', entries: [{ number, text: parseMarkup('Điền một từ.') }] }],
      },
    ],
  });
  const alone: number[] = [];
  let longest = 0;
  // Somewhere between these lengths only the end has no more room on the first page.
  for (let count = 30; count <= 50; count += 1) {
    const questions = Array.from({ length: count }, (_, at) => question(at + 1));
    const paper = { ...below(0, null), parts: [{ ...part!, questions }] } as unknown as PaperDocument;
    const pieces = await piecesOf(paper);
    const end = pieces.find(({ text }) => text === 'HẾT')!.page;
    longest = Math.max(longest, end);
    if (!pieces.some(({ page, text }) => page === end && text.startsWith('Câu'))) alone.push(count);
  }
  expect({ alone, longest }).toEqual({ alone: [], longest: 2 });
});
