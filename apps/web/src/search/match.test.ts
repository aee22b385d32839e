import { expect, test } from 'vitest';
import { matches, pieces } from './match.ts';

const marked = (text: string, typed: string) =>
  pieces(text, typed)
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

test.each([
  ['Nguyễn Minh Anh', 'minh', 'Nguyễn [Minh] Anh'],
  ['Đặng Thị Ánh Đào', 'dao', 'Đặng Thị Ánh [Đào]'],
  ['Đặng Thị Ánh Đào', 'Đào', 'Đặng Thị Ánh [Đào]'],
  ['Trần Văn Minh', 'minh tran', '[Trần] Văn [Minh]'],
  ['Viết về bản thân mình', 'minh', 'Viết về bản thân [mình]'],
  ['Lê Minh, con bà Minh', 'minh', 'Lê [Minh], con bà [Minh]'],
  ['e\u0302\u0301 ế', 'e', '[ế] [ế]'],
  ['Đề 🎒 số 2', 'so 2', 'Đề 🎒 [số 2]'],
  ['9A1', 'b', '9A1'],
  ['9A1', ' ', '9A1'],
])('%j typed %j is marked %j', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test.each([
  ['Ngân hàng câu hỏi', 'cau hoi', true],
  ['Ngân hàng câu hỏi', 'hoi ngan', true],
  ['Ngân hàng câu hỏi', 'de thi', false],
  ['Đề thi', 'ĐE', true],
])('%j has the words of %j: %j', (text, typed, expected) => {
  expect(matches(text, typed)).toBe(expected);
});
