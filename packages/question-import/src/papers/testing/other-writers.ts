/** Papers written by other programs; `files/SOURCE.md` lists them. */
import { readFileSync } from 'node:fs';
import { question, type CorpusPaper, type Expected } from './expected.ts';

const written = (file: string) => () => new Uint8Array(readFileSync(new URL(`./files/${file}`, import.meta.url)));
const html = (name: string, file: string, expected: readonly Expected[]): CorpusPaper => ({
  name,
  bytes: written(`${file}.html`),
  kind: 'html',
  expected,
});
const word = (name: string, file: string, expected: readonly Expected[]): CorpusPaper => ({
  name,
  bytes: written(`${file}.docx`),
  expected,
});

/** Stems are compared without their formulas and pictures. */
const ofPandoc = (options: readonly (readonly string[])[], picture = 'đồ thị'): Expected[] => [
  question('Nghiệm của phương trình  là', options[0]!, 'A', { equations: 5 }),
  question('Tích phân  bằng', options[1]!, 'B', { equations: 5 }),
  question(`Cho hệ  và hình dưới đây.\n\n${picture}`, options[2]!, null, { equations: 5, pictures: 1 }),
  question('Tính .', [], null, { equations: 1 }),
];
const native = [
  ['$x=2\\sqrt{3}-1$', '$x=2\\sqrt{3}+1$', '$x=\\sqrt{3}$', '$x=-1$'],
  ['$\\frac{1}{2}$', '$\\frac{1}{3}$', '$1$', '$0$'],
];
const typed = [...native, ['$x=2$', '$y=2$', '$\\lim_{n\\to\\infty}\\frac{1}{n}=0$', '$\\log_2 8=3$']];

