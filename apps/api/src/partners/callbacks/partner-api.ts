/** OpenAPI 3.1 of what partners' systems call and are called with, at an address that anybody can read. */
import { partnerCallback, routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { productName } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openApi } from '../../platform/http/openapi.ts';
import { callbackExample, partnerExamples } from './partner-examples.ts';
import { signatureHeader, signatureOf } from './signature.ts';

type Json = Record<string, unknown>;
interface WithContent {
  content: Record<'application/json', Json>;
}
/** The parts of an operation that get an example. */
interface Operation {
  readonly parameters: { readonly name: string; example?: unknown }[];
  readonly requestBody?: WithContent;
  readonly responses: Readonly<Record<200, WithContent>>;
}
interface Document {
  readonly info: Json;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Json; readonly schemas: Json };
}

const tokenRoute = 'POST /auth/client-app-token';

export const partnerRouteKeys = (): RouteKey[] =>
  (Object.entries(routes) as [RouteKey, RouteSpec][])
    .filter(([key, { access }]) => key === tokenRoute || (Array.isArray(access) && access.includes('client-app')))
    .map(([key]) => key);

function withExamples(key: RouteKey, operation: Operation): Json {
  const example = partnerExamples[key];
  const copy = structuredClone(operation);
  if (example) {
    for (const parameter of copy.parameters) {
      const value = example.params?.[parameter.name];
      if (value !== undefined) parameter.example = value;
    }
    if (copy.requestBody) copy.requestBody.content['application/json']['example'] = example.body;
    copy.responses[200].content['application/json']['example'] = { result: true, data: example.reply };
  }
  return { ...copy, security: key === tokenRoute ? [] : [{ clientApp: [], clientAppId: [] }] };
}

const told = 'An attempt is submitted, scored or regraded';
const signing =
  'The header is t=<seconds>,v1=<hex> with one v1 for each valid secret. v1 is the HMAC-SHA256, keyed with the secret, ' +
  'of <seconds>, a full stop and the body as it was received. Accept when one v1 agrees and the moment is near. ' +
  'Answer 2xx within ten seconds. Anything else is sent again with growing pauses for three days, with the same id; ' +
  '410 ends it. Deliveries of an attempt come in the order of sequence.';

function resultWebhook(): Json {
  const { secret, body, sentAt } = callbackExample;
  const { $schema: _, ...schema } = z.toJSONSchema(partnerCallback, { io: 'output' });
  return {
    post: {
      operationId: 'result-callback',
      summary: told,
      description: signing,
      parameters: [
        {
          name: signatureHeader,
          in: 'header',
          required: true,
          schema: { type: 'string' },
          description: `The example is signed with the secret ${secret}`,
          example: signatureOf(body, [secret], sentAt),
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema, example: JSON.parse(body) as unknown } },
      },
      responses: { '2XX': { description: 'Received' }, 410: { description: 'Not wanted any more' } },
    },
  };
}

function partnerApi(): Json {
  const whole = openApi() as unknown as Document;
  const paths: Record<string, Json> = {};
  for (const key of partnerRouteKeys()) {
    const [method, path] = key.split(' ') as [string, string];
    const name = method.toLowerCase();
    (paths[path] ??= {})[name] = withExamples(key, whole.paths[path]![name]!);
  }
  const { clientApp, clientAppId } = whole.components.securitySchemes;
  return {
    ...whole,
    info: { ...whole.info, title: `${productName} for partners` },
    security: [{ clientApp: [], clientAppId: [] }],
    paths,
    webhooks: { result: resultWebhook() },
    components: { ...whole.components, securitySchemes: { clientApp, clientAppId } },
  };
}

export function registerPartnerApi(server: FastifyInstance): void {
  let document: string | undefined;
  server.get('/api/partners/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send((document ??= JSON.stringify(partnerApi()))),
  );
}
