/** The gateway's protocol, version 2.1.0: encoding and signatures. Pure, without clock and network. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type VnpayParams = Readonly<Record<string, string>>;

/**
 * Encodes as HTML forms do: a blank is `+`, hex digits are capitals. Names and values of [A-Za-z0-9 :.,_-] only are
 * encoded the same by every client.
 */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

/** The query string that is signed and sent: without empty values, sorted by name. */
export const canonical = (params: VnpayParams): string =>
  Object.entries(params)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

const hmac = (secret: string, text: string): string => createHmac('sha512', secret).update(text, 'utf8').digest('hex');

export const signature = (secret: string, params: VnpayParams): string => hmac(secret, canonical(params));

const same = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether a redirect or a notification is signed with the secret; only its `vnp_` parameters count. */
export function isSigned(secret: string, given: Readonly<Record<string, unknown>>): boolean {
  const { vnp_SecureHash: hash } = given;
  if (typeof hash !== 'string') return false;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('vnp_') || name === 'vnp_SecureHash' || name === 'vnp_SecureHashType') continue;
    // A repeated parameter arrives as an array, and it is unknown which value was signed.
    if (typeof value !== 'string') return false;
    params[name] = value;
  }
  return same(hash, signature(secret, params));
}

const ofResult = ['vnp_TmnCode', 'vnp_TxnRef', 'vnp_Amount', 'vnp_ResponseCode', 'vnp_TransactionStatus'] as const;

/**
 * Whether these are the parameters of a payment's result for this merchant. The request to pay is signed with the same
 * secret and is known to the payer, so a valid signature alone does not make a query a result.
 */
export const isResult = (tmnCode: string, given: Readonly<Record<string, unknown>>): boolean =>
  given['vnp_Command'] === undefined &&
  given['vnp_TmnCode'] === tmnCode &&
  ofResult.every((name) => typeof given[name] === 'string' && given[name] !== '');

/** `address` with the parameters and their signature. */
export const signedUrl = (address: string, secret: string, params: VnpayParams): string =>
  `${address}?${canonical(params)}&vnp_SecureHash=${signature(secret, params)}`;

/** yyyyMMddHHmmss in Vietnam, which has no summer time. */
export const vnpayTime = (at: number): string =>
  new Date(at + 7 * 3_600_000).toISOString().replace(/[-T:]/g, '').slice(0, 14);

/** The fields of a result besides order and amount. */
export const resultOf = (params: VnpayParams) => ({
  responseCode: params['vnp_ResponseCode'] ?? '',
  status: params['vnp_TransactionStatus'] ?? '',
  transactionNo: params['vnp_TransactionNo'] ?? '',
  bankCode: params['vnp_BankCode'] ?? '',
});

const fieldsOf = {
  querydr: 'RequestId|Version|Command|TmnCode|TxnRef|TransactionDate|CreateDate|IpAddr|OrderInfo',
  refund:
    'RequestId|Version|Command|TmnCode|TransactionType|TxnRef|Amount|TransactionNo|TransactionDate|CreateBy|CreateDate|IpAddr|OrderInfo',
  querydrAnswer:
    'ResponseId|Command|ResponseCode|Message|TmnCode|TxnRef|Amount|BankCode|PayDate|TransactionNo|TransactionType|TransactionStatus|OrderInfo|PromotionCode|PromotionAmount',
  refundAnswer:
    'ResponseId|Command|ResponseCode|Message|TmnCode|TxnRef|Amount|BankCode|PayDate|TransactionNo|TransactionType|TransactionStatus|OrderInfo',
} as const;

/** The signature of calls between servers: raw values joined with `|`; a missing one counts as empty. */
export const callSignature = (secret: string, kind: keyof typeof fieldsOf, body: VnpayParams): string =>
  hmac(
    secret,
    fieldsOf[kind]
      .split('|')
      .map((name) => body[`vnp_${name}`] ?? '')
      .join('|'),
  );

export const isCallSigned = (secret: string, kind: keyof typeof fieldsOf, body: VnpayParams): boolean =>
  same(body['vnp_SecureHash'] ?? '', callSignature(secret, kind, body));
