import { expect, it } from 'vitest';
import { callName } from './call-name.ts';

it('learners are addressed by the last two parts of their names', () => {
  expect(callName({ lastName: 'Phạm Minh', firstName: 'Anh' })).toBe('Minh Anh');
  expect(callName({ lastName: 'Trần', firstName: 'Vy' })).toBe('Vy');
  expect(callName({ lastName: 'Nguyễn Thị', firstName: 'An' })).toBe('An');
  expect(callName({ lastName: 'Phạm VĂN', firstName: 'Bình' })).toBe('Bình');
});
