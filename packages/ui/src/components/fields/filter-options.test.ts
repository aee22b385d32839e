import { expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const option = (label: string) => ({ value: label, label });
const options = ['Nguyễn Văn Đạt', 'Trần Thị Ngọc', 'Lê Đức Nguyên', 'Lớp 10'].map(option);
const found = (search: string, limit = Infinity) =>
  filterOptions({ options, search, limit }).map((one) => ('label' in one ? one.label : ''));

it.each([
  ['nguyen', ['Nguyễn Văn Đạt', 'Lê Đức Nguyên']],
  ['NGUYỄN', ['Nguyễn Văn Đạt', 'Lê Đức Nguyên']],
  ['dat nguyen', ['Nguyễn Văn Đạt']],
  ['Đức', ['Lê Đức Nguyên']],
  ['lop 10', ['Lớp 10']],
  ['  ', options.map(({ label }) => label)],
  ['xyz', []],
])('"%s" finds %j', (search, labels) => expect(found(search)).toEqual(labels));

it('respects the limit, and leaves out empty groups', () => {
  expect(found('n', 2)).toHaveLength(2);
  const groups = [
    { group: 'A', items: [option('Nguyễn An'), option('Lê An')] },
    { group: 'B', items: [option('Trần Bình')] },
  ];
  expect(filterOptions({ options: groups, search: 'nguyen', limit: 9 })).toEqual([
    { group: 'A', items: [option('Nguyễn An')] },
  ]);
});
