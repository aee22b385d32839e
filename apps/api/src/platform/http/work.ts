/** Which request the running code belongs to, so that a crash can name it. */
import type { FastifyInstance } from 'fastify';
import { during, ended, type Crash, type Work } from '../native/under-way.ts';
import { isEndless } from './server.ts';

export function noteWorkUnderWay(server: FastifyInstance, record: (crash: Crash) => void): void {
  const works = new WeakMap<object, Work>();
  // Set before the handler: what is read of a body before that may run in another context.
  server.addHook('preHandler', (request, _reply, done) => {
    if (isEndless(request)) return done();
    // The query is left out, because it may hold names and codes.
    const work: Work = { kind: 'request', id: request.id, name: `${request.method} ${request.url.split('?')[0]}` };
    works.set(request.raw, work);
    return during({ work, record }, done);
  });
  const end = (request: { raw: object }) => {
    const work = works.get(request.raw);
    if (work) ended(work);
  };
  server.addHook('onResponse', async (request) => end(request));
  server.addHook('onRequestAbort', async (request) => end(request));
}
