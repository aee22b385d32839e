/** Structured logs without secrets: keys that hold them are censored, query strings dropped. */
import type { FastifyRequest } from 'fastify';

const secretKeys = ['password', 'newPassword', 'currentPassword', 'oneTimePassword', 'otp', 'token', 'accessToken', 'refreshToken', 'secret', 'authorization', 'cookie', 'set-cookie', 'user-authorization', 'client-app-authorization'];
const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

export function loggerOptions(level: string, logTo?: { write(line: string): void }) {
  return {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0], address: request.ip }),
    },
    ...(logTo && { stream: logTo }),
  };
}
