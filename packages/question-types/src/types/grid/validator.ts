import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import type { Problem } from '../../schema/core.ts';
import type { Validator } from '../../schema/facets.ts';
import { isBlankMarkup } from '../../markup/index.ts';
import { checkLength, ProblemList } from '../../schema/validation.ts';
import type { GridCode, GridContent, GridKey } from './definition.ts';
import { gridCodes } from './codes.ts';

const minColumns = 2;
const maxColumns = 8;

function checkColumns(list: ProblemList, content: GridContent): void {
  const { columns } = content;
  list.when(columns.length < minColumns, 'COLUMNS_TOO_FEW', 'columns', { min: minColumns });
  list.when(columns.length > maxColumns, 'COLUMNS_TOO_MANY', 'columns', { max: maxColumns });
  const seen = new Set<string>();
  columns.forEach(({ text }, at) => {
    const words = text.normalize('NFC').trim();
    list.when(isBlankMarkup(text), 'COLUMN_EMPTY', `columns.${at}`);
    list.when(!isBlankMarkup(text) && seen.has(words), 'COLUMN_REPEATED', `columns.${at}`);
    seen.add(words);
  });
}

function checkCorrect(list: ProblemList, content: GridContent, key: GridKey): void {
  content.rows.forEach((row, at) => {
    const correct = ownEntry(key.correct, row.id) ?? [];
    const known = correct.filter((id) => content.columns.some((column) => column.id === id));
    list.when(known.length < correct.length, 'CORRECT_UNKNOWN', `rows.${at}.correct`);
    list.when(known.length === 0, 'CORRECT_MISSING', `rows.${at}.correct`);
  });
  list.when(
    Object.keys(key.correct).some((id) => content.rows.every((row) => row.id !== id)),
    'CORRECT_UNKNOWN',
    '',
  );
}

function validator(code: GridCode): Validator<GridContent, GridKey> {
  return {
    problemsOf(content, key): Problem[] {
      const list = new ProblemList();
      if (code === 'LS1') checkColumns(list, content);
      content.rows.forEach((row, at) => list.when(isBlankMarkup(row.text), 'ROW_EMPTY', `rows.${at}`));
      if (code === 'LS1') checkCorrect(list, content, key);
      checkLength(list, [
        content.instructions,
        content.example,
        ...[...content.rows, ...content.columns].map((each) => each.text),
      ]);
      return list.found;
    },
  };
}

export const gridValidators = byCode(gridCodes, validator);
