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
  [['KIỂM TRA 15 PHÚT', 'Môn Địa lí 8'], { minutes: null, grade: 8, subject: null, kind: 'quiz' }],
  [['ĐỀ KIỂM TRA 1 TIẾT', 'Grade 13, Time: 45 minutes'], { minutes: 45, grade: null, subject: null, kind: 'lesson' }],
  [['ĐỀ ÔN TẬP TOÁN 8'], { minutes: null, grade: 8, subject: 'MATH', kind: null }],
  [['KIỂM TRA TOÁN 1 TIẾT'], { minutes: null, grade: null, subject: 'MATH', kind: 'lesson' }],
  [['Môn: Toán 10 câu, English 12 points'], { minutes: null, grade: null, subject: 'MATH', kind: null }],
  [['TOÁN 9', 'Thi thử, lớp 8A1'], { minutes: null, grade: 8, subject: 'MATH', kind: null }],
  [['KỲ THI TUYỂN SINH VÀO LỚP 10', 'Môn: TOÁN'], { minutes: null, grade: 9, subject: 'MATH', kind: null }],
  [['Kỳ thi tuyển sinh 10 THPT'], { minutes: null, grade: 9, subject: null, kind: null }],
  [['ĐỀ THI THỬ TỐT NGHIỆP THPT', 'MÔN TOÁN'], { minutes: null, grade: 12, subject: 'MATH', kind: null }],
  [['Trường THPT Lê Lợi', 'Toán 13'], { minutes: null, grade: null, subject: null, kind: null }],
  [['Ôn tập chương 2'], { minutes: null, grade: null, subject: null, kind: null }],
] as const)('%j', (lines, expected) => {
  expect(headerOf(lines)).toEqual(expected);
});
