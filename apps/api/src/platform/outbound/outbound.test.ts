/** Calls to named addresses: which are refused, and that the checked address is the one that is called. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { callableAddress, isPublicAddress } from './addresses.ts';
import { post, type OutboundOptions } from './call.ts';

describe('addresses', () => {
  it.each([
    '0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1',
    '172.31.255.255 192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9',
    '224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
    ':: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::127.0.0.1 64:ff9b::7f00:1 100::1 fc00::1 fdff::1 fe80::1 fec0::1 ff02::1',
    '2001::1 2001:db8::1 2002:7f00:1::1 2002:a00:1:: 2620:4f:8000::1 3fff::1 fe80::1%eth0 text',
  ])('are not public: %s', (list) => {
    for (const ip of list.split(' ')) expect(isPublicAddress(ip), ip).toBe(false);
  });

  it('are public', () => {
    for (const ip of '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.167.0.1 223.255.255.254 2606:4700::1111 2a00:1450::1 2001:4860:4860::8888'.split(
      ' ',
    ))
      expect(isPublicAddress(ip), ip).toBe(true);
  });

  it.each([
    ['https://api.truong.example/ket-qua?a=1', true, true],
    ['https://api.truong.example:8443/x', true, true],
    ['https://1.1.1.1/x', true, true],
    ['http://api.truong.example/x', false, false],
    ['http://localhost:8080/x', false, true],
    ['http://127.0.0.1/x', false, true],
    ['https://localhost/x', false, true],
    ['http://[::1]:80/x', false, true],
    // What a URL reads as 127.0.0.1 and other private addresses.
    ['https://2130706433/', false, true],
    ['https://0x7f.1/', false, true],
    ['https://127.1/', false, true],
    ['https://127.0.0.2/', false, false],
    ['https://0177.0.0.2/', false, false],
    ['https://10.0.0.1/', false, false],
    ['https://[::ffff:127.0.0.1]/', false, false],
    ['https://[fe80::1]/', false, false],
    ['https://169.254.169.254/latest/meta-data', false, false],
    ['https://user:pass@api.truong.example/', false, false],
    ['https://api.truong.example@127.0.0.1/', false, false],
    ['https://api.truong.example/#x', false, false],
    ['https://intranet/', false, false],
    ['https://db.internal/', false, false],
    ['https://x.localhost/', false, false],
    ['https://printer.local/', false, false],
    ['https://api.truong.example./', false, false],
    ['ftp://api.truong.example/', false, false],
    ['file:///etc/passwd', false, false],
    ['javascript:alert(1)', false, false],
    [`https://api.truong.example/${'x'.repeat(500)}`, false, false],
    ['', false, false],
  ])('%s: in production %s, in development %s', (text, production, development) => {
    expect([callableAddress(text, { local: false }) !== null, callableAddress(text, { local: true }) !== null]).toEqual(
      [production, development],
    );
  });
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(listener).listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const call = (url: string, options: Partial<OutboundOptions> = {}) =>
  post({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ệ"}' }, { local: true, ...options });

describe('a call', () => {
  it('sends the body and gives status, time and Retry-After', async () => {
    let got = '';
    const port = await listening((request, response) => {
      request.on('data', (chunk: Buffer) => (got += chunk.toString()));
      request.on('end', () => response.writeHead(503, { 'retry-after': '480' }).end('busy'));
    });
    expect(await call(`http://localhost:${port}/x`, { resolve: () => Promise.resolve(['127.0.0.1']) })).toEqual({
      status: 503,
      failure: null,
      retryAfterSeconds: 480,
      ms: expect.any(Number) as number,
    });
    expect(got).toBe('{"a":"ệ"}');
  });

  it('does not follow a redirect', async () => {
    let asked = 0;
    const port = await listening((_request, response) => {
      asked += 1;
      response.writeHead(307, { location: '/again' }).end();
    });
    expect(await call(`http://127.0.0.1:${port}/x`)).toMatchObject({ status: 307 });
    expect(asked).toBe(1);
  });

  it.each([
    ['a private address', ['10.0.0.7'], 'ADDRESS_REFUSED'],
    ['this machine', ['127.0.0.1'], 'ADDRESS_REFUSED'],
    ['a public and a private address', ['1.1.1.1', '192.168.0.1'], 'ADDRESS_REFUSED'],
    ['a private IPv6 address', ['fd00::1'], 'ADDRESS_REFUSED'],
    ['no address', [], 'NAME_UNKNOWN'],
  ])('to a name that resolves to %s is refused', async (_what, found, failure) => {
    expect(await call('https://api.truong.example/', { resolve: () => Promise.resolve(found) })).toMatchObject({
      status: null,
      failure,
    });
  });

  it('resolves the name once and connects to that address alone', async () => {
    // Nothing answers at 127.0.0.1, where a second look-up would lead.
    const port = await listening((_request, response) => response.end(), '127.0.0.2');
    let times = 0;
    const resolve = () => Promise.resolve(times++ === 0 ? ['127.0.0.2'] : ['127.0.0.99']);
    expect(await call(`http://localhost:${port}/`, { resolve })).toMatchObject({ status: 200 });
    expect(times).toBe(1);
  });

  it('ends after its time, also while the name is looked up and while the reply trickles', async () => {
    const port = await listening((_request, response) => void response.writeHead(200).write('x'));
    expect(await call(`http://127.0.0.1:${port}/`, { timeoutMs: 60 })).toMatchObject({ failure: 'TIMEOUT' });
    const resolve = () => Promise.withResolvers<string[]>().promise;
    expect(await call('https://api.truong.example/', { timeoutMs: 60, resolve })).toMatchObject({ failure: 'TIMEOUT' });
  });

  it('reads a small part of a large reply', async () => {
    let sent = 0;
    const port = await listening((_request, response) => {
      const write = () => {
        while (!response.destroyed && sent < 200_000_000 && response.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      response.on('drain', write).on('error', () => {});
      write();
    });
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 200, failure: null });
    expect(sent).toBeLessThan(20_000_000);
  });

  it('without a listener, or a reply that is no HTTP, is a failed connection', async () => {
    const port = await listening((request) => request.socket.end('hello'));
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ status: null, failure: 'CONNECTION' });
    servers.splice(0).forEach((server) => server.close());
    expect(await call(`http://127.0.0.1:${port}/`)).toMatchObject({ status: null, failure: 'CONNECTION' });
  });
});
