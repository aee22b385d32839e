// What the browser fetches beside a script that it is asked for.
import { expect, test } from 'vitest';
import { scriptsBeside } from '../apps/web/build/chunks.ts';

const scripts = [
  'assets/ClassesPage-Bx3Yk0aZ.js',
  'assets/frame-CsCpXFDt.js',
  'assets/components-BAg4Q03p.js',
  'assets/lists-DXbez37F.js',
  'assets/list-pages-BOsQFAhS.js',
  'assets/fields-BdKXin48.js',
  'assets/FormModal-DGJ5S38U.js',
];

test('the app names the shared scripts of a page that it has not loaded itself', () => {
  expect(scriptsBeside('assets/app-DFC_mJFg.js', scripts)).toEqual([
    'assets/lists-DXbez37F.js',
    'assets/list-pages-BOsQFAhS.js',
    'assets/fields-BdKXin48.js',
  ]);
});

test('other files name every script of what they load', () => {
  expect(scriptsBeside('assets/lists-DXbez37F.js', scripts)).toEqual(scripts);
  expect(scriptsBeside('assets/app-words.vi-BgCEkHkt.js', scripts)).toEqual(scripts);
});
