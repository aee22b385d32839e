/** Each provider against a fake server with its protocol, the order of providers, and the content of texts. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import vi from '@vumon/i18n/catalogs/messages.vi.json' with { type: 'json' };
import { readConfig } from '../../environment.ts';
import { esms, speedSms, twilioVerify, zns } from './gateways.ts';
import { smtp } from './mail.ts';
import { sendThrough } from './messenger.ts';
import { layOutMail } from './mail-layout.ts';
import type { Message, Outcome, SmsProvider, TemplateKey } from './provider.ts';
import { mailOf, smsText } from './texts.ts';

const message: Message = {
  to: '0912345678',
  templateKey: 'code.REGISTER',
  params: { code: '482913', minutes: 5, product: 'Vumon' },
  locale: 'vi',
  requestId: 'request-1',
};

interface Request {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A fake gateway that sends the same reply to every request and records the requests. */
async function standIn(status: number, reply: unknown): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ path: request.url!, headers: request.headers, body });
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof reply === 'string' ? reply : JSON.stringify(reply));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

describe('eSMS', () => {
  const options = { apiKey: 'key', secretKey: 'secret', brandname: 'VUMON' };
  it('gets a request in its own format and accepts it', async () => {
    const { url, requests } = await standIn(200, { CodeResult: '100', SMSID: 'abc' });
    expect(await esms({ ...options, url }).send(message)).toEqual({
      accepted: true,
      retryable: false,
      providerId: 'abc',
    });
    expect(JSON.parse(requests[0]!.body)).toEqual({
      ApiKey: 'key',
      SecretKey: 'secret',
      Phone: '0912345678',
      Brandname: 'VUMON',
      SmsType: '2',
      IsUnicode: '0',
      Sandbox: '0',
      RequestId: 'request-1',
      Content: 'Vumon: ma dang ky cua ban la 482913, dung trong 5 phut. Khong dua ma cho bat ky ai.',
    });
  });
  it.each([
    ['101', { accepted: false, errorCode: '101', retryable: true }],
    ['103', { accepted: false, errorCode: '103', retryable: true }],
    ['108', { accepted: false, errorCode: '108', retryable: false }],
    // 124: a repeated request, which was accepted before.
    ['124', { accepted: true, retryable: false }],
  ] satisfies [string, Outcome][])('code %s', async (code, outcome) => {
    const { url } = await standIn(200, { CodeResult: code });
    expect(await esms({ ...options, url }).send(message)).toEqual(outcome);
  });
});

it('SpeedSMS gets basic authorisation and a list of numbers', async () => {
  const { url, requests } = await standIn(200, { status: 'success', code: '00', data: { tranId: 7 } });
  expect(await speedSms({ url, token: 'tok', sender: 'VUMON' }).send(message)).toEqual({
    accepted: true,
    retryable: false,
    providerId: '7',
  });
  expect(requests[0]!.headers.authorization).toBe(`Basic ${Buffer.from('tok:x').toString('base64')}`);
  expect(JSON.parse(requests[0]!.body)).toMatchObject({ to: ['84912345678'], sms_type: 2, sender: 'VUMON' });
});

it('Zalo gets only the template and the code', async () => {
  const { url, requests } = await standIn(200, { error: 0, data: { msg_id: 'm1' } });
  expect(await zns({ url, accessToken: 'zalo', templateId: '77' }).send(message)).toEqual({
    accepted: true,
    retryable: false,
    providerId: 'm1',
  });
  expect(requests[0]!.headers['access_token']).toBe('zalo');
  expect(JSON.parse(requests[0]!.body)).toEqual({
    phone: '84912345678',
    template_id: '77',
    template_data: { otp: '482913' },
    tracking_id: 'request-1',
  });
  const other = await standIn(200, { error: -118 });
  expect(await zns({ url: other.url, accessToken: 'zalo', templateId: '77' }).send(message)).toEqual({
    accepted: false,
    errorCode: '-118',
    retryable: true,
  });
});

