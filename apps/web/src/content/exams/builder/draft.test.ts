import { describe, expect, test } from 'vitest';
import { emptyInfo, proposedBy } from './draft.ts';

const midTerm = { name: 'Giữa kì I Toán 9', nameEn: 'Mid-term 1, Maths 9', gradeId: 'G9', minutes: 90 };
const endOfTerm = { name: 'Cuối kì I Toán 8', nameEn: null, gradeId: 'G8', minutes: 60 };

describe('what a format proposes', () => {
  test('is its name, grade and minutes', () => {
    expect(proposedBy(midTerm, emptyInfo, null)).toMatchObject(midTerm);
  });

  test('follows the format that is chosen instead', () => {
    const info = proposedBy(midTerm, { ...emptyInfo, seriesId: 'series' }, null);
    expect(proposedBy(endOfTerm, info, midTerm)).toMatchObject({ ...endOfTerm, nameEn: '', seriesId: null });
  });

  test.each([
    ['name', { name: 'Đề của tôi' }],
    ['English name', { nameEn: 'My test' }],
  ])('never replaces a typed %s', (_, typed) => {
    const info = { ...proposedBy(midTerm, emptyInfo, null), ...typed };
    expect(proposedBy(endOfTerm, info, midTerm)).toMatchObject({ name: info.name, nameEn: info.nameEn, gradeId: 'G8' });
  });
});
