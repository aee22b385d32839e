import { expect, test } from 'vitest';
import { noticeKinds, noticeRecords, pushedText } from './notices.ts';

test.each(noticeKinds)('a locked screen shows of %s no person, no mark and nothing that somebody typed', (kind) => {
  const { params } = noticeRecords[kind];
  const values = Object.fromEntries(Object.keys(params).map((name) => [name, `<${name}>`]));
  // Titles of tests and names of classes, or nothing below the name of the kind.
  expect(['<title>', '<className>', '']).toContain(pushedText(values));
});
