/** Which methods of payment a site offers is configuration. */
import { tmpdir } from 'node:os';
import { paymentMethods } from '@vumon/domain';
import { describe, expect, it, test } from 'vitest';
import { readConfig } from '../../../environment.ts';
import { testApp } from '../../../testing/app.ts';
import { testGateway } from '../../../testing/orders.ts';

const gateway = {
  DATABASE_URL: 'postgres://localhost/x',
  DATA_DIR: tmpdir(),
  SECRET: Buffer.alloc(32).toString('base64'),
  VNPAY_TMN_CODE: 'CODE',
  VNPAY_SECRET: 'secret',
  VNPAY_PAY_URL: 'https://pay.example',
  VNPAY_API_URL: 'https://api.example',
};

describe('the methods of payment', () => {
  it.each([
    [{}, paymentMethods],
    [{ SITE: 'intl' }, ['INTCARD']],
    [{ SITE: 'intl', PAYMENT_METHODS: 'INTCARD, VNPAYQR' }, ['INTCARD', 'VNPAYQR']],
    [{ PAYMENT_METHODS: 'VNBANK' }, ['VNBANK']],
  ])('of %o are %j', (env, expected) => {
    expect(readConfig({ ...gateway, ...env }).payments?.methods).toEqual(expected);
  });

  it('are known ones', () => {
    expect(() => readConfig({ ...gateway, PAYMENT_METHODS: 'VNBANK,CASH' })).toThrow('PAYMENT_METHODS has "CASH"');
  });
});

test('a buyer is offered these methods alone, and no other is accepted', async () => {
  const t = await testApp({ config: { payments: { ...testGateway, methods: ['INTCARD'] } } });
  const buyer = t.as(await t.createUser({ role: 'TEACHER' }));
  const { methods, total } = await buyer.call('POST /payment/quote', { body: { packageCode: 'ADVANCE' } });
  expect(methods).toEqual(['INTCARD']);
  const pay = (method: 'INTCARD' | 'VNPAYQR') =>
    buyer.call('POST /payment/create', { body: { packageCode: 'ADVANCE', method, total } });
  await expect(pay('VNPAYQR')).rejects.toMatchObject({ code: 'BODY_INVALID', status: 400 });
  expect((await pay('INTCARD')).order.method).toBe('INTCARD');
});

test('abroad a card pays the price of the catalogue in VND, and the gateway speaks English', async () => {
  const methods = readConfig({ ...gateway, SITE: 'intl' }).payments!.methods;
  const t = await testApp({ config: { site: 'intl', payments: { ...testGateway, methods } } });
  const buyer = t.as(await t.createUser({ role: 'TEACHER' }));
  const { total } = await buyer.call('POST /payment/quote', { body: { packageCode: 'ADVANCE' } });
  const { order, payUrl } = await buyer.call('POST /payment/create', {
    body: { packageCode: 'ADVANCE', method: 'INTCARD', total },
  });
  expect(Object.fromEntries(new URL(payUrl!, 'https://pay.example').searchParams)).toMatchObject({
    vnp_Amount: String(total * 100),
    vnp_BankCode: 'INTCARD',
    vnp_CurrCode: 'VND',
    vnp_Locale: 'en',
    vnp_OrderInfo: `Payment of order ${order.reference}`,
  });
});