export const otherWriters = (
  asLaid: (mark: 'underline' | 'highlight' | 'colour') => readonly Expected[],
): CorpusPaper[] => [
  word('written by html-to-docx', 'html-to-docx', [
    question('Số nào sau đây là số nguyên tố?', ['9', '13', '21', '27'], 'B'),
    question('Số nào chia hết cho 5?', ['12', '23', '35', '41'], 'C'),
    question('Tổng hai số 7 và 8 bằng bao nhiêu?', ['13', '14', '16', '15'], 'D'),
  ]),
  word('written by LibreOffice, options behind hard blanks, key table', 'writer', [
    question('Thủ đô của Việt Nam là', ['Huế', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ'], 'B'),
    question('Sông dài nhất Việt Nam là', ['Hồng', 'Mã', 'Đồng Nai', 'Lam'], 'C'),
    question('Núi cao nhất Việt Nam là', ['Bà Đen', 'Tây Côn Lĩnh', 'Fansipan', 'Ngọc Linh'], 'C'),
  ]),
  word('written by LibreOffice, a picture and a table of data', 'writer-pictures', [
    question('Giá trị của sin 90° là', ['1', '0', '–1', '½'], 'A'),
    question('Hình bên có mấy trục đối xứng?', ['1', '2', '3', '4'], 'C', { pictures: 1 }),
    question(
      'Số liệu cho ở bảng:\nLớp | 11A | 11B\nSĩ số | 40 | 42\nLớp nào đông hơn?',
      ['11A', '11B', 'Bằng nhau', 'Không biết'],
      'B',
    ),
  ]),
  word('rewritten by LibreOffice, automatic numbers', 'rewritten-automatic', asLaid('underline')),
  word('rewritten by LibreOffice, table', 'rewritten-table', asLaid('highlight')),
  word('rewritten by LibreOffice, tabs', 'rewritten-tabs', asLaid('colour')),
  word(
    'written by python-docx, underlined letters, options in a table, a solution with a picture',
    'python-docx-toan',
    [
      question('Tập xác định của hàm số y = √(x − 1) là', ['[1; +∞)', '(1; +∞)', '(−∞; 1]', 'ℝ'], 'A'),
      question('Đồ thị ở hình bên là của hàm số nào?', ['y = x²', 'y = −x²', 'y = 2x', 'y = x + 1'], 'B', {
        pictures: 1,
      }),
      question('Giá trị nhỏ nhất của y = x² − 2x + 3 là', ['1', '2', '3', '0'], 'B', { pictures: 1 }),
    ],
  ),
  word('written by python-docx, a passage, highlighted options', 'python-docx-english', [
    question('How does Lan go to school?', ['on foot', 'by bike', 'by bus', 'by car'], 'B'),
    question('Why does she like her school?', ['it is near', 'it is new', 'it has a big garden', 'it is small'], 'C'),
    question('', ['teacher', 'student', 'hotel', 'garden'], 'C'),
  ]),
  word('written by python-docx, the number of a style, red options', 'python-docx-list-number', [
    question('Số nào chia hết cho 3?', ['10', '12', '14', '16'], 'B'),
    question('Số nào là số chính phương?', ['8', '12', '16', '20'], 'C'),
    question('Số nào là số nguyên tố?', ['1', '4', '9', '11'], 'D'),
  ]),
  word(
    'written by pandoc, three parts, equations, lists, a key table for one part',
    'pandoc-toan',
    ofPandoc([...native, ['$x=2$', '$y=2$', '$\\lim_{n\\to\\infty}\\frac{1}{n}=0$', '$\\log_{2}8=3$']]),
  ),
  word(
    'the same rewritten by LibreOffice: lists whose first item has a start of its own',
    'rewritten-pandoc',
    ofPandoc([...native, ['$x=2$', '$y=2$', '$\\lim\\limits{}_{n\\to\\infty}\\frac{1}{n}=0$', '$\\log_{2}8=3$']]),
  ),
  html('a page by pandoc with MathML', 'pandoc-toan', ofPandoc(typed)),
  html('a page by pandoc with TeX between signs', 'pandoc-mathjax', ofPandoc(typed)),
  html('a page by LibreOffice with its pictures in it', 'writer-pictures', [
    question('Giá trị của sin 90° là', ['1', '0', '–1', '½'], 'A'),
    question('Hình bên có mấy trục đối xứng?', ['1', '2', '3', '4'], 'C', { pictures: 1 }),
    question(
      'Số liệu cho ở bảng:\nLớp | 11A | 11B\nSĩ số | 40 | 42\nLớp nào đông hơn?',
      ['11A', '11B', 'Bằng nhau', 'Không biết'],
      'B',
    ),
  ]),
  html('pasted from Word: automatic numbers, an equation, a picture, options in a table', 'word-clipboard', [
    question('Giá trị của  là', ['1', '2', '3', '4'], 'A', { equations: 1 }),
    question('Hình', ['một', 'hai', 'ba', 'bốn'], 'B', { pictures: 1 }),
  ]),
  html('pasted from Google Docs: lists of letters, a linked picture', 'google-docs-clipboard', [
    question('She ___ home.', ['go', 'goes', 'gone'], 'B'),
    question('It ___ raining. x', ['is', 'are', 'be'], 'C', { pictures: 1 }),
  ]),
  html('a page with questions in boxes of a form, answers behind buttons', 'web-form', [
    question('Đơn vị của tốc độ là', ['kg', 'm/s', 'm2', 'N'], 'B'),
    question('Công thức của nước là', ['CO2', 'O2', 'H2O', 'N2'], 'C'),
    question('Hình nào có bốn cạnh bằng nhau?', ['Hình thoi', 'Hình thang', 'Tam giác', 'Hình tròn'], 'A'),
  ]),
  html('pasted from a page with KaTeX and MathML, numbers by lists', 'web-page', [
    question('Tính', ['1', '2', '3'], 'B', { equations: 1 }),
    question('Hệ  và', ['1', '2', '3'], 'C', { equations: 2 }),
  ]),
];
