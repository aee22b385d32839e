/** A list as a workbook: the cells are those of the page, which has them from the list's own call. */
import type { listViewRoutes, ListFileCell, ParsedInput } from '@vumon/contract';
import { auditExport } from '#platform/audit';
import type { FileReply, SignedInContext } from '../../platform/http/context.ts';
import { makeSheets, workbookType, type CellValue } from '../../platform/spreadsheet.ts';

type Body = ParsedInput<(typeof listViewRoutes)['POST /list-views/{list}/file']>['body'];

const widths = { least: 10, most: 60 } as const;

const valueOf = (cell: ListFileCell): CellValue =>
  typeof cell === 'object' && 'time' in cell ? { at: `${cell.time}:00Z`, zone: 'UTC' } : cell;

function widthOf(header: string, cells: readonly (ListFileCell | undefined)[]): number {
  const lengths = cells.map((cell) => (typeof cell === 'object' ? 16 : String(cell ?? '').length));
  return Math.min(widths.most, Math.max(widths.least, header.length, ...lengths) + 2);
}

/** What a spreadsheet allows as the name of a sheet. */
const sheetName = (title: string): string =>
  title
    .replaceAll(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim();

/** Errors: those of `makeSheets`. */
export async function listFile(
  context: SignedInContext,
  { title, columns, rows, note, filter }: Body,
): Promise<FileReply> {
  await auditExport(context, title, rows.length, filter);
  const file = await makeSheets([
    {
      sheet: sheetName(title),
      columns: columns.map((header, at) => ({
        header,
        width: widthOf(
          header,
          rows.map((row) => row[at]),
        ),
      })),
      rows: [...rows.map((row) => row.map(valueOf)), ...(note === '' ? [] : [[note]])],
    },
  ]);
  return { file, name: `${title}.xlsx`, mime: workbookType };
}
