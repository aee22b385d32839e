import { expect, test } from 'vitest';
import { headerOf } from './header.ts';

test.each([
  [
    ['SỞ GD&ĐT HÀ NAM', 'ĐỀ KIỂM TRA GIỮA HỌC KỲ I', 'Môn: Toán – Lớp 10', 'Thời gian làm bài: 90 phút'],
    { minutes: 90, grade: 10, subject: 'MATH', kind: 'mid-term' },
  ],
  [
    ['ĐỀ THI HỌC KÌ 2 | MÔN TIẾNG ANH, KHỐI 9 | Thời gian: 60 phút, không kể thời gian phát đề'],
    { minutes: 60, grade: 9, subject: 'ENGLISH', kind: 'end-of-term' },
  ],
  [['KIỂM TRA 15 PHÚT', 'Môn Địa lí 8'], { minutes: null, grade: null, subject: null, kind: 'quiz' }],
  [['ĐỀ KIỂM TRA 1 TIẾT', 'Grade 13, Time: 45 minutes'], { minutes: 45, grade: null, subject: null, kind: 'lesson' }],
  [['ĐỀ ÔN TẬP TOÁN 8'], { minutes: null, grade: null, subject: 'MATH', kind: null }],
  [['Ôn tập chương 2'], { minutes: null, grade: null, subject: null, kind: null }],
] as const)('%j', (lines, expected) => {
  expect(headerOf(lines)).toEqual(expected);
});
