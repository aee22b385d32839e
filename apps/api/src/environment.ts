/** Configuration from environment variables; README lists them. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { paymentMethods, productName, signOnProviders, type PaymentMethod, type Site } from '@vumon/domain';
import { cellNames, signingSeedOf } from '#platform/cells';
import type { Config, GatewayConfig, MessageConfig, PaymentConfig } from './config.ts';

/** Reads everything once; throws with the name of what is missing or wrong. Without SECRET it creates one and stores it in the data folder. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env['DATABASE_URL'];
  if (!databaseUrl) throw new Error('DATABASE_URL is not set; `npm start` sets it for the embedded database');
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const production = env['NODE_ENV'] === 'production';
  const development = env['DEV'] === '1' || (!production && existsSync(join(dataDir, demoMark)));
  const secureCookies = production && env['ALLOW_INSECURE_COOKIES'] !== '1';
  const site = env['SITE'] ?? 'vn';
  if (site !== 'vn' && site !== 'intl') throw new Error(`SITE is "${site}"; it must be vn or intl`);
  const secret = secretOf(env['SECRET'], dataDir);
  return {
    production,
    development,
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? 3000),
    databaseUrl,
    savingUrl: env['DATABASE_SAVING_URL'] ?? databaseUrl,
    workUrl: env['DATABASE_WORK_URL'] ?? databaseUrl,
    directUrl: env['DATABASE_DIRECT_URL'] ?? databaseUrl,
    readingUrl: env['DATABASE_READING_URL'] || null,
    prepared: preparedOf(env['DATABASE_PREPARED']),
    dataDir,
    bucket: bucketIn(env),
    cell: cellIn(env, secret, publicUrlOf(env, production)),
    site,
    secret,
    secureCookies,
    trustProxy: env['TRUST_PROXY'] ?? false,
    countryHeader: env['COUNTRY_HEADER'] || null,
    otherSiteUrl: otherSiteOf(env['OTHER_SITE_URL']),
    analyticsScript: analyticsScriptOf(env['ANALYTICS_SCRIPT_URL']),
    webRoot: resolve(import.meta.dirname, '../../web/dist'),
    poolSize: Number(env['POOL_SIZE'] ?? 12),
    testMemoryBytes: wholeNumberOf('TEST_MEMORY_MB', env['TEST_MEMORY_MB'] ?? '64', ' of megabytes') * 1024 * 1024,
    attemptsInMemory: wholeNumberOf('ATTEMPTS_IN_MEMORY', env['ATTEMPTS_IN_MEMORY'] ?? '20000'),
    publicUrl: publicUrlOf(env, production),
    practiceUrl: practiceUrlOf(env) ?? publicUrlOf(env, production),
    metricsToken: env['METRICS_TOKEN'] ?? null,
    messages: messagesOf(env),
    signOn: signOnOf(env),
    payments: paymentsOf(env, { production, development, site }),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

/** Written by the launcher into a data folder whose database is embedded and holds the demo school. */
export const demoMark = 'demo';

function signOnOf(env: NodeJS.ProcessEnv): Config['signOn'] {
  const clients = signOnProviders.flatMap((provider) => {
    const [id, secret] = [`${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`];
    const [clientId, clientSecret] = [env[id], env[secret]];
    if (!clientId && !clientSecret) return [];
    if (!clientId || !clientSecret)
      throw new Error(`${clientId ? secret : id} is not set; ${clientId ? id : secret} is`);
    return [[provider, { clientId, clientSecret }] as const];
  });
  return Object.fromEntries(clients);
}

