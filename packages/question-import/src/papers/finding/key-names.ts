/**
 * What the words around a list of answers name: a class, a shift, a sheet, another year. A list belongs to a paper that
 * names the same, whatever the words mean. Pure.
 */
import { linesOf, readable, type PaperLine } from '../lines/lines.ts';
import { labelOf } from '../grammar/label-styles.ts';

/** Lines are read up to here; a longer one is no heading. */
const mostRead = 200;

/** Words that any list of answers may have around it, whichever paper it is of. */
const usual = new Set(
  `đáp án bảng đa hướng dẫn chấm giải chi tiết lời hdg hd biểu thang điểm và của cho các những là như sau dưới đây phần mục
  trắc nghiệm tn tự luận khách quan đề thi kiểm tra môn bài tập làm tham khảo chính thức gợi ý trả câu hỏi số mã đúng sai nhiều lựa
  chọn phương ngắn mỗi được tổng cộng kết quả quý thầy cô học sinh thí hs gv ô mệnh phát biểu khoanh vào chữ cái
  dành dùng phụ huynh giáo viên giải thích nội dung cụ thể lý lí do vắn tắt ngắn gọn dùng chung kq dap an cau bt pp
  answer answers key keys solution solutions suggested correct model sheet the for of to and part section question questions no
  multiple choice test exam exercise true false each point points mark marks short explanation reason ex`.split(/\s+/),
);

/** What the words count: points, minutes, some of the questions, the number of a part. */
const counted =
  /\d{1,3}(?:[.,]\d{1,3})?\s?(?:điểm|đ|pts?|points?|marks?|phút|minutes|câu|questions?)(?!\p{L})|\d{1,3}\s?['’′]|(?:(?:từ\s+)?(?:câu|questions?|từ|from)\s*)?\b\d{1,3}\s?(?:[-–—]|đến|tới|to)\s?(?:câu\s*)?\d{1,3}(?![\d-])|(?:phần|part|section|câu|question)\s+(?:\d{1,2}|[IVX]{1,4}|[A-E])(?!\p{L})/giu;
/** "(mỗi câu 0,4đ; HS viết cách khác vẫn cho điểm)" */
const remark = /\([^()]*(?:mỗi|điểm|\dđ)[^()]*\)/giu;
const coded = /(?:mã(?:\s*đề(?:\s*thi)?)?(?:\s+số)?|đề(?:\s+thi)?)\s*[:.]?\s*(\d{2,4})(?!\d)/giu;
/** The codes of papers in some words. */
export const codesIn = (text: string): string[] =>
  [...text.slice(0, mostRead).matchAll(coded)].map(([, code]) => code!);

/** The names in some words: those that are not usual, with the letter or the number that tells one from another. */
export function namesIn(text: string): string[] {
  const read = text
    .slice(0, mostRead)
    .replace(remark, ' ')
    .replace(coded, ' ')
    .replace(counted, ' ')
    .toLocaleLowerCase('vi');
  const words = read.match(/[\p{L}\d]+/gu) ?? [];
  return words.flatMap((word, at) => {
    if (usual.has(word)) return [];
    // "Đề B", "nhóm 2"; a letter alone elsewhere numbers a line.
    if (/^(?:\p{L}|[ivx]{1,4})$/u.test(word))
      return /^(?:đề|mã|nhóm|lớp|ca|tờ|form|version|group)$/u.test(words[at - 1] ?? '') ? [word] : [];
    return [word.replace(/^0+(?=\d)/, '')];
  });
}

const nameBehind = /\(([^()]*(?:đề|mã|lớp|ca|nhóm|code|version|form|group|test)(?!\p{L})[^()]*)\)\s*[.;]?\s*$/iu;

/** What stands in front of the answers of a line, and in brackets behind them. */
function wordsOfLine(text: string): string {
  if (labelOf(text)) return nameBehind.exec(text.slice(-mostRead))?.[1] ?? '';
  const ahead = /^[^\d]{0,80}?(?=\(?(?:câu\s*|question\s*)?\d{1,3}\s?[.:)–-]?\s*\S)/iu.exec(text)?.[0] ?? '';
  return `${ahead} ${nameBehind.exec(text.slice(-mostRead))?.[1] ?? ''}`;
}

/** The cells at the head and at the left of a table that are no number and no answer. */
function wordsOfTable({ table }: PaperLine, answers: ReadonlySet<string>): string {
  const cells = table!.rows.map((row) => row.map((cell) => linesOf(cell.blocks).map(readable).join(' ').trim()));
  return [...(cells[0] ?? []), ...cells.slice(1).map((row) => row[0] ?? '')]
    .filter((cell) => !answers.has(cell) && !/^\d/.test(cell))
    .join(' ');
}

/** The words around the answers of a line. */
export const wordsAround = (line: PaperLine, answers: readonly string[]): string =>
  line.table ? wordsOfTable(line, new Set(answers)) : wordsOfLine(line.text);

/** The words of a text in the form of names. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .slice(0, 2_000)
      .toLocaleLowerCase('vi')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map((word) => word.replace(/^0+(?=\d)/, ''));
