/** Configuration from environment variables; README lists them. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';

/** Reads everything once; throws with the name of what is missing or wrong. Keeps a secret of its own in the data folder when none is given. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded database');
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const production = env['NODE_ENV'] === 'production';
  const secureCookies = production && env['ALLOW_INSECURE_COOKIES'] !== '1';
  const site = env['SITE'] ?? 'vn';
  if (site !== 'vn' && site !== 'intl') throw new Error(`SITE is "${site}"; it must be vn or intl`);
  return {
    production,
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? 3000),
    databaseUrl,
    dataDir,
    site,
    secret: secretOf(env['SECRET'], dataDir),
    secureCookies,
    trustProxy: env['TRUST_PROXY'] ?? false,
    webRoot: resolve(import.meta.dirname, '../../web/dist'),
    poolSize: Number(env['POOL_SIZE'] ?? 12),
    metricsToken: env['METRICS_TOKEN'] ?? null,
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

function secretOf(given: string | undefined, dataDir: string): Buffer {
  if (given !== undefined) {
    const secret = Buffer.from(given, 'base64');
    if (secret.length !== 32) throw new Error('SECRET must be 32 bytes in base64');
    return secret;
  }
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file);
}