it('Twilio Verify gets a form with our own code', async () => {
  const { url, requests } = await standIn(201, { sid: 'VE1', status: 'pending' });
  const twilio = (at: string) => twilioVerify({ url: at, apiKey: 'SK1', apiSecret: 's', service: 'VA9' });
  expect(await twilio(url).send({ ...message, to: '+6591234567', locale: 'en' })).toEqual({
    accepted: true,
    retryable: false,
    providerId: 'VE1',
  });
  expect(requests[0]!.path).toBe('/v2/Services/VA9/Verifications');
  expect(Object.fromEntries(new URLSearchParams(requests[0]!.body))).toEqual({
    To: '+6591234567',
    Channel: 'sms',
    CustomCode: '482913',
    Locale: 'en',
  });
  const wrong = await standIn(400, { code: 60200 });
  expect(await twilio(wrong.url).send(message)).toEqual({ accepted: false, errorCode: '60200', retryable: false });
});

it('an unavailable gateway, or one with an invalid reply, makes the next one try', async () => {
  const { url } = await standIn(502, '<html>Bad gateway</html>');
  expect(await esms({ url, apiKey: '', secretKey: '', brandname: '' }).send(message)).toEqual({
    accepted: false,
    errorCode: 'HTTP_502',
    retryable: true,
  });
  expect(await zns({ url: 'http://127.0.0.1:9', accessToken: '', templateId: '' }).send(message)).toEqual({
    accepted: false,
    errorCode: 'UNREACHABLE',
    retryable: true,
  });
});

