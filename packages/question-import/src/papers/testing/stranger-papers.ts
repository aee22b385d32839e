/**
 * Papers by somebody who had not read the reader's rules, in the habits of other writers and programs, as lines:
 * `**bold**`, `__underlined__`, `{{red}}`, `<<highlighted>>`, `~~struck out~~`, tabs, `↵` for a soft line break, `·` for a hard blank,
 * `[pic]`, `[frac 1 2]`, `#2 ` and `##2 ` for an item of Word's list 2 on its first and second level, `▣ ` for a text
 * box, `[+added+]` and `[-deleted-]` for tracked changes, `[cols 2]` for two columns, and rows of tables between bars, in whose cells ⏎ separates lines. Each states what a teacher reads from it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { makeDocx, math, mathRun, numbered, paragraph, picture, png, run, table } from '@vumon/word/testing';
import { importedPaper, type ImportedPaper } from '../review/imported.ts';
import { htmlDocument, pdfDocument, wordDocument } from '../read.ts';

/** How a program writes runs: Word splits them anywhere, Google Docs states each look, WPS names its fonts; `web` is a page. */
type Writer = 'word' | 'split' | 'google' | 'wps' | 'decomposed' | 'web';
interface StrangerPaper {
  readonly name: string;
  readonly writer?: Writer;
  readonly text: readonly string[];
  /** "1 mcq B | the stem | its options". */
  readonly questions: readonly string[];
  /** What its writer reads, where the reader leaves some of it to the teacher: what is ready must be among these. */
  readonly wanted?: readonly string[];
  /** "ready", or "review" with its reasons, for each question; not compared where absent. */
  readonly states?: readonly string[];
  /** The lines that have no place; not compared where absent. */
  readonly leftover?: readonly string[];
}

const folder = new URL('./strangers/', import.meta.url);
export const strangerPapers = readdirSync(folder)
  .toSorted()
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly StrangerPaper[]);

const looks: Readonly<Record<string, string>> = {
  '**': '<w:b/>',
  __: '<w:u w:val="single"/>',
  '{{': '<w:color w:val="FF0000"/>',
  '<<': '<w:highlight w:val="yellow"/>',
  '~~': '<w:strike/>',
};
const own: Readonly<Record<Writer, string>> = {
  word: '',
  split: '',
  decomposed: '',
  web: '',
  google: '<w:color w:val="000000"/><w:sz w:val="24"/>',
  wps: '<w:rFonts w:hint="eastAsia" w:ascii="Times New Roman" w:eastAsia="宋体"/>',
};

function textRuns(text: string, look: string, writer: Writer): string {
  const shown = text.replaceAll('·', '\u00A0');
  const written = writer === 'decomposed' ? shown.normalize('NFD') : shown;
  // A colour of its own replaces the one that the program states everywhere.
  const all = look.includes('w:color') ? look : own[writer] + look;
  const pieces = writer === 'split' ? (written.match(/.{1,3}/gsu) ?? []) : [written];
  return pieces.map((piece) => run(piece, all)).join('');
}

const token =
  /(\[\+.+?\+\]|\[-.+?-\]|\*\*.+?\*\*|__[^_\s].*?__|\{\{.+?\}\}|<<.+?>>|~~.+?~~|↵|\[pic\]|\[frac \S+ \S+\])/;

function runs(line: string, writer: Writer, outer = ''): string {
  return line
    .split(token)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '↵') return '<w:r><w:br/></w:r>';
      if (part === '[pic]') return picture('image1');
      if (part.startsWith('[+'))
        return `<w:ins w:id="1" w:author="x">${textRuns(part.slice(2, -2), outer, writer)}</w:ins>`;
      if (part.startsWith('[-'))
        return `<w:del w:id="2" w:author="x">${textRuns(part.slice(2, -2), outer, writer).replaceAll('w:t>', 'w:delText>').replaceAll('<w:t ', '<w:delText ')}</w:del>`;
      const [, top, bottom] = /^\[frac (\S+) (\S+)\]$/.exec(part) ?? [];
      if (top !== undefined) return math(`<m:f><m:num>${mathRun(top)}</m:num><m:den>${mathRun(bottom!)}</m:den></m:f>`);
      const look = token.test(part) ? looks[part.slice(0, 2)] : undefined;
      return look === undefined ? textRuns(part, outer, writer) : runs(part.slice(2, -2), writer, outer + look);
    })
    .join('');
}

