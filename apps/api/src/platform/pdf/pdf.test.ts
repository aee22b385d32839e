import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { paperSource, typstString } from '@vumon/paper/typst';
import { paperFormulas, schoolFormulas, taughtFormulas } from '@vumon/paper/testing';
import { parseMarkup } from '@vumon/question-types';
import { textOfPdf } from '../../testing/pdf.ts';
import { PdfError, renderPage, renderPdf } from './index.ts';

const vietnamese = 'Trường Tiểu học Nguyễn Đình Chiểu: ẳ ẵ ậ ề ễ ộ ỡ ợ ữ ự ỷ ỹ Ặ Ễ Ợ Ự';

describe('a PDF', () => {
  test('contains Vietnamese letters unchanged', async () => {
    const pdf = await renderPdf('#set text(font: "Tinos")\n#let data = json("data.json")\n#data.name', {
      data: { name: vietnamese },
    });
    expect((await textOfPdf(pdf)).text).toBe(vietnamese);
  });

  test('contains formulas', async () => {
    const { text } = await textOfPdf(await renderPdf('$ sqrt(2x - 5) >= 5/2 $'));
    expect(text.normalize('NFKC')).toMatch(/√.*2x\s*−\s*5/);
    expect(text).toContain('≥');
  });

  test('contains every formula of a school paper', async () => {
    const blocks = [...schoolFormulas, ...taughtFormulas, ...paperFormulas].map((latex) => parseMarkup(`$${latex}$`));
    expect(blocks.flat().filter(({ children }) => children.some(({ kind }) => kind === 'math'))).toHaveLength(
      blocks.length,
    );
    const paper = {
      head: { name: 'Đề', subject: 'MATH', gradeId: '9', minutes: 45, totalQuestions: 1, totalPoints: 100 },
      parts: [{ id: 'p', label: 'I.', name: 'A', instructions: blocks.flat(), points: 0, questions: [] }],
      end: 'HẾT',
    } as const;
    const head = { authority: '', school: '', year: '', subject: 'Toán', grade: 'Lớp 9' };
    const look = { locale: 'vi', columns: 2, code: null, sheet: false, pictures: new Map() } as const;
    const { text } = await textOfPdf(await renderPdf(paperSource(paper, head, look)));
    for (const seen of ['90∘', '√', 'nếu', '→', '∑', '∈'])
      expect(text.normalize('NFKC')).toContain(seen.normalize('NFKC'));
    expect(text).not.toContain('\\');
  });

  test('leaves room for the text beside boxes to tick, in two columns too', async () => {
    const line = (text: string) => parseMarkup(text);
    const heads = ['Chưa làm được', 'Làm được khi có người giúp nhiều', 'Làm được khi có người giúp một chút'];
    const grid = {
      kind: 'grid' as const,
      columns: [...heads, 'Thường tự làm được', 'Tự làm dễ dàng'].map(line),
      rows: [{ number: 90, text: line('Em giới thiệu được bản thân và gia đình.') }],
    };
    const item = { id: 'q', stem: null, figures: [], before: [], blocks: [grid] };
    const paper = {
      head: { name: 'Đề', minutes: 45 },
      parts: [{ label: '', name: 'Một', instructions: [], points: 0, questions: [{ before: [], items: [item] }] }],
      end: 'HẾT',
    };
    const source = paperSource(
      paper as never,
      { authority: '', school: '', year: '', subject: 'Toán', grade: 'Lớp 9' },
      { locale: 'vi', columns: 2, code: null, sheet: false, pictures: new Map() },
    );
    // Guards against a former defect: each word was on a line of its own, below the boxes.
    expect((await textOfPdf(await renderPdf(source))).text).toContain('Em giới');
  });

  test('keeps the formulas of a wide table apart in a narrow column', async () => {
    const heads = ['[150;160)', '[160;170)', '[170;180)', '[180;190)', '[190;200)', '[200;210)'];
    const cells = (head: string, mark: string, all: readonly string[]) =>
      `${mark}${head}${all.map((one) => `${mark}${one}`).join('')}`;
    const table = `${cells(
      'Chiều dài (cm)',
      '%|h%',
      heads.map((one) => `$${one}$`),
    )}\n${cells('Tần số', '%|%', ['11', '10', '12', '6', '6', '6'])}`;
    const paper = {
      head: { name: 'Đề', minutes: 45 },
      parts: [{ label: '', name: 'Một', instructions: parseMarkup(`Cho mẫu:\n${table}`), points: 0, questions: [] }],
      end: 'HẾT',
    };
    const source = paperSource(
      paper as never,
      { authority: '', school: '', year: '', subject: 'Toán', grade: 'Lớp 9' },
      { locale: 'vi', columns: 2, code: null, sheet: false, pictures: new Map() },
    );
    const page = await (await getDocumentProxy(new Uint8Array(await renderPdf(source)))).getPage(1);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((piece) =>
      'str' in piece && piece.str.trim() !== ''
        ? [{ text: piece.str, y: piece.transform[5] as number, from: piece.transform[4] as number, width: piece.width }]
        : [],
    );
    const inTable = pieces.filter(({ text }) => /^[[\]();\d\s]+$/.test(text) && /\d{3}/.test(text));
    expect(inTable.length).toBeGreaterThanOrEqual(heads.length);
    for (const [at, { y, from, width }] of inTable.entries()) {
      // The left column of A4 ends before its middle.
      expect(from + width).toBeLessThan(297.5);
      for (const other of inTable.slice(0, at))
        if (other.y === y) expect(other.from + other.width <= from || from + width <= other.from).toBe(true);
    }
  });

  test('shows its data as plain text', async () => {
    const hostile = '#read("data.json") $x$ *a* _b_ <c> @d \\ // e "f" #panic() `g` = h';
    const pdf = await renderPdf('#json("data.json").text', { data: { text: hostile } });
    expect((await textOfPdf(pdf)).text.replaceAll(/[“”]/g, '"')).toBe(hostile);
  });

  test('outlives Hebrew marks that stand on no letter before characters without a glyph', async () => {
    const pdf = await renderPdf('#set text(font: "Tinos")\n#json("data.json").text', {
      data: { text: 'a_\u059d😀😀' },
    });
    expect((await textOfPdf(pdf)).text).toContain('a_');
  });

  test('shows pictures', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const source = '#image("a.png", width: 10mm)';
    await expect(renderPdf(source, { files: { 'a.png': picture } })).resolves.toBeInstanceOf(Uint8Array);
    // The files of one request are not available to the next.
    await expect(renderPdf(source)).rejects.toThrow(PdfError);
  });

  test('has no access to files of the machine and packages', async () => {
    for (const source of [
      '#read("/etc/passwd")',
      '#read("../../../../../../etc/passwd")',
      `#read(${JSON.stringify(import.meta.filename)})`,
      '#read("pdf.test.ts")',
      '#read("../pdf.test.ts")',
      '#import "@preview/example:0.1.0": add',
    ])
      await expect(renderPdf(source), source).rejects.toThrow(PdfError);
    for (const name of ['../a.png', 'data.json'])
      await expect(renderPdf('', { files: { [name]: new Uint8Array() } })).rejects.toThrow(name);
  });

  test('is rendered as one picture for each page', async () => {
    const source = '#set page(paper: "a4")\n#square(fill: red)\n#pagebreak()\n#square(fill: blue)\n#pagebreak()';
    const colours = async (page: number) => {
      const drawn = await renderPage(source, { page, width: 300 });
      expect(drawn).toMatchObject({ pages: 3, page });
      const { channels } = await sharp(drawn.png).stats();
      return channels.slice(0, 3).map(({ min }) => min < 128);
    };
    expect(await Promise.all([1, 2, 3].map(colours))).toEqual([
      [false, true, true],
      [true, true, false],
      [false, false, false],
    ]);
    expect(await renderPage(source, { page: 9, width: 300 })).toMatchObject({ pages: 3, page: 3 });
  });

  test('of a name that turns the direction of text is made without that character', async () => {
    for (const sign of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']) {
      const name = `${sign}Lê Minh`;
      const source = `#set text(font: "Tinos")\n#json("data.json").name; ${typstString(name)}`;
      expect((await textOfPdf(await renderPdf(`${source}`, { data: { name } }))).text).toContain('Lê Minh');
    }
  });

  test('whose layout aborts its process fails alone', async () => {
    // The escape is read by the compiler itself. No text of users becomes one.
    const aborting = '#set text(font: "Tinos", lang: "vi")\n#"\\u{202e}Lê Minh"';
    const [wrong, right] = await Promise.allSettled([renderPdf(aborting), renderPdf('a')]);
    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: 'PROCESSING_FAILED', reason: 'died' } });
    expect(right.status).toBe('fulfilled');
  });

  test('reports the error of a source, and later ones are compiled', async () => {
    const [wrong, right] = await Promise.allSettled([renderPdf('#let x = \n #foo(1)'), renderPdf('a #pagebreak() b')]);
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('expression') } });
    expect(right.status).toBe('fulfilled');
    if (right.status === 'fulfilled') expect((await textOfPdf(right.value)).pages).toBe(2);
  });
});
