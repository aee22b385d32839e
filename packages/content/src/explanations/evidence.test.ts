import { expect, test } from 'vitest';
import { quotation, sentencesOf } from './evidence.ts';

test.each([
  ['He left.', '“He left.”'],
  ['“He isn’t in,” she said.', '“‘He isn’t in,’ she said.”'],
  // The piece begins or ends within what somebody says.
  ['It has heard them before.”', '“‘It has heard them before.’”'],
  ['She said, “I know. It helps.', '“She said, ‘I know. It helps.’”'],
  ['We heard it.” He smiled. “It was', '“‘We heard it.’ He smiled. ‘It was’”'],
  // What is quoted within the words of a person is quoted by double marks again.
  ['“They say, ‘It isn’t working,’” he said.', '“‘They say, “It isn’t working,”’ he said.”'],
])('“%s” is quoted with both marks of each pair', (piece, quoted) => {
  expect(quotation(piece)).toBe(quoted);
});

test('a place to put a sentence in belongs to no sentence', () => {
  expect(sentencesOf('It ran. [I] He looked up. [II]\n[III] “Who is it?” he asked.')).toEqual([
    'It ran.',
    'He looked up.',
    '“Who is it?” he asked.',
  ]);
});
