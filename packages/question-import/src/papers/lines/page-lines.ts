/** Lines that belong to the printed or shown page, not to the paper, and marks between questions that programs write. */
import type { Piece } from '@vumon/word';
import { noMarks } from '@vumon/word';
import { labelIn } from '../grammar/habits.ts';
import { statedLetters } from '../grammar/key-words.ts';
import { optionsIn } from '../grammar/option-styles.ts';
import { labelStyles } from '../choices.ts';
import { lineOf, slice, type PaperLine } from './lines.ts';

const code = String.raw`(?:Mã\s*đề(?:\s*thi)?|Đề(?:\s*số)?)\s{0,4}[:.]?\s{0,4}\d{1,4}`;
const pageNumber = new RegExp(
  String.raw`^\s*(?:${code}\s{0,4}[-–—|.]?\s{0,80})?(?:Trang|TRANG|Page)\s{0,2}(?:số\s)?\d{1,3}(?:\s{0,2}(?:/|of|trên)\s{0,2}\d{1,3}\s{0,80}(?:[-–—|.]?\s{0,4}${code})?|\s{0,4}[-–—|.]\s{0,4}${code})\s*$`,
  'iu',
);
/** Buttons and notices beside questions on web pages. */
const control =
  /^\s*(?:Select\s+one(?:\s+or\s+more)?\s*:|Marked\s+out\s+of\s+[\d.,]+|Not\s+yet\s+answered|Answer\s+saved|Flag\s+question|Xem\s+(?:đáp\s+án|lời\s+giải)(?:\s+chi\s+tiết)?|Hiển\s+thị\s+đáp\s+án|Ẩn\s+đáp\s+án|Quảng\s+cáo)\s*[▾▼▸►+]?\s*$/iu;

/** Addresses and ends of pages, as footers that were typed into the text. */
const footer =
  /^\s*(?:(?:https?:\/\/|www\.|(?:fb|facebook|zalo|youtube)\.(?:com|me|vn)\/)\S*(?:\s.{0,60})?|(?:hết\s+)?trang\s+\d{1,3})\s*$/iu;

/** "Trang 1/2 - Mã đề 102", "Select one:". */
export const isPageLine = (text: string): boolean =>
  text.length <= 120 && (pageNumber.test(text) || control.test(text) || footer.test(text));

const separator = /^\s*\[\s?<?\s?br\s?\/?>?\s?\]\s*$/iu;

/**
 * Lines "[<br>]" stand between questions without numbers: the line behind each is the beginning of a question. Lines of
 * papers without them are returned as they are.
 */
export function withLabelsOfSeparators(lines: readonly PaperLine[]): readonly PaperLine[] {
  if (lines.filter(({ text }) => separator.test(text)).length < 2) return lines;
  let [number, behind] = [0, false];
  return lines.flatMap((line) => {
    if (separator.test(line.text)) {
      behind = true;
      return [];
    }
    if (!behind) return [line];
    behind = false;
    number += 1;
    if (line.table || labelStyles.some((style) => labelIn(style, line.text) !== null)) return [line];
    return [withLabel(line, number)];
  });
}

const oneOval =
  /^\s*(?:(?:Chỉ\s+đánh\s+dấu|Đánh\s+dấu\s+chỉ)\s+một\s+hình\s+(?:ô\s?van|bầu\s+dục)|Mark\s+only\s+one\s+oval|Check\s+all\s+that\s+apply|Chọn\s+tất\s+cả\s+các\s+câu\s+trả\s+lời\s+đúng)\s*\.?\s*$/iu;
const pointsAlone = /^\s*(?:\d{1,3}\/)?\d{1,3}\s*(?:điểm|points?)\s*$/iu;
const required = /\s\*\s*$/;

/** A printed form: its instructions and points go, and the star that marks what must be answered. */
export function withoutFormLines(lines: readonly PaperLine[]): readonly PaperLine[] {
  if (!lines.some(({ text }) => oneOval.test(text))) return lines;
  return lines
    .filter(({ text }) => !oneOval.test(text) && !pointsAlone.test(text))
    .map((line) => {
      const star = line.table ? null : required.exec(line.text);
      return star ? { ...slice(line, 0, star.index), at: line.at } : line;
    });
}

const withLabel = (line: PaperLine, number: number): PaperLine => {
  const label: Piece = { kind: 'text', text: `Câu ${number}. `, marks: noMarks };
  return lineOf(line.block, [label, ...line.pieces], line.at);
};

/**
 * A paper without numbers in which a line states the answer below each question, as programs exchange them ("ANSWER: B"):
 * the first line behind each answer begins the next question, and the line above the options of the first begins it.
 */
export function withLabelsOfAnswers(lines: readonly PaperLine[]): readonly PaperLine[] {
  const isLabel = ({ text }: PaperLine): boolean => labelStyles.some((style) => labelIn(style, text) !== null);
  const ends = lines.flatMap(({ text, table }, at) => {
    const said = table ? null : statedLetters(text);
    return said && said.end >= text.length ? [at] : [];
  });
  if (ends.length < 2 || lines.some(isLabel)) return lines;
  const starts = ends.map((end, index) => {
    const from = index === 0 ? 0 : ends[index - 1]! + 1;
    const first = lines.slice(from, end).findIndex(({ text, table }) => !table && optionsIn(text, 0).length > 0);
    return first < 1 ? -1 : index === 0 ? first - 1 : from;
  });
  if (starts.includes(-1) || starts.some((start) => lines[start]!.table)) return lines;
  return lines.map((line, at) => {
    const index = starts.indexOf(at);
    return index < 0 ? line : withLabel(line, index + 1);
  });
}
