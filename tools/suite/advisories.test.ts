import { expect, test } from 'vitest';
import { findingsOf } from './advisories.ts';

const advisory = (severity: string) => ({
  title: 'Reads beyond its buffer',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
});
const audit = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { via: [advisory(severity)] }, right: { via: ['left'] } } });

test('high and critical advisories are findings, once for the package that they name', () => {
  for (const severity of ['high', 'critical']) expect(findingsOf(audit(severity))).toHaveLength(1);
  for (const severity of ['low', 'moderate']) expect(findingsOf(audit(severity))).toEqual([]);
});

test('an accepted advisory is no finding, another one is', () => {
  expect(findingsOf(audit('high'), { 'GHSA-aaaa-bbbb-cccc': 'not reachable' })).toEqual([]);
  expect(findingsOf(audit('high'), { 'GHSA-aaaa-bbbb-dddd': 'not reachable' })).toHaveLength(1);
});

test('what is no audit is told apart from one without findings', () => {
  expect(findingsOf('{"vulnerabilities":{}}')).toEqual([]);
  expect(findingsOf('{"message":"405 Method Not Allowed"}')).toBeNull();
  expect(findingsOf('')).toBeNull();
});