/** A mail server that accepts one message; resolves to the bytes that it received. */
async function mailServer(refuse?: string): Promise<{ url: string; wire: () => string }> {
  let wire = '';
  const server = createTcpServer((socket) => {
    let inLetter = false;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      wire += text;
      if (inLetter) {
        if (text.includes('\r\n.\r\n')) {
          inLetter = false;
          socket.write('250 taken\r\n');
        }
        return;
      }
      for (const line of text.split('\r\n').filter((each) => each !== '')) {
        if (line.startsWith('RCPT') && refuse !== undefined) socket.write(`${refuse}\r\n`);
        else if (line === 'DATA') {
          inLetter = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, wire: () => wire };
}

describe('mail', () => {
  const from = { name: 'Vumon', address: 'hello@vumon.example' };
  const letter = mailOf({ ...message, to: 'an@example.com', templateKey: 'code.FORGOT_PASSWORD' });
  it('is sent to one recipient with subject and text', async () => {
    const { url, wire } = await mailServer();
    expect(await smtp({ url, from }).send(letter)).toMatchObject({ accepted: true });
    expect(wire().match(/RCPT TO:<.*?>/g)).toEqual(['RCPT TO:<an@example.com>']);
    expect(wire()).toContain('482913');
  });
  it('an address with a line break in it adds no recipient and no header', async () => {
    const { url, wire } = await mailServer();
    await smtp({ url, from }).send({ ...letter, to: 'an@example.com\r\nBcc: evil@example.com' });
    expect(wire()).not.toMatch(/RCPT TO:<evil@|^Bcc:/m);
  });
  it('has the same content as text and as HTML', async () => {
    const { url, wire } = await mailServer();
    await smtp({ url, from }).send(letter);
    expect(wire()).toMatch(/Content-Type: text\/plain[^]*482913[^]*Content-Type: text\/html[^]*482913/);
    expect(wire()).not.toMatch(/^List-Unsubscribe/m);
  });
  it('with an unsubscribe option has the link and the one-click header', async () => {
    const { url, wire } = await mailServer();
    const unsubscribe = { page: 'https://vumon.example/leave', oneClick: 'https://vumon.example/one-click' };
    await smtp({ url, from }).send({ ...letter, unsubscribe });
    expect(wire()).toMatch(/^List-Unsubscribe: <https:\/\/vumon\.example\/one-click>\r$/m);
    expect(wire()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });
  it('with line breaks in its subject adds no header', async () => {
    const { url, wire } = await mailServer();
    const laidOut = layOutMail({
      locale: 'vi',
      subject: 'Bài của An\r\nBcc: evil@example.com\u2028X-Evil: 1\n\nbody',
      text: 'x',
    });
    expect(laidOut.subject).not.toMatch(/[\r\n\u2028]/);
    await smtp({ url, from }).send({ ...letter, ...laidOut });
    expect(wire().match(/RCPT TO:<.*?>/g)).toEqual(['RCPT TO:<an@example.com>']);
    expect(wire()).not.toMatch(/^(?:Bcc|X-Evil):/m);
  });
  it('escapes user input in every part of the layout', () => {
    const evil = `<img src=x onerror=alert(1)> & "An" 'Bình'`;
    const { html, text, subject } = layOutMail({
      locale: 'en',
      subject: evil,
      text: `${evil}\n\n${evil}`,
      action: { label: evil, url: `https://vumon.example/?a="><script>` },
      footer: { text: evil, label: evil, url: 'https://vumon.example/leave' },
    });
    expect(html).not.toMatch(/<img|<script|="">/);
    expect(html.match(/&#60;img src=x onerror=alert\(1\)&#62; &#38; &#34;An&#34; &#39;Bình&#39;/g)).toHaveLength(6);
    expect(text).toContain(evil);
    expect(subject).toBe(evil);
  });
  it.each([
    ['550 no such box', false],
    ['451 try later', true],
  ] as const)('%s', async (answer, retryable) => {
    const { url } = await mailServer(answer);
    expect(await smtp({ url, from }).send(letter)).toMatchObject({
      accepted: false,
      errorCode: answer.slice(0, 3),
      retryable,
    });
  });
});

describe('the gateways in order', () => {
  const provider = (name: string, outcome: Outcome, asked: string[]): SmsProvider => ({
    name,
    channel: 'sms',
    send: async () => (asked.push(name), outcome),
  });
  const quiet = { warn: () => {} };
  it('are tried until one accepts', async () => {
    const asked: string[] = [];
    const chain = [
      provider('a', { accepted: false, errorCode: 'X', retryable: true }, asked),
      provider('b', { accepted: true, retryable: false }, asked),
      provider('c', { accepted: true, retryable: false }, asked),
    ];
    expect(await sendThrough(chain, message, quiet)).toEqual({ accepted: true, retryable: false });
    expect(asked).toEqual(['a', 'b']);
  });
  it('are not tried further after a wrong number', async () => {
    const asked: string[] = [];
    await sendThrough(
      [
        provider('a', { accepted: false, errorCode: '108', retryable: false }, asked),
        provider('b', { accepted: true, retryable: false }, asked),
      ],
      message,
      quiet,
    );
    expect(asked).toEqual(['a']);
  });
  it('log neither number nor code', async () => {
    const lines: string[] = [];
    await sendThrough([provider('a', { accepted: false, errorCode: 'X', retryable: true }, [])], message, {
      warn: (...line: unknown[]) => void lines.push(JSON.stringify(line)),
    });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/0912345678|482913/);
  });
});

it('every SMS is ASCII text of at most 160 characters', () => {
  for (const key of Object.keys(vi.code)) {
    for (const locale of ['vi', 'en'] as const)
      expect(smsText({ ...message, templateKey: `code.${key}` as TemplateKey, locale })).toMatch(
        /^[\x20-\x7e]{20,160}$/,
      );
  }
});

describe('configuration', () => {
  const base = { DATABASE_URL: 'postgres://x', SECRET: Buffer.alloc(32, 1).toString('base64') };
  it('an error names the missing variable', () => {
    expect(() => readConfig({ ...base, SMS_PROVIDERS: 'esms' })).toThrow(/ESMS_API_KEY/);
    expect(() => readConfig({ ...base, MAIL_URL: 'smtp://x' })).toThrow(/MAIL_FROM/);
    expect(() => readConfig({ ...base, MAIL_URL: 'smtp://x', MAIL_FROM: 'a@b.c', NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL/,
    );
    expect(() => readConfig({ ...base, PUBLIC_URL: 'javascript:alert(1)' })).toThrow(/PUBLIC_URL/);
    expect(readConfig({ ...base, PUBLIC_URL: 'https://vumon.example/' }).publicUrl).toBe('https://vumon.example');
  });
  it('the outbox and unknown names are refused as providers', () => {
    expect(() => readConfig({ ...base, NODE_ENV: 'production', SMS_PROVIDERS: 'outbox' })).toThrow(/outbox/);
    expect(() => readConfig({ ...base, SMS_PROVIDERS: 'constructor' })).toThrow(/constructor/);
  });
  it('gateways have the order of SMS_PROVIDERS', () => {
    const { messages } = readConfig({
      ...base,
      SMS_PROVIDERS: 'zns, speedsms',
      ZNS_ACCESS_TOKEN: 'a',
      ZNS_TEMPLATE_ID: '1',
      SPEEDSMS_TOKEN: 'b',
      SPEEDSMS_SENDER: 'V',
    });
    expect(messages.sms.map(({ kind }) => kind)).toEqual(['zns', 'speedsms']);
  });
});
