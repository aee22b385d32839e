/** What buyers read about each code of the gateway. */
import { gatewayCodes } from '@vumon/domain';
import { describe, expect, test } from 'vitest';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

/** The wording that the gateway's contract requires. */
const words = {
  '00': 'Giao dịch thành công',
  '07': 'Trừ tiền thành công. Giao dịch bị nghi ngờ (liên quan tới lừa đảo, giao dịch bất thường)',
  '09': 'Thẻ/Tài khoản chưa đăng ký dịch vụ InternetBanking tại ngân hàng',
  '10': 'Xác thực thông tin thẻ/tài khoản không đúng quá 3 lần',
  '11': 'Đã hết hạn chờ thanh toán. Xin quý khách vui lòng thực hiện lại giao dịch',
  '12': 'Thẻ/Tài khoản bị khóa',
  '13': 'Nhập sai mật khẩu xác thực giao dịch (OTP)',
  '24': 'Khách hàng hủy giao dịch',
  '51': 'Tài khoản không đủ số dư',
  '65': 'Vượt quá hạn mức giao dịch trong ngày',
  '75': 'Ngân hàng thanh toán đang bảo trì',
  '79': 'Nhập sai mật khẩu thanh toán quá số lần quy định',
  '99': 'Các lỗi khác',
} as const;

describe.each(gatewayCodes)('code %s', (code) => {
  test('has a message in both languages', () => {
    expect(vi.codes[code]).toBe(words[code]);
    expect(en.codes[code].trim()).not.toBe('');
    expect(en.codes[code]).not.toBe(vi.codes[code]);
  });
  test('has its own heading if it ends an order, unless it states no cause', () => {
    const ends = code !== '00' && code !== '07' && code !== '99';
    expect([code in vi.causes, code in en.causes]).toEqual([ends, ends]);
  });
});

test('only failures are shown as failures', () => {
  expect(vi.result.failed).toBe('Giao dịch không thành công do: {{reason}}');
  expect(en.result.failed).toContain('{{reason}}');
});
