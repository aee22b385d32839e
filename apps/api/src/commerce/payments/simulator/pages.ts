/** Pages of the gateway's simulator. They are not part of the product and are worded like a bank's pages. */

/** Test cards, holder NGUYEN VAN A. */
export const cards = [
  { number: '9704198526191432198', code: '00', otp: '123456', label: 'NCB, thành công' },
  { number: '9704195798459170488', code: '51', otp: '123456', label: 'NCB, không đủ số dư' },
  { number: '9704192181368742', code: '09', otp: '123456', label: 'NCB, chưa đăng ký dịch vụ' },
  { number: '9704193370791314', code: '12', otp: '123456', label: 'NCB, bị khóa' },
  { number: '9704194841945513', code: '99', otp: '123456', label: 'NCB, hết hạn' },
  { number: '4456530000001005', code: '00', otp: null, label: 'Visa' },
  { number: '5200000000001005', code: '00', otp: null, label: 'Mastercard' },
  { number: '3337000000000008', code: '00', otp: null, label: 'JCB' },
] as const;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const frame = (body: string): string =>
  `<!doctype html><html lang="vi"><meta charset="utf-8"><title>VNPAY (mô phỏng)</title><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;font:16px/24px system-ui}body{max-width:480px;margin:24px auto;padding:0 16px}form{display:grid;gap:8px;margin:24px 0}button,input,select{font:inherit;min-height:44px;padding:8px 12px}ul{padding-left:20px;font-size:14px}</style><p>VNPAY (mô phỏng, không có tiền thật)</p>${body}</html>`;

export const messagePage = (message: string): string => frame(`<h1>${escape(message)}</h1>`);

interface PageFacts {
  readonly ref: string;
  readonly bank: string;
  readonly amount: number;
  readonly words: string;
  readonly minutes: number;
  readonly codes: readonly string[];
}

export function paymentPage({ ref, bank, amount, words, minutes, codes }: PageFacts): string {
  const hidden = `<input type="hidden" name="ref" value="${escape(ref)}">`;
  const form = (content: string) => `<form action="/dev/vnpay/finish" method="get">${hidden}${content}</form>`;
  const end = (code: string, label: string) =>
    form(`<input type="hidden" name="code" value="${code}"><button>${label}</button>`);
  const method =
    bank === 'VNPAYQR'
      ? `<h2>Quét mã QR</h2>${end('00', 'Tôi đã quét và trả tiền')}`
      : `<h2>${bank === 'INTCARD' ? 'Thẻ quốc tế' : 'Thẻ nội địa'}</h2>${form(
          `<label for="card">Số thẻ</label><input id="card" name="card" inputmode="numeric" required>${
            bank === 'INTCARD'
              ? ''
              : '<label for="otp">OTP</label><input id="otp" name="otp" inputmode="numeric" required>'
          }<button>Thanh toán</button>`,
        )}<ul>${cards
          .filter(({ otp }) => (otp === null) === (bank === 'INTCARD'))
          .map(({ number, label }) => `<li>${number}: ${label}</li>`)
          .join('')}</ul>`;
  return frame(`<h1>${amount.toLocaleString('vi-VN')} ₫</h1><p>${escape(words)}. Còn ${minutes} phút.</p>${method}
${end('24', 'Hủy giao dịch')}<h2>Kết quả khác</h2>${form(
    `<label for="code">Mã kết quả</label><select id="code" name="code">${codes.map((code) => `<option>${code}</option>`).join('')}</select><label><input type="checkbox" name="lost" value="1"> Không gửi thông báo cho cửa hàng</label><button>Kết thúc</button>`,
  )}`);
}
