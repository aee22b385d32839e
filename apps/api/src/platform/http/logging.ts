/**
 * Structured logs without secrets: censors secret keys, drops query strings, and removes row values that database
 * errors quote.
 */
import type { FastifyRequest } from 'fastify';
import { stdSerializers } from 'pino';

const secretKeys = [
  'password',
  'newPassword',
  'currentPassword',
  'oneTimePassword',
  'otp',
  'ticket',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'user-authorization',
  'client-app-authorization',
];
const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);

/** PostgreSQL error fields that may quote row values, such as a phone number that already exists. */
const quoting = ['detail', 'where', 'internalQuery', 'hint'];

function errorShown(error: Error) {
  const shown = stdSerializers.err(error);
  for (const key of quoting) delete shown[key];
  return shown;
}

export function loggerOptions(level: string, logTo?: { write(line: string): void }) {
  return {
    level,
    redact: { paths, censor: '[redacted]' },
    serializers: {
      err: errorShown,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?')[0],
        address: request.ip,
      }),
    },
    ...(logTo && { stream: logTo }),
  };
}
