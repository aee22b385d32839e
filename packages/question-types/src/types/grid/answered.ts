/** Which rows have a pick. A file without schemas, because the player uses it too. */
import { ownEntry } from '../../schema/records.ts';
import type { GridContent, GridResponse } from './definition.ts';

export const answeredRows = (content: GridContent, response: GridResponse): string[] =>
  content.rows.map((row) => row.id).filter((id) => (ownEntry(response, id) ?? []).length > 0);
