/** Pages of the gateway's simulator. They are not part of the product and are worded like a bank's pages. */
import { formatMoney, type Locale } from '@vumon/i18n';

/** Test cards, holder NGUYEN VAN A. */
export const cards = [
  { number: '9704198526191432198', code: '00', otp: '123456', label: { vi: 'NCB, thành công', en: 'NCB, succeeds' } },
  {
    number: '9704195798459170488',
    code: '51',
    otp: '123456',
    label: { vi: 'NCB, không đủ số dư', en: 'NCB, too little money' },
  },
  {
    number: '9704192181368742',
    code: '09',
    otp: '123456',
    label: { vi: 'NCB, chưa đăng ký dịch vụ', en: 'NCB, not enrolled' },
  },
  { number: '9704193370791314', code: '12', otp: '123456', label: { vi: 'NCB, bị khóa', en: 'NCB, blocked' } },
  { number: '9704194841945513', code: '99', otp: '123456', label: { vi: 'NCB, hết hạn', en: 'NCB, expired' } },
  { number: '4456530000001005', code: '00', otp: null, label: { vi: 'Visa', en: 'Visa' } },
  { number: '5200000000001005', code: '00', otp: null, label: { vi: 'Mastercard', en: 'Mastercard' } },
  { number: '3337000000000008', code: '00', otp: null, label: { vi: 'JCB', en: 'JCB' } },
] as const;

interface Words {
  readonly name: string;
  readonly left: (minutes: number) => string;
  readonly scan: string;
  readonly scanned: string;
  readonly abroad: string;
  readonly local: string;
  readonly card: string;
  readonly pay: string;
  readonly cancel: string;
  readonly others: string;
  readonly code: string;
  readonly lost: string;
  readonly end: string;
  readonly messages: Readonly<Record<'forged' | 'unknown' | 'ended' | 'late', string>>;
}
const words: Readonly<Record<Locale, Words>> = {
  vi: {
    name: 'VNPAY (mô phỏng, không có tiền thật)',
    left: (minutes) => `Còn ${minutes} phút.`,
    scan: 'Quét mã QR',
    scanned: 'Tôi đã quét và trả tiền',
    abroad: 'Thẻ quốc tế',
    local: 'Thẻ nội địa',
    card: 'Số thẻ',
    pay: 'Thanh toán',
    cancel: 'Hủy giao dịch',
    others: 'Kết quả khác',
    code: 'Mã kết quả',
    lost: 'Không gửi thông báo cho cửa hàng',
    end: 'Kết thúc',
    messages: {
      forged: 'Sai chữ ký (97)',
      unknown: 'Giao dịch không tồn tại hoặc đã kết thúc',
      ended: 'Giao dịch đã kết thúc',
      late: 'Đã quá thời gian chờ thanh toán',
    },
  },
  en: {
    name: 'VNPAY (simulated, no real money)',
    left: (minutes) => `${minutes} minutes left.`,
    scan: 'Scan the QR code',
    scanned: 'I have scanned it and paid',
    abroad: 'International card',
    local: 'Domestic card',
    card: 'Card number',
    pay: 'Pay',
    cancel: 'Cancel the payment',
    others: 'Another result',
    code: 'Result code',
    lost: 'Do not tell the shop',
    end: 'End',
    messages: {
      forged: 'Wrong signature (97)',
      unknown: 'This payment does not exist or has ended',
      ended: 'This payment has ended',
      late: 'The time to pay is over',
    },
  },
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const frame = (body: string, locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${words[locale].name}</title><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark;font:16px/24px system-ui}body{max-width:480px;margin:24px auto;padding:0 16px}form{display:grid;gap:8px;margin:24px 0}button,input,select{font:inherit;min-height:44px;padding:8px 12px}ul{padding-left:20px;font-size:14px}</style><p>${words[locale].name}</p>${body}</html>`;

export const messagePage = (message: keyof Words['messages'], locale: Locale): string =>
  frame(`<h1>${words[locale].messages[message]}</h1>`, locale);

interface PageFacts {
  readonly locale: Locale;
  readonly ref: string;
  readonly bank: string;
  readonly amount: number;
  readonly about: string;
  readonly minutes: number;
  readonly codes: readonly string[];
}

export function paymentPage({ locale, ref, bank, amount, about, minutes, codes }: PageFacts): string {
  const say = words[locale];
  const hidden = `<input type="hidden" name="ref" value="${escape(ref)}">`;
  const form = (content: string) => `<form action="/dev/vnpay/finish" method="get">${hidden}${content}</form>`;
  const end = (code: string, label: string) =>
    form(`<input type="hidden" name="code" value="${code}"><button>${label}</button>`);
  const method =
    bank === 'VNPAYQR'
      ? `<h2>${say.scan}</h2>${end('00', say.scanned)}`
      : `<h2>${bank === 'INTCARD' ? say.abroad : say.local}</h2>${form(
          `<label for="card">${say.card}</label><input id="card" name="card" inputmode="numeric" required>${
            bank === 'INTCARD'
              ? ''
              : '<label for="otp">OTP</label><input id="otp" name="otp" inputmode="numeric" required>'
          }<button>${say.pay}</button>`,
        )}<ul>${cards
          .filter(({ otp }) => (otp === null) === (bank === 'INTCARD'))
          .map(({ number, label }) => `<li>${number}: ${label[locale]}</li>`)
          .join('')}</ul>`;
  return frame(
    `<h1>${formatMoney(amount, locale)}</h1><p>${escape(about)}. ${say.left(minutes)}</p>${method}
${end('24', say.cancel)}<h2>${say.others}</h2>${form(
      `<label for="code">${say.code}</label><select id="code" name="code">${codes.map((code) => `<option>${code}</option>`).join('')}</select><label><input type="checkbox" name="lost" value="1"> ${say.lost}</label><button>${say.end}</button>`,
    )}`,
    locale,
  );
}
