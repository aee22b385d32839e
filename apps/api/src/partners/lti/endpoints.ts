/**
 * What platforms call by the browser of a user: forms and addresses that the specification fixes, so they are no routes
 * of the contract. They come from other sites by their nature; what they change is nothing but that a launch is stored.
 */
import { AppError, withoutInvisible, type ErrorCode } from '@vumon/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App, RequestContext } from '../../platform/http/context.ts';
import { requestContext } from '../../platform/http/request-context.ts';
import { publicKeys } from './keys.ts';
import { beginLogin, platformNamedIn, receiveLaunch, type Onward } from './launch.service.ts';
import { findOptionalPlatformOf } from './lti.queries.ts';

const short = z.string().min(1).max(500);
/** Moodle's hint is a few ids as JSON, Canvas's a signed token. */
const login = z.object({
  iss: short,
  login_hint: z.string().min(1).max(1_000),
  target_link_uri: z.string().min(1).max(2_000),
  client_id: short.optional(),
  lti_message_hint: z.string().max(4_000).optional(),
  lti_storage_target: z.string().max(200).optional(),
});
const launch = z.object({
  state: z.string().max(4_000).optional(),
  id_token: z.string().max(100_000).optional(),
  error: z.string().max(200).optional(),
});

const page = (platformId: string | null, fragment: Readonly<Record<string, string>>): string =>
  `/lti${platformId === null ? '' : `?platform=${platformId}`}#${new URLSearchParams(fragment).toString()}`;

/** A code for the page; everything else is an error of the server and shown as one. */
const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError) return error.code;
  throw error;
};

export function registerLti(server: FastifyInstance, app: App): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (context: RequestContext) => Promise<Onward>,
    named: (context: RequestContext) => Promise<string | null>,
  ): Promise<FastifyReply> {
    const context = requestContext(app, request, reply);
    const onward = await work(context).catch(async (error: unknown) => {
      const refused = codeOf(error);
      const platformId = await named(context);
      request.log.info({ code: refused, platformId }, 'a launch was refused');
      return { platformId, fragment: { refused } };
    });
    return reply.redirect(page(onward.platformId, onward.fragment), 303);
  }

  const beginFrom = (request: FastifyRequest, reply: FastifyReply, given: unknown) => {
    const asked = login.safeParse(given);
    return answer(
      request,
      reply,
      async (context) => {
        if (!asked.success) throw new AppError('LTI_MESSAGE_UNSUPPORTED');
        return beginLogin(context, asked.data);
      },
      async ({ db }) => {
        const named = asked.data && { issuer: asked.data.iss, clientId: asked.data.client_id ?? null };
        return (named && (await findOptionalPlatformOf(db, named))?.id) ?? null;
      },
    );
  };

  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 128 * 1024 },
      (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(withoutInvisible(body as string)))),
    );
    const config = { crossOrigin: true };
    scope.get('/api/lti/login', { config }, (request, reply) => beginFrom(request, reply, request.query));
    scope.post('/api/lti/login', { config }, (request, reply) => beginFrom(request, reply, request.body));
    scope.post('/api/lti/launch', { config }, (request, reply) => {
      const posted = launch.safeParse(request.body);
      return answer(
        request,
        reply,
        async (context) => {
          if (!posted.success) throw new AppError('LTI_MESSAGE_UNSUPPORTED');
          return receiveLaunch(context, posted.data);
        },
        (context) => (posted.success ? platformNamedIn(context, posted.data) : Promise.resolve(null)),
      );
    });
    scope.get('/api/lti/keys', { config }, async (_request, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').send(await publicKeys(app.db)),
    );
    done();
  });
}