const box = (inside: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><w:txbxContent>${inside}</w:txbxContent></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

function lineXml(line: string, writer: Writer): string {
  const item = /^(#{1,2})(\d) (.*)$/su.exec(line);
  if (item) return numbered(runs(item[3]!, writer), Number(item[2]), item[1]!.length - 1);
  if (line === '[cols 2]')
    return '<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:cols w:num="2" w:space="720"/></w:sectPr></w:pPr></w:p>';
  if (line.startsWith('▣ ')) return paragraph(box(paragraph(runs(line.slice(2), writer))));
  return paragraph(runs(line, writer));
}

const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
/** 1: "1." over "A."; 2: "Câu 1:" over "a)"; 3: bullets; 4 and up: "A." anew. */
const numbering =
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', 'Câu %1:')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '•')}${level(1, 'bullet', 'o')}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="3">${level(0, 'upperLetter', '%1.')}</w:abstractNum>` +
  [1, 2, 3].map((at) => `<w:num w:numId="${at}"><w:abstractNumId w:val="${at - 1}"/></w:num>`).join('') +
  [4, 5, 6, 7, 8, 9]
    .map(
      (at) =>
        `<w:num w:numId="${at}"><w:abstractNumId w:val="3"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    )
    .join('');

function strangerDocx({ text, writer = 'word' }: StrangerPaper): Uint8Array {
  let body = '';
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 0)
      body += table(
        rows.map((row) =>
          row.map((cell) =>
            cell
              .split('⏎')
              .map((one) => lineXml(one.trim(), writer))
              .join(''),
          ),
        ),
      );
    rows = [];
  };
  for (const line of text)
    if (line.startsWith('|'))
      rows.push(
        line
          .slice(1)
          .replace(/\|$/, '')
          .split('|')
          .map((cell) => cell.trim()),
      );
    else {
      endTable();
      body += lineXml(line, writer);
    }
  endTable();
  return makeDocx({
    body,
    numbering,
    header: paragraph(run('Trường THPT Bình Minh')),
    media: { 'image1.png': png },
  });
}

const htmlOf = (line: string): string =>
  line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('·', '&nbsp;')
    .replaceAll('↵', '<br>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__([^_\s].*?)__/g, '<u>$1</u>');
/** The lines as a page in the clipboard: a block for each, blanks between the blocks as pages have them. */
const strangerPage = ({ text }: StrangerPaper): string =>
  `<div>${text.map((line) => `<p>\n  <span>${htmlOf(line)}</span>\n</p>`).join('\n')}</div>`;

/** Files as teachers have them, by people who saw neither the reader nor its papers; `meant` is what they say of each. */
interface StrangerFile {
  readonly habit: string;
  readonly questions: readonly string[];
  readonly states: readonly string[];
  /** "Câu 1 mcq B | the stem | its options", for whoever judges a change of what is read. */
  readonly meant: readonly string[];
}

const files = new URL('./stranger-files/', import.meta.url);
export const strangerFiles = readdirSync(files)
  .filter((file) => /\.(?:docx|pdf)$/.test(file))
  .toSorted()
  .map((file) => ({
    file,
    read: async (): Promise<ImportedPaper> => {
      const bytes = new Uint8Array(readFileSync(new URL(file, files)));
      return importedPaper(file.endsWith('.pdf') ? await pdfDocument(bytes) : wordDocument(bytes));
    },
    ...(JSON.parse(readFileSync(new URL(file.replace(/\w+$/, 'json'), files), 'utf8')) as StrangerFile),
  }));

export const readStranger = (paper: StrangerPaper): ImportedPaper =>
  importedPaper(paper.writer === 'web' ? htmlDocument(strangerPage(paper)) : wordDocument(strangerDocx(paper)));

/** A question as the papers state it; where it stands for review, or is ready, is compared apart. */
export const strangerLine = ({ label, kind, key, stem, options }: ImportedPaper['questions'][number]): string =>
  [`${label} ${kind} ${key ?? '-'}`, stem, options.join(' / ')]
    .join(' | ')
    .normalize('NFC')
    .replaceAll('\n', ' ⏎ ')
    .replaceAll('\u00A0', ' ');

export const strangerState = ({ state, notes }: ImportedPaper['questions'][number]): string =>
  [state, ...notes].join(' ');
