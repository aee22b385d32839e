/** Tables of accepted and refused input; no body or query of a route may contain a text without a maximal length. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RouteSpec } from './define.ts';
import { routes } from './routes.ts';
import { email, fullName, givenName, lastName, noBlankEnds, search, studentCode, text } from './schemas.ts';

const outcome = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : `! ${parsed.error.issues[0]!.message}`;
};

describe('free text and names', () => {
  it.each([
    [givenName, '  Anh ', 'Anh'],
    [givenName, 'Minh  Anh', 'Minh Anh'],
    [givenName, ' \t ', '! required'],
    [givenName, '', '! required'],
    [givenName, 'a'.repeat(30), 'a'.repeat(30)],
    [givenName, 'a'.repeat(31), '! tooLong'],
    [lastName, '', ''],
    [lastName, 'Nguyễn Thị'.normalize('NFD'), 'Nguyễn Thị'],
    [lastName, 'a'.repeat(31), '! tooLong'],
    [fullName, 'a'.repeat(45), 'a'.repeat(45)],
    [fullName, 'a'.repeat(46), '! tooLong'],
    [fullName, ' ', '! required'],
    [text(100, 1), 'Lớp\n9A\u00a01', 'Lớp 9A 1'],
    [text(5), 'abcdef', '! tooLong'],
    [text(5), '', ''],
  ] as const)('%# %s', (schema, value, wanted) => {
    expect(outcome(schema, value)).toBe(wanted);
  });

  it.each([
    ['AB', true],
    [' AB', false],
    ['AB ', false],
    ['\u00a0AB', false],
    ['AB\n', false],
    ['', true],
  ])('%j has no blank at its ends: %s', (value, wanted) => {
    expect(noBlankEnds(value)).toBe(wanted);
  });
});

describe('e-mail addresses, codes', () => {
  it.each([
    [email, ' Ha@Truong.EDU.vn ', 'ha@truong.edu.vn'],
    [email, `${'a'.repeat(52)}@example.com`, `${'a'.repeat(52)}@example.com`],
    [email, `${'a'.repeat(189)}@example.com`, '! emailTooLong'],
    [email, 'a@b', '! emailInvalid'],
    [email, '', '! emailInvalid'],
    [studentCode, ' HS-01 ', 'HS-01'],
    [studentCode, 'a'.repeat(11), '! studentCodeInvalid'],
    [studentCode, 'HS 01', '! studentCodeInvalid'],
    [search, ' bài  kiểm tra ', 'bài kiểm tra'],
  ] as const)('%# %s', (schema, value, wanted) => {
    expect(outcome(schema, value)).toBe(wanted);
  });
});

interface Json {
  readonly type?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | boolean;
  readonly propertyNames?: Json;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
}

const bounded = ({ maxLength, pattern, format, enum: values, const: value }: Json): boolean =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  (format !== undefined && ['uuid', 'date', 'date-time'].includes(format)) ||
  (pattern !== undefined && /^\^.*\$$/s.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern));

/**
 * Paths of texts without a maximum length. A check written as a function is not in the JSON schema; such checks have
 * tests beside them.
 */
function unbounded(schema: Json, path: string): string[] {
  const found = schema.type === 'string' && !bounded(schema) ? [path] : [];
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    found.push(...unbounded(inner, `${path}.${name}`));
  if (schema.items) found.push(...unbounded(schema.items, `${path}[]`));
  if (typeof schema.additionalProperties === 'object')
    found.push(...unbounded(schema.additionalProperties, `${path}{}`));
  if (schema.propertyNames) found.push(...unbounded({ type: 'string', ...schema.propertyNames }, `${path}{key}`));
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    found.push(...unbounded(inner, path));
  return found;
}

describe.each(Object.entries(routes) as [string, RouteSpec][])('%s', (_, spec) => {
  it('has no text without a maximal length', () => {
    const found = (['body', 'query', 'params'] as const).flatMap((name) => {
      const schema = spec[name];
      return schema ? unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, name) : [];
    });
    expect(found).toEqual([]);
  });
});
