/** Which sizes a photo is tried at; what a browser draws is shown in the journey of the bank. */
import { expect, it } from 'vitest';
import { attemptsFor, shrunk } from './shrink.ts';

it.each([
  [4000, 3000, [2400, 1800]],
  [3000, 4000, [1800, 2400]],
  [800, 600, [800, 600]],
])('%d × %d begins at %j', (width, height, [w, h]) => {
  const tries = attemptsFor(width, height);
  expect([tries[0]!.width, tries[0]!.height]).toEqual([w, h]);
  for (const { width: x, height: y } of tries) expect(Math.abs(x / y - width / height)).toBeLessThan(0.01);
});

it('leaves what fits, and what is no photo, as it is', async () => {
  const small = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  const text = new File(['xxxx'], 'a.txt', { type: 'text/plain' });
  expect(await shrunk(small, 10)).toBe(small);
  expect(await shrunk(text, 1)).toBe(text);
});
