/** Refuses deeply nested JSON bodies before they are parsed, because everything that processes a body recurses. */
import { AppError } from '@vumon/domain';
import type { FastifyInstance } from 'fastify';

/** The deepest question has eight levels. */
const deepest = 64;

/** Whether arrays and objects are nested deeper than `deepest`. Looks only at brackets and strings, also of invalid JSON. */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

export function acceptJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body as string)) return done(new AppError('BODY_INVALID'));
    return parse(request, body as string, done);
  });
}
