import { expect, test } from 'vitest';
import { mediaIn } from './practice.ts';

test('a device holds pictures and sounds of practice, and no recording whose plays are counted', () => {
  const content = {
    sections: [
      { parts: [{ questions: [{ content: { picture: { media: 'a' }, audio: { media: 'b', playLimit: 2 } } }] }] },
      {
        parts: [
          { audio: { media: 'c', playLimit: 0 }, questions: [{ content: { items: [{ picture: { media: 'a' } }] } }] },
        ],
      },
    ],
  };
  expect([...mediaIn(content)]).toEqual(['a', 'c']);
});
