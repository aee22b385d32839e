/**
 * 43 stored equations of MathType 5 to 7 and Equation Editor 3 (their licence is beside them) with their expected
 * LaTeX.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFormula } from './latex.ts';
import { readMathTypeObject, readMtef } from './mtef.ts';

const folder = join(import.meta.dirname, '../testing/mathtype');
const expected = JSON.parse(readFileSync(join(folder, 'latex.json'), 'utf8')) as Record<string, string | null>;

test.each(Object.entries(expected))('%s', (name, latex) => {
  const read = writeFormula(readMathTypeObject(readFileSync(join(folder, `${name}.bin`)))!);
  // One contains a lambda with a stroke, which KaTeX cannot draw: it stays a picture.
  if (latex === null) expect(read).toEqual({ unread: 'character U+f00c' });
  else expect(read).toEqual({ latex });
});

test('a file truncated at any byte gives a shorter formula or none, never an error', () => {
  const bytes = new Uint8Array(readFileSync(join(folder, 'equation2.bin')));
  for (let at = 0; at < bytes.length; at += 3) {
    readMathTypeObject(bytes.subarray(0, at));
    const changed = bytes.slice();
    changed[at] = changed[at]! ^ 0xff;
    const tree = readMathTypeObject(changed);
    if (tree) writeFormula(tree);
  }
  expect(readMtef(Uint8Array.from([9, 0, 0, 0, 0]))).toEqual({ kind: 'unknown', what: 'MTEF version 9' });
});
