/** Routes for money and for what is sold that the server refuses to sales staff and operators. */
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';

const t = await testApp();
const id = '01900000-0000-7000-8000-000000000000';
const users = {} as Record<'SALE' | 'OPERATOR', TestUser>;
beforeAll(async () => {
  for (const role of ['SALE', 'OPERATOR'] as const) users[role] = await t.createUser({ role });
});
const statusOf = async (role: 'SALE' | 'OPERATOR', route: string) => {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT', string];
  const url = `/api${path.replace('{id}', id).replace('{code}', 'ADVANCE').replace('{key}', 'class-size')}`;
  const reply = await t.as(users[role]).raw({ method, url, ...(method !== 'GET' && { payload: {} }) });
  // A route that requires a confirmed identity also replies 403, but with another code.
  return reply.statusCode === 403 ? (reply.json() as { code: string }).code : reply.statusCode;
};

/** Routes for administrators only. */
const admins = [
  'POST /itf/orders/{id}/review',
  'POST /itf/orders/{id}/refund',
  'GET /itf/sales',
  'POST /itf/sales',
  'PUT /itf/sales/{id}',
  'POST /itf/sales/{id}/stop',
  'GET /itf/sales/{id}/history',
  'PUT /sale-asset/{id}',
  'GET /sale-asset/{id}/history',
  'GET /itf/packages',
  'PUT /itf/packages/{code}',
  'GET /itf/packages/{code}/history',
  'GET /itf/settings',
  'PUT /itf/settings/{key}',
  'GET /itf/settings/{key}/history',
  'GET /itf/active-codes',
  'POST /itf/active-codes',
  'POST /itf/active-codes/disable',
  'GET /itf/active-codes/batches',
  'GET /itf/active-codes/batches/{id}/file',
  'GET /itf/active-codes/uses',
  'GET /itf/active-codes/uses/file',
  'GET /itf/active-codes/{id}/uses',
  'POST /itf/users/{id}/memberships',
];
/** Routes for sales staff, too. */
const sales = [
  'GET /itf/orders',
  'GET /itf/orders/sums',
  'GET /itf/orders/file',
  'GET /itf/orders/{id}/record',
  'GET /itf/vouchers',
  'POST /itf/vouchers',
  'PUT /itf/vouchers/{id}',
  'PUT /itf/vouchers/{id}/stopped',
  'GET /itf/vouchers/limits',
];

describe('routes are refused', () => {
  test.each([...admins, ...sales])('for operators: %s', async (route) =>
    expect(await statusOf('OPERATOR', route)).toBe('FORBIDDEN'),
  );
  test.each(admins)('for sales staff: %s', async (route) => expect(await statusOf('SALE', route)).toBe('FORBIDDEN'));
});

test.each(sales)('sales staff are allowed: %s', async (route) =>
  expect([200, 400, 404]).toContain(await statusOf('SALE', route)),
);
