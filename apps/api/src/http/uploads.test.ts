/** Uploads wait in memory; many large ones at once may not take all of it. */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';

const t = await testApp();

it('are refused while others fill the memory set aside, and taken again afterwards', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  await t.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.server.server.address() as AddressInfo;
  const head = (bytes: number) => [
    'POST /api/itf/media HTTP/1.1', 'Host: 127.0.0.1', `User-Authorization: Bearer ${teacher.token}`, 'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${bytes}`, '', '--b', 'Content-Disposition: form-data; name="file"; filename="a.mp4"', '', '',
  ].join('\r\n');
  const open: Socket[] = [];
  const start = async (bytes: number) => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    await once(socket, 'connect');
    socket.write(head(bytes));
    return socket;
  };
  /** The status that one more large upload is refused with; null while it is being taken. */
  const tryAnother = async () => {
    const socket = await start(100 * 1024 * 1024);
    const reply = once(socket, 'data').then(([bytes]) => Number(String(bytes).split(' ')[1]));
    const status = await Promise.race([reply, once(socket, 'close').then(() => null), new Promise<null>((done) => setTimeout(done, 300, null))]);
    socket.destroy();
    return status;
  };
  const patiently = { timeout: 20_000 };
  const small = () => t.as(teacher).upload('POST /itf/media', { fields: { kind: 'image' }, file: { name: 'a.png', bytes: Buffer.from('no picture') } });

  try {
    // Two of 100 MB are under way, not complete; a third does not fit, a small one does.
    await start(100 * 1024 * 1024);
    await start(100 * 1024 * 1024);
    await expect.poll(tryAnother, patiently).toBe(503);
    expect((await small()).json().code).toBe('MEDIA_UNSUPPORTED');

    for (const socket of open) socket.destroy();
    await expect.poll(tryAnother, patiently).toBeNull();
  } finally {
    for (const socket of open) socket.destroy();
  }
}, 60_000);