function wholeNumberOf(name: string, given: string, ofWhat = ''): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${name} is "${given}"; it must be a whole number${ofWhat} from 1`);
  return number;
}

/** Errors: whatever a bucket needs and is not set. */
export function bucketIn(env: NodeJS.ProcessEnv): Config['bucket'] {
  const storage = env['STORAGE'] ?? 'local';
  if (storage !== 'local' && storage !== 's3') throw new Error(`STORAGE is "${storage}"; it must be local or s3`);
  if (storage === 'local') return null;
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set; STORAGE=s3 needs it`);
    return value;
  };
  const endpoint = need('S3_ENDPOINT');
  if (!/^https?:\/\/[^/?#]+\/?$/.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`S3_ENDPOINT is "${endpoint}"; it must be an http(s) address without a path`);
  const prefix = env['S3_PREFIX'] ?? '';
  if (!/^(?:[\w.-]+\/)*$/.test(prefix))
    throw new Error(`S3_PREFIX is "${prefix}"; it must be names of letters and digits, each with a slash after it`);
  return {
    endpoint,
    region: env['S3_REGION'] ?? 'us-east-1',
    bucket: need('S3_BUCKET'),
    prefix,
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    pathStyle: env['S3_PATH_STYLE'] === '1',
  };
}

/** Errors: a part of what a cell needs without the rest. */
export function cellIn(env: NodeJS.ProcessEnv, secret: Buffer, publicUrl: string): Config['cell'] {
  const names = ['CELL', 'DIRECTORY_URL', 'DIRECTORY_KEY'] as const;
  const set = names.find((name) => env[name]);
  if (!set) return null;
  const [name, directoryUrl, key] = names.map((one) => {
    const value = env[one];
    if (!value) throw new Error(`${one} is not set; ${set} is`);
    return value;
  }) as [string, string, string];
  if (!cellNames.test(name)) throw new Error(`CELL is "${name}"; it must be c00 to c59`);
  if (!/^postgres(?:ql)?:\/\//.test(directoryUrl) || !URL.canParse(directoryUrl))
    throw new Error('DIRECTORY_URL is no address of a PostgreSQL server');
  const directoryKey = Buffer.from(key, 'base64');
  if (directoryKey.length !== 32) throw new Error('DIRECTORY_KEY must be 32 bytes in base64');
  const callUrl = (env['CELLS_URL'] ?? publicUrl).replace(/\/$/, '');
  if (!/^https?:\/\/[^/?#]+$/.test(callUrl) || !URL.canParse(callUrl))
    throw new Error(`CELLS_URL is "${callUrl}"; it must be an http(s) address without a path`);
  return { name, directoryUrl, directoryKey, signingSeed: signingSeedOf(secret, name), callUrl };
}

function preparedOf(given: string | undefined): boolean {
  if (given !== undefined && given !== 'on' && given !== 'off')
    throw new Error(`DATABASE_PREPARED is "${given}"; it must be on or off`);
  return given !== 'off';
}

function practiceUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const given = env['PRACTICE_BASE_URL'];
  if (given === undefined) return undefined;
  if (!/^https?:\/\/[^/]/.test(given) || !URL.canParse(given))
    throw new Error(`PRACTICE_BASE_URL is "${given}"; it must be an http(s) address`);
  return new URL(given).href.replace(/\/$/, '');
}

/** Its origin becomes a part of the policy of pages, where other signs than these have a meaning. */
function analyticsScriptOf(given: string | undefined): string | null {
  if (!given) return null;
  if (!/^https:\/\/[a-z\d.-]+(?::\d{1,5})?\/[\w./?&=%~-]+$/i.test(given))
    throw new Error(`ANALYTICS_SCRIPT_URL is "${given}"; it must be the https address of a script`);
  return given;
}

function otherSiteOf(given: string | undefined): string | null {
  if (!given) return null;
  if (!/^https?:\/\/[^/]/.test(given) || !URL.canParse(given))
    throw new Error(`OTHER_SITE_URL is "${given}"; it must be an http(s) address`);
  return new URL(given).origin;
}

/** Links in mails need the public address: a production server that sends mail must be given it. */
function publicUrlOf(env: NodeJS.ProcessEnv, production: boolean): string {
  const given = env['PUBLIC_URL'];
  if (given === undefined) {
    if (production && env['MAIL_URL']) throw new Error('PUBLIC_URL is not set; links in mails need it');
    return `http://localhost:${env['PORT'] ?? 3000}`;
  }
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`PUBLIC_URL is "${given}"; it must be an http(s) address`);
  return url.href.replace(/\/$/, '');
}

export function secretOf(given: string | undefined, dataDir: string): Buffer {
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

/** The real gateway where one is configured; or else its simulator on development machines and with the demo, and none in production. */
function paymentsOf(
  env: NodeJS.ProcessEnv,
  {
    production,
    development,
    site,
  }: { readonly production: boolean; readonly development: boolean; readonly site: Site },
): PaymentConfig | null {
  if (env['VNPAY_SIMULATOR'] === '1' && production)
    throw new Error('VNPAY_SIMULATOR is set; the simulator of the payment gateway does not run in production');
  const tmnCode = env['VNPAY_TMN_CODE'];
  const methods = methodsOf(env['PAYMENT_METHODS'], site);
  if (!tmnCode)
    return development && !production ? { ...simulatedGateway(Number(env['PORT'] ?? 3000)), methods } : null;
  const need = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set; VNPAY_TMN_CODE is`);
    return value;
  };
  return {
    tmnCode,
    secret: need('VNPAY_SECRET'),
    payUrl: need('VNPAY_PAY_URL'),
    apiUrl: need('VNPAY_API_URL'),
    methods,
    simulated: false,
  };
}

/** Vietnamese bank accounts and QR codes are of no use to buyers abroad. */
function methodsOf(given: string | undefined, site: Site): readonly PaymentMethod[] {
  if (given === undefined) return site === 'intl' ? ['INTCARD'] : paymentMethods;
  const named = given.split(',').map((name) => name.trim());
  const wrong = named.find((name) => !(paymentMethods as readonly string[]).includes(name));
  if (wrong !== undefined)
    throw new Error(`PAYMENT_METHODS has "${wrong}"; it takes ${paymentMethods.join(', ')}, separated by commas`);
  return named as PaymentMethod[];
}

/** Its secret is public, like the passwords of the demo, because no real money is involved. */
export const simulatedGateway = (port: number): PaymentConfig => ({
  tmnCode: 'DEMOV210',
  secret: 'VUMONSIMULATOR',
  payUrl: '/dev/vnpay/paymentv2/vpcpay.html',
  apiUrl: `http://127.0.0.1:${port}/dev/vnpay/merchant_webapi/api/transaction`,
  methods: paymentMethods,
  simulated: true,
});

/** Gateways by the name that SMS_PROVIDERS lists them with. */
const gateways: Readonly<
  Record<string, (need: (name: string) => string, urlOr: (name: string, url: string) => string) => GatewayConfig>
> = {
  esms: (need, urlOr) => ({
    kind: 'esms',
    url: urlOr('ESMS_URL', 'https://rest.esms.vn/MainService.svc/json/SendMultipleMessage_V4_post_json/'),
    apiKey: need('ESMS_API_KEY'),
    secretKey: need('ESMS_SECRET_KEY'),
    brandname: need('ESMS_BRANDNAME'),
  }),
  speedsms: (need, urlOr) => ({
    kind: 'speedsms',
    url: urlOr('SPEEDSMS_URL', 'https://api.speedsms.vn/index.php/sms/send'),
    token: need('SPEEDSMS_TOKEN'),
    sender: need('SPEEDSMS_SENDER'),
  }),
  zns: (need, urlOr) => ({
    kind: 'zns',
    url: urlOr('ZNS_URL', 'https://business.openapi.zalo.me/message/template'),
    accessToken: need('ZNS_ACCESS_TOKEN'),
    templateId: need('ZNS_TEMPLATE_ID'),
  }),
  twilio: (need, urlOr) => ({
    kind: 'twilio',
    url: urlOr('TWILIO_URL', 'https://verify.twilio.com'),
    apiKey: need('TWILIO_API_KEY'),
    apiSecret: need('TWILIO_API_SECRET'),
    service: need('TWILIO_VERIFY_SERVICE'),
  }),
};

function messagesOf(env: NodeJS.ProcessEnv): MessageConfig {
  const names = (env['SMS_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const sms = names.map((name): GatewayConfig => {
    const gateway = Object.hasOwn(gateways, name) ? gateways[name] : undefined;
    if (!gateway)
      throw new Error(
        `SMS_PROVIDERS names "${name}"; known are ${Object.keys(gateways).join(', ')}. What is not sent goes to the outbox on development machines only`,
      );
    const need = (variable: string): string => {
      const value = env[variable];
      if (!value) throw new Error(`${variable} is not set; SMS_PROVIDERS names ${name}`);
      return value;
    };
    return gateway(need, (variable, url) => env[variable] ?? url);
  });
  const url = env['MAIL_URL'];
  if (!url) return { sms, mail: null };
  const address = env['MAIL_FROM'];
  if (!address) throw new Error('MAIL_FROM is not set; MAIL_URL is');
  return { sms, mail: { url, from: { name: env['MAIL_FROM_NAME'] ?? productName, address } } };
}
