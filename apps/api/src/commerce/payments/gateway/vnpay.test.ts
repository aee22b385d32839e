/** The protocol by itself: the test vector of the gateway's documentation, and signatures with changed parameters. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ignoreLogger, VNPay } from 'vnpay';
import { canonical, isSigned, signature, signedUrl, vnpayTime } from './vnpay.ts';

const secret = 'SECRETKEY';
const params = {
  vnp_Amount: '9900000',
  vnp_BankCode: 'VNPAYQR',
  vnp_Command: 'pay',
  vnp_CreateDate: '20261121100000',
  vnp_CurrCode: 'VND',
  vnp_ExpireDate: '20261121101500',
  vnp_IpAddr: '127.0.0.1',
  vnp_Locale: 'vn',
  vnp_OrderInfo: 'Thanh toan don hang O1001',
  vnp_OrderType: 'other',
  vnp_ReturnUrl: 'https://example.vn/payment/results',
  vnp_TmnCode: 'DEMOV210',
  vnp_TxnRef: 'O1001',
  vnp_Version: '2.1.0',
};
const hash =
  'f823aeac1081d3afc1320103714a220ae4eab08f7cd3bd6112ffa377396418d825ab0930d7e9f8e419d323deaa4e1e1f21b5178583cdbe174795856066842666';

describe('a signature', () => {
  it('agrees with the documentation, in any order of the parameters and without empty ones', () => {
    expect(signature(secret, params)).toBe(hash);
    expect(signature(secret, Object.fromEntries(Object.entries({ ...params, vnp_Bill: '' }).reverse()))).toBe(hash);
    expect(signedUrl('https://gate.example/pay', secret, params)).toBe(
      `https://gate.example/pay?${canonical(params)}&vnp_SecureHash=${hash}`,
    );
  });

  it('covers the parameters of the gateway only', () => {
    expect(isSigned(secret, { ...params, vnp_SecureHash: hash })).toBe(true);
    expect(
      isSigned(secret, { ...params, vnp_SecureHash: hash.toUpperCase(), vnp_SecureHashType: 'HMACSHA512', utm: 'x' }),
    ).toBe(true);
    expect(isSigned(secret, params)).toBe(false);
    expect(isSigned(secret, { ...params, vnp_SecureHash: '' })).toBe(false);
    expect(isSigned('OTHER', { ...params, vnp_SecureHash: hash })).toBe(false);
    for (const name of Object.keys(params)) {
      const value = params[name as keyof typeof params];
      expect(isSigned(secret, { ...params, vnp_SecureHash: hash, [name]: `${value}1` })).toBe(false);
      expect(isSigned(secret, { ...params, vnp_SecureHash: hash, [name]: [value, value] })).toBe(false);
    }
  });

  it('uses Vietnamese time', () => expect(vnpayTime(Date.UTC(2026, 10, 21, 20, 4, 5))).toBe('20261122030405'));

  it('agrees with the npm package on 1,000 random orders, for requests and results', () => {
    const other = new VNPay({
      tmnCode: 'DEMOV210',
      secureSecret: secret,
      vnpayHost: 'https://gate.example',
      loggerFn: ignoreLogger,
    });
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:.,_-';
    // Blanks only between words, and no other characters: the package and the gateway's encoders disagree about them.
    const words = fc
      .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 }), {
        minLength: 1,
        maxLength: 8,
      })
      .map((parts) => parts.join(' '));
    const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
    const order = fc.record({
      amount: fc.integer({ min: 10_000, max: 100_000_000 }),
      method: fc.constantFrom('VNPAYQR', 'VNBANK', 'INTCARD'),
      created: moment,
      address: fc.ipV4(),
      info: words,
      ref: fc.string({ unit: fc.constantFrom(...'VM-0123456789'), minLength: 1, maxLength: 40 }),
      locale: fc.constantFrom('vn', 'en'),
      code: fc.constantFrom('00', '07', '24', '51'),
    });
    fc.assert(
      fc.property(order, ({ amount, method, created, address, info, ref, locale, code }) => {
        // The dates are given explicitly, because those that the package computes are seven hours ahead outside UTC.
        const [createDate, expireDate] = [vnpayTime(created), vnpayTime(created + 900_000)];
        const address2 = other.buildPaymentUrl({
          vnp_Amount: amount,
          vnp_BankCode: method,
          vnp_CreateDate: Number(createDate),
          vnp_ExpireDate: Number(expireDate),
          vnp_IpAddr: address,
          vnp_Locale: locale as never,
          vnp_OrderInfo: info,
          vnp_OrderType: 'other' as never,
          vnp_ReturnUrl: 'https://example.vn/payment/results',
          vnp_TxnRef: ref,
        });
        const ours = {
          ...params,
          vnp_Amount: String(amount * 100),
          vnp_BankCode: method,
          vnp_CreateDate: createDate,
          vnp_ExpireDate: expireDate,
          vnp_IpAddr: address,
          vnp_Locale: locale,
          vnp_OrderInfo: info,
          vnp_TxnRef: ref,
        };
        expect(new URL(address2).searchParams.get('vnp_SecureHash')).toBe(signature(secret, ours));
        const result = {
          vnp_TmnCode: 'DEMOV210',
          vnp_Amount: String(amount * 100),
          vnp_OrderInfo: info,
          vnp_ResponseCode: code,
          vnp_TransactionStatus: code,
          vnp_TxnRef: ref,
        };
        const heard = other.verifyIpnCall({ ...result, vnp_SecureHash: signature(secret, result) } as never);
        expect(heard.isVerified).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
