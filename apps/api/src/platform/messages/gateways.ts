/** SMS gateways over HTTP, each with its own protocol. Phone numbers and texts are never logged here. */
import type { Outcome, Sms, SmsProvider } from './provider.ts';
import { internationalNumber, isCode } from './provider.ts';
import { smsText } from './texts.ts';

const timeoutMs = 10_000;

type Reply = Readonly<Record<string, unknown>>;

/** Posts a request. If the gateway is unreachable or does not reply with JSON, the outcome is retryable. */
async function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  judge: (reply: Reply, status: number) => Outcome,
): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  } catch {
    return { accepted: false, errorCode: 'UNREACHABLE', retryable: true };
  }
  const reply: unknown = await response.json().catch(() => null);
  if (typeof reply !== 'object' || reply === null)
    return { accepted: false, errorCode: `HTTP_${response.status}`, retryable: true };
  return judge(reply as Reply, response.status);
}

const json = { 'content-type': 'application/json' };
const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const idOf = (value: unknown): { providerId?: string } =>
  typeof value === 'string' || typeof value === 'number' ? { providerId: String(value) } : {};

/** A refusal; for a wrong number no other gateway is tried. */
const refusal = (errorCode: string, wrongNumber: boolean): Outcome => ({
  accepted: false,
  errorCode,
  retryable: !wrongNumber,
});

/** The outcome of gateways that only send codes, for any other message: the next gateway is tried. */
const onlyCodes = (): Promise<Outcome> =>
  Promise.resolve({ accepted: false, errorCode: 'ONLY_CODES', retryable: true });

export interface EsmsOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly brandname: string;
}

/** eSMS: code 100 is accepted; 108 a wrong number; 124 the same request again, which was accepted before. */
export function esms({ url, apiKey, secretKey, brandname }: EsmsOptions): SmsProvider {
  return {
    name: 'esms',
    channel: 'sms',
    send: (message: Sms) =>
      post(
        url,
        json,
        JSON.stringify({
          ApiKey: apiKey,
          SecretKey: secretKey,
          Phone: message.to,
          Content: smsText(message),
          Brandname: brandname,
          SmsType: '2',
          IsUnicode: '0',
          Sandbox: '0',
          RequestId: message.requestId,
        }),
        (reply) => {
          const code = String(reply['CodeResult']);
          return code === '100' || code === '124'
            ? { accepted: true, retryable: false, ...idOf(reply['SMSID']) }
            : refusal(code, code === '108');
        },
      ),
  };
}

export interface SpeedSmsOptions {
  readonly url: string;
  readonly token: string;
  readonly sender: string;
}

/** SpeedSMS, customer-care messages (type 2). */
export function speedSms({ url, token, sender }: SpeedSmsOptions): SmsProvider {
  return {
    name: 'speedsms',
    channel: 'sms',
    send: (message) =>
      post(
        url,
        { ...json, authorization: basic(token, 'x') },
        JSON.stringify({ to: [internationalNumber(message.to)], content: smsText(message), sms_type: 2, sender }),
        (reply) => {
          const code = String(reply['code']);
          if (reply['status'] === 'success' && code === '00')
            return { accepted: true, retryable: false, ...idOf((reply['data'] as Reply | undefined)?.['tranId']) };
          return refusal(code, code === '105');
        },
      ),
  };
}

export interface ZnsOptions {
  readonly url: string;
  readonly accessToken: string;
  readonly templateId: string;
}

/** Zalo notifications; for a number without a Zalo account the next gateway is tried. */
export function zns({ url, accessToken, templateId }: ZnsOptions): SmsProvider {
  return {
    name: 'zns',
    channel: 'sms',
    send: ({ to, templateKey, params, requestId }) =>
      !isCode(templateKey)
        ? onlyCodes()
        : post(
            url,
            { ...json, access_token: accessToken },
            JSON.stringify({
              phone: internationalNumber(to),
              template_id: templateId,
              template_data: { otp: params.code },
              tracking_id: requestId,
            }),
            (reply) => {
              if (reply['error'] === 0)
                return { accepted: true, retryable: false, ...idOf((reply['data'] as Reply | undefined)?.['msg_id']) };
              return refusal(String(reply['error']), false);
            },
          ),
  };
}

export interface TwilioOptions {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly service: string;
}

/** Twilio Verify with a code of our own, which the service must have switched on. 60200 and 21211 are wrong numbers. */
export function twilioVerify({ url, apiKey, apiSecret, service }: TwilioOptions): SmsProvider {
  return {
    name: 'twilio',
    channel: 'sms',
    send: ({ to, templateKey, params, locale }) =>
      !isCode(templateKey)
        ? onlyCodes()
        : post(
            `${url}/v2/Services/${encodeURIComponent(service)}/Verifications`,
            { 'content-type': 'application/x-www-form-urlencoded', authorization: basic(apiKey, apiSecret) },
            new URLSearchParams({
              To: `+${internationalNumber(to)}`,
              Channel: 'sms',
              CustomCode: params.code ?? '',
              Locale: locale,
            }).toString(),
            (reply, status) => {
              if (status === 201 && typeof reply['sid'] === 'string')
                return { accepted: true, retryable: false, providerId: reply['sid'] };
              const code = String(reply['code'] ?? `HTTP_${status}`);
              return refusal(code, code === '60200' || code === '21211');
            },
          ),
  };
}
