/** The key table of all codes as a workbook: rows are questions, columns are codes. */
import { answerKeyTable, contentOfCode, type CodedTest, type PaperKeys, type PaperLocale } from '@vumon/paper';
import { plainTextOf } from '@vumon/question-types';
import { madeName } from '../../platform/made-names.ts';
import { makeWorkbook, type CellValue, type ListColumn } from '../../platform/spreadsheet.ts';

/** Replaces a leading hyphen by a minus sign, because a spreadsheet would read it as the beginning of a formula. */
const readable = (answer: string): CellValue => plainTextOf(answer).replace(/^-/, '−') || null;

/** `keysOf` returns the keys of a code that the reader may see now. */
export async function keyWorkbook(
  test: CodedTest,
  codes: readonly string[],
  keysOf: (code: string | null) => PaperKeys,
  locale: PaperLocale,
): Promise<{ file: Buffer; name: string }> {
  const name = madeName('files.keyTable', locale);
  const all = codes.length === 0 ? [null] : codes;
  const tables = all.map((code) => answerKeyTable(contentOfCode(test, code), keysOf(code), locale));
  const rows = tables[0]!.parts.flatMap(({ part, rows: numbered }, p) =>
    numbered.map(({ number }, r) => ({ part, number, p, r })),
  );
  const file = await makeWorkbook({
    sheet: name,
    columns: [
      { header: madeName('keyTable.part', locale), width: 28, value: ({ part }) => part },
      { header: madeName('keyTable.number', locale), width: 8, value: ({ number }) => number },
      ...all.map((code, at): ListColumn<(typeof rows)[number]> => ({
        header: code ?? madeName('keyTable.answer', locale),
        width: 14,
        value: ({ p, r }) => readable(tables[at]!.parts[p]?.rows[r]?.answer ?? ''),
      })),
    ],
    rows,
  });
  return { file, name: `${name}.xlsx` };
}
