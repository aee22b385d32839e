import { expect, test } from 'vitest';
import { pageOfWhole } from './whole-list.ts';

const rows = [
  { name: 'Gói Đầy đủ', price: 500 },
  { name: 'Gói cơ bản', price: 90 },
  { name: 'Gói tặng', price: null },
  { name: 'Gói Ánh dương', price: 1000 },
];
const whole = {
  rows,
  textOf: ({ name }: (typeof rows)[number]) => name,
  orders: {
    place: null,
    name: (row: (typeof rows)[number]) => row.name,
    price: (row: (typeof rows)[number]) => row.price,
  },
};
const asked = { search: undefined, sort: 'place', direction: 'asc', page: 0, size: 10 } as const;
const names = (query: Partial<Parameters<typeof pageOfWhole<unknown, keyof typeof whole.orders>>[1]>) =>
  pageOfWhole(whole, { ...asked, ...query }).data.map(({ name }) => name.replace('Gói ', ''));

test.each([
  [{}, ['Đầy đủ', 'cơ bản', 'tặng', 'Ánh dương']],
  [{ direction: 'desc' }, ['Ánh dương', 'tặng', 'cơ bản', 'Đầy đủ']],
  [{ sort: 'name' }, ['Ánh dương', 'cơ bản', 'Đầy đủ', 'tặng']],
  [{ sort: 'price' }, ['cơ bản', 'Đầy đủ', 'Ánh dương', 'tặng']],
  [{ sort: 'price', direction: 'desc' }, ['Ánh dương', 'Đầy đủ', 'cơ bản', 'tặng']],
  [{ search: 'day du' }, ['Đầy đủ']],
  [{ search: 'dương ánh' }, ['Ánh dương']],
  [{ page: 1, size: 3 }, ['Ánh dương']],
] as const)('rows as asked for: %o', (query, expected) => {
  expect(names(query)).toEqual(expected);
});

test('how many there are is told of all pages, without those that a filter leaves out', () => {
  const passes = ({ price }: (typeof rows)[number]) => price !== null;
  expect(pageOfWhole({ ...whole, passes }, { ...asked, size: 2 }).page).toEqual({ page: 0, size: 2, total: 3 });
});
