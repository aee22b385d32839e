/** A column that says nothing in any row is left out. */
import { expect, it } from 'vitest';
import { saying } from './columns.ts';

const columns = [{ key: 'name' }, { key: 'phone', isEmpty: (row: { phone: string | null }) => row.phone === null }];
const keys = (rows: readonly { phone: string | null }[] | undefined, sortedBy?: string) =>
  saying(columns, rows, sortedBy).map(({ key }) => key);

it.each([
  ['one row has a value', [{ phone: null }, { phone: '0912345678' }], undefined, ['name', 'phone']],
  ['no row has one', [{ phone: null }, { phone: null }], undefined, ['name']],
  ['the list is sorted by it, so that its header still turns the order', [{ phone: null }], 'phone', ['name', 'phone']],
  ['rows are still loading', undefined, undefined, ['name', 'phone']],
  ['there are no rows', [], undefined, ['name', 'phone']],
] as const)('%s', (_, rows, sortedBy, expected) => {
  expect(keys(rows, sortedBy)).toEqual(expected);
});
