/** The protocol alone: the vector of the gateway's documentation, and what a changed parameter does to a signature. */
import { describe, expect, it } from 'vitest';
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
  it('agrees with the documentation, in whatever order the parameters come and without the empty ones', () => {
    expect(signature(secret, params)).toBe(hash);
    expect(signature(secret, Object.fromEntries(Object.entries({ ...params, vnp_Bill: '' }).reverse()))).toBe(hash);
    expect(signedUrl('https://gate.example/pay', secret, params)).toBe(
      `https://gate.example/pay?${canonical(params)}&vnp_SecureHash=${hash}`,
    );
  });

  it('is checked over the parameters of the gateway alone', () => {
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

  it('is of Vietnamese time', () => expect(vnpayTime(Date.UTC(2026, 10, 21, 20, 4, 5))).toBe('20261122030405'));
});
