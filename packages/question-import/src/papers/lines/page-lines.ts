/** Lines that belong to the printed or shown page, not to the paper, and marks between questions that programs write. */
import type { Piece } from '@vumon/word';
import { noMarks } from '@vumon/word';
import { labelIn } from '../grammar/habits.ts';
import { labelStyles } from '../choices.ts';
import { lineOf, type PaperLine } from './lines.ts';

const code = String.raw`(?:Mã\s*đề(?:\s*thi)?|Đề(?:\s*số)?)\s*[:.]?\s*\d{1,4}`;
const pageNumber = new RegExp(
  String.raw`^\s*(?:${code}\s{0,4}[-–—|.]?\s{0,4})?(?:Trang|TRANG|Page)\s{0,2}(?:số\s)?\d{1,3}(?:\s{0,2}(?:/|of|trên)\s{0,2}\d{1,3}\s{0,4}(?:[-–—|.]?\s{0,4}${code})?|\s{0,4}[-–—|.]\s{0,4}${code})\s*$`,
  'iu',
);
/** Buttons and notices beside questions on web pages. */
const control =
  /^\s*(?:Select\s+one(?:\s+or\s+more)?\s*:|Marked\s+out\s+of\s+[\d.,]+|Not\s+yet\s+answered|Answer\s+saved|Flag\s+question|Xem\s+(?:đáp\s+án|lời\s+giải)(?:\s+chi\s+tiết)?|Hiển\s+thị\s+đáp\s+án|Ẩn\s+đáp\s+án|Quảng\s+cáo)\s*$/iu;

/** "Trang 1/2 - Mã đề 102", "Select one:". */
export const isPageLine = (text: string): boolean =>
  text.length <= 120 && (pageNumber.test(text) || control.test(text));

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
    const label: Piece = { kind: 'text', text: `Câu ${number}. `, marks: noMarks };
    return [{ ...lineOf(line.block, [label, ...line.pieces], line.at) }];
  });
}
