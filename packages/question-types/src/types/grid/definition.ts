/** Questions answered row by row in shared columns: a grid of statements, or levels by which learners rate themselves. */
import { z } from 'zod';
import { commonContent, commonKey, localId, richText } from '../../schema/core.ts';
import {
  commonMedia,
  commonTexts,
  distinct,
  emptyContent,
  emptyKey,
  isUnique,
  keyMedia,
  recordOf,
} from '../../schema/content-parts.ts';
import type { Definition } from '../../schema/facets.ts';
import { answeredRows } from './answered.ts';
import { levels, type GridCode } from './codes.ts';

export type { GridCode };

const maxRows = 40;
/** The bound for drafts; publishing requires 2 to 8. */
const maxStoredColumns = 12;

const line = z.strictObject({ id: localId, text: richText });
const gridContent = z.strictObject({
  ...commonContent,
  rows: z.array(line).min(1).max(maxRows),
  /** LS2: the five levels, without texts of their own. */
  columns: z.array(line).max(maxStoredColumns),
});
const gridKey = z.strictObject({
  ...commonKey,
  /** The right column by row; LS2 has none. */
  correct: recordOf(z.array(localId).max(maxStoredColumns), maxRows),
});
const gridResponse = recordOf(z.array(localId).max(1), maxRows);

export type GridLine = z.infer<typeof line>;
export type GridContent = z.infer<typeof gridContent>;
export type GridKey = z.infer<typeof gridKey>;
export type GridResponse = Record<string, string[]>;

function contentSchema(code: GridCode) {
  return gridContent.check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    if (!isUnique(value.rows.map((row) => row.id))) refuse('rows', 'two rows with one id');
    if (!isUnique(value.columns.map((column) => column.id))) refuse('columns', 'two columns with one id');
    if (
      code === 'LS2' &&
      (value.columns.map((column) => column.id).join() !== levels.join() ||
        value.columns.some((column) => column.text !== ''))
    )
      refuse('columns', 'fixed levels');
  });
}

function fits(content: GridContent, response: GridResponse): boolean {
  return Object.entries(response).every(
    ([id, picks]) =>
      content.rows.some((row) => row.id === id) &&
      picks.every((pick) => content.columns.some((column) => column.id === pick)),
  );
}

function defaults(code: GridCode): { content: GridContent; key: GridKey } {
  const rows = ['r1', 'r2', 'r3'].map((id) => ({ id, text: '' }));
  const columns = (code === 'LS2' ? levels : ['a', 'b', 'c']).map((id) => ({ id, text: '' }));
  return { content: { ...emptyContent(), rows, columns }, key: { ...emptyKey(), correct: {} } };
}

function texts(content: GridContent): { summary: string[]; all: string[] } {
  const own = [...content.rows, ...content.columns].map((each) => each.text).filter((text) => text !== '');
  return {
    summary: [content.passage?.title ?? '', content.instructions, ...content.rows.map((row) => row.text)],
    all: [...commonTexts(content), ...own],
  };
}

function definition(code: GridCode, id: number): Definition<GridContent, GridKey, GridResponse> {
  return {
    code,
    id,
    family: 'grid',
    scored: code !== 'LS2',
    content: { schema: contentSchema(code), upgrades: [] },
    key: {
      schema: code === 'LS2' ? gridKey.refine((key) => Object.keys(key.correct).length === 0) : gridKey,
      upgrades: [],
    },
    response: { schema: gridResponse, upgrades: [] },
    defaults: () => defaults(code),
    itemsOf: (content) => content.rows.map((row) => row.id),
    fits,
    answeredItems: answeredRows,
    texts,
    itemTexts: (content) => content.rows.map((row) => row.text),
    answersAt: (content, item) => [
      { path: [item], label: '', options: content.columns.map((column) => ({ id: column.id, text: column.text })) },
    ],
    mediaOf: (content) => distinct(commonMedia(content)),
    mediaOfKey: keyMedia,
    // Rows are numbered and share one list of columns: both keep the author's order.
    shuffled: (content) => content,
  };
}

export const gridDefinitions = { LS1: definition('LS1', 42), LS2: definition('LS2', 43) } satisfies Record<
  GridCode,
  unknown
>;
