import { expect, test } from 'vitest';
import { findingsOf } from './advisories.ts';

const advisory = (severity: string) => ({
  title: 'Reads beyond its buffer',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  severity,
});
const audit = (severity: string) =>
  JSON.stringify({ vulnerabilities: { left: { via: [advisory(severity)] }, right: { via: ['left'] } } });

test('reports high and critical advisories once, for the package that they name', () => {
  for (const severity of ['high', 'critical']) expect(findingsOf(audit(severity))).toHaveLength(1);
  for (const severity of ['low', 'moderate']) expect(findingsOf(audit(severity))).toEqual([]);
});

test('leaves out accepted advisories only', () => {
  expect(findingsOf(audit('high'), { 'GHSA-aaaa-bbbb-cccc': 'not reachable' })).toEqual([]);
  expect(findingsOf(audit('high'), { 'GHSA-aaaa-bbbb-dddd': 'not reachable' })).toHaveLength(1);
});

test('tells output that is no audit from an audit without findings', () => {
  expect(findingsOf('{"vulnerabilities":{}}')).toEqual([]);
  expect(findingsOf('{"message":"405 Method Not Allowed"}')).toBeNull();
  expect(findingsOf('')).toBeNull();
});
