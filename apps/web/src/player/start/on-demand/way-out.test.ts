import { describe, expect, it } from 'vitest';
import { wayOutOf } from './way-out.ts';

describe('the action offered for a refusal', () => {
  it.each([
    [402, 'PACKAGE_REQUIRED', 'upgrade'],
    [401, 'UNAUTHORISED', 'sign-in'],
    [401, 'TEST_SIGN_IN_REQUIRED', 'sign-in'],
    [403, 'TEACHER_ONLY', 'teacher'],
    [403, 'TEST_NO_PERMISSION', 'other-account'],
    [403, 'FORBIDDEN', 'other-account'],
    [422, 'TEST_EXPIRED', null],
    [0, 'NETWORK', null],
    [500, 'UNKNOWN_ERROR', null],
  ] as const)('%i %s: %s', (status, code, way) => {
    expect(wayOutOf({ status, code })).toBe(way);
  });
});
