/**
 * OpenAPI 3.1 from the contract. `node apps/api/src/platform/http/openapi.ts` writes apps/api/openapi.json; `--check` fails when
 * the committed file is not what the contract says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { errors, productName, type ErrorCode } from '@vumon/domain';
import { z } from 'zod';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const {
    $schema: _,
    '~standard': __,
    ...json
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Json;
  return json;
};

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made by the caller for one intention; a repetition with the same key gets the first reply',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
};

const content = (schema: Json, type = 'application/json'): Json => ({ content: { [type]: { schema } } });

function successOf(spec: RouteSpec): Json {
  if (spec.file) return { description: 'A file', ...content({ type: 'string', format: 'binary' }, spec.file) };
  const data = spec.reply ? schemaOf(spec.reply, 'output') : { type: 'null' };
  const page = spec.paged ? { page: { $ref: '#/components/schemas/Page' } } : {};
  const properties = { result: { const: true }, data, ...page };
  return { description: 'Done', ...content({ type: 'object', properties, required: Object.keys(properties) }) };
}

/** Codes of the route by status, with those that any route with this access may give. */
function failuresOf(spec: RouteSpec): Json {
  const codes = new Set<ErrorCode>(spec.errors ?? []);
  if (spec.body) codes.add('BODY_INVALID').add('BODY_TOO_LARGE');
  if (spec.query) codes.add('QUERY_INVALID');
  if (spec.params) codes.add('NOT_FOUND');
  if (spec.access !== 'public') codes.add(spec.signedOut ?? 'UNAUTHORISED');
  if (spec.blank) codes.add(spec.blank.code);
  if (spec.access !== 'public' && spec.access !== 'signed-in') codes.add('FORBIDDEN');
  if (spec.feature) codes.add('PACKAGE_REQUIRED');
  if (spec.idempotency === 'key') {
    codes.add('IDEMPOTENCY_KEY_INVALID').add('IDEMPOTENCY_KEY_REUSED');
    codes.add('REQUEST_RUNNING').add('REQUEST_OUTCOME_UNKNOWN');
  }
  const byStatus = Map.groupBy([...codes].sort(), (code) => errors[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        status,
        { description: list.join(', '), ...content({ $ref: '#/components/schemas/Error' }) },
      ]),
  );
}

function bodyOf(spec: RouteSpec): Json {
  if (spec.upload) {
    const fields = spec.body ? schemaOf(spec.body, 'input') : {};
    const schema = {
      ...fields,
      type: 'object',
      properties: { ...(fields['properties'] as Json | undefined), file: { type: 'string', format: 'binary' } },
      required: [...((fields['required'] as string[] | undefined) ?? []), 'file'],
    };
    return { requestBody: { required: true, ...content(schema, 'multipart/form-data') } };
  }
  return spec.body ? { requestBody: { required: true, ...content(schemaOf(spec.body, 'input')) } } : {};
}

function operation(key: string, spec: RouteSpec): Json {
  const roles = typeof spec.access === 'string' ? spec.access : spec.access.join(', ');
  return {
    operationId: key
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    tags: [
      key
        .split('/')
        .slice(1, key.includes('/itf/') ? 3 : 2)
        .join('/'),
    ],
    summary: spec.summary,
    description: `Access: ${roles}${spec.feature ? `; package feature: ${spec.feature}` : ''}`,
    ...(spec.access === 'public'
      ? { security: [] }
      : spec.access.includes('client-app')
        ? { security: [{ cookie: [] }, { token: [] }, { clientApp: [], clientAppId: [] }] }
        : {}),
    parameters: [
      ...parameters(spec.params, 'path'),
      ...parameters(spec.query, 'query'),
      ...(spec.idempotency === 'key' ? [keyParameter] : []),
    ],
    ...bodyOf(spec),
    responses: { 200: successOf(spec), ...failuresOf(spec) },
  };
}

const field = {
  type: 'object',
  properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
  required: ['path', 'code', 'message'],
};

/** The whole document, from the schemas that validate. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(routes as Record<RouteKey, RouteSpec>)) {
    const [method, path] = key.split(' ') as [string, string];
    (paths[path] ??= {})[method.toLowerCase()] = operation(key, spec);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '0.1.0',
      description: 'Messages come in the language of Accept-Language (vi, en).',
    },
    servers: [{ url: '/api' }],
    security: [{ cookie: [] }, { token: [] }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'apiKey', in: 'header', name: 'User-Authorization', description: 'Bearer …' },
        clientApp: {
          type: 'apiKey',
          in: 'header',
          name: 'Client-App-Authorization',
          description: 'Bearer …, from POST /auth/client-app-token',
        },
        clientAppId: { type: 'apiKey', in: 'header', name: 'Client-App-Id' },
      },
      schemas: {
        Page: {
          type: 'object',
          properties: {
            page: { type: 'integer' },
            size: { type: 'integer' },
            total: { type: 'integer' },
            more: { type: 'boolean' },
            incomplete: { type: 'boolean' },
          },
          required: ['page', 'size', 'total'],
        },
        Error: {
          type: 'object',
          properties: {
            result: { const: false },
            code: { type: 'string', enum: Object.keys(errors) },
            message: { type: 'string' },
            params: { type: 'object' },
            errors: { type: 'array', items: field },
            data: {},
            requestId: { type: 'string' },
          },
          required: ['result', 'code', 'message', 'requestId'],
        },
      },
    },
  };
}

export const openApiFile = join(import.meta.dirname, '../../../openapi.json');
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 1)}\n`;

/** Whether the committed file matches the contract. */
export const openApiIsCurrent = (): boolean => {
  try {
    return readFileSync(openApiFile, 'utf8') === openApiText();
  } catch {
    return false;
  }
};

if (import.meta.main) {
  if (!process.argv.includes('--check')) writeFileSync(openApiFile, openApiText());
  else if (!openApiIsCurrent()) {
    process.stderr.write('apps/api/openapi.json differs from the contract; run "npm run db:update".\n');
    process.exitCode = 1;
  }
}
