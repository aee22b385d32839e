/** The address that mail programs call for one-click unsubscribing (RFC 8058). */
import { AppError } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/context.ts';
import { unsubscribe } from './notices.service.ts';

const query = z.object({ token: z.string().max(300) });

/** Not a route of the contract, because its body is a form with a fixed content. */
export function registerOneClickUnsubscribe(server: FastifyInstance, app: App): void {
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, parsed) => parsed(null, null),
    );
    scope.post('/api/mail/unsubscribe/one-click', async (request) => {
      const asked = query.safeParse(request.query);
      if (!asked.success) throw new AppError('NOT_FOUND');
      await unsubscribe({ app, db: app.db, now: app.now() }, asked.data.token);
      return { result: true, data: null };
    });
    done();
  });
}
