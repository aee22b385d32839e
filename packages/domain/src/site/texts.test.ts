import { expect, test } from 'vitest';
import { siteTextProblem, type SiteTextKey } from './texts.ts';

test.each<[SiteTextKey, string, string | null]>([
  ['hotline', '', null],
  ['hotline', '1900 0000', null],
  ['hotline', '+84 24 3333 4444', null],
  ['hotline', 'gọi cô Nga', 'contactInvalid'],
  ['hotline', '1"><script>', 'contactInvalid'],
  ['email', 'hotro@vumon.example', null],
  ['email', 'hotro@vumon', 'emailInvalid'],
  ['email', '0912345678', 'emailInvalid'],
  ['taxCode', '0123456789', null],
  ['taxCode', '0123456789-001', null],
  ['taxCode', '123', 'invalid'],
  ['facebook', 'https://facebook.com/vumon', null],
  ['facebook', 'http://facebook.com/vumon', 'invalid'],
  ['facebook', 'javascript:alert(1)', 'invalid'],
  ['zalo', 'https://zalo.me@evil.example/x', 'invalid'],
  ['company', 'Công ty <b>', null],
])('%s %j: %s', (key, value, problem) => {
  expect(siteTextProblem(key, value)).toBe(problem);
});
