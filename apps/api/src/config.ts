/** Configuration, read once from the environment by the entry points. */
import type { Site } from '@vumon/domain';

/** The password of every demo account: these are for looking around, so everybody may know it. */
export const demoPassword = 'Vumon2026';

/** An SMS gateway with what it needs; `url` is its own address unless a test stands in for it. */
export type GatewayConfig =
  | {
      readonly kind: 'esms';
      readonly url: string;
      readonly apiKey: string;
      readonly secretKey: string;
      readonly brandname: string;
    }
  | { readonly kind: 'speedsms'; readonly url: string; readonly token: string; readonly sender: string }
  | { readonly kind: 'zns'; readonly url: string; readonly accessToken: string; readonly templateId: string }
  | {
      readonly kind: 'twilio';
      readonly url: string;
      readonly apiKey: string;
      readonly apiSecret: string;
      readonly service: string;
    };

export interface MessageConfig {
  /** In the order in which they are tried. */
  readonly sms: readonly GatewayConfig[];
  readonly mail: { readonly url: string; readonly from: { readonly name: string; readonly address: string } } | null;
}

/** The payment gateway, with full addresses. */
export interface PaymentConfig {
  readonly payUrl: string;
  readonly apiUrl: string;
  readonly tmnCode: string;
  readonly secret: string;
  /** The product's own stand-in for the gateway, for development and tests. */
  readonly simulated: boolean;
}

export interface Config {
  readonly production: boolean;
  /** True on a developer's machine and for the demo: serves `/dev/*` and allows the demo accounts, whose password is public. */
  readonly development: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Everything the embedded default stores: database, media, secrets. */
  readonly dataDir: string;
  readonly site: Site;
  /** 32 bytes from which the keys for encryption and MACs are derived. */
  readonly secret: Buffer;
  /** Cookies are `__Host-…; Secure` when the product is served over HTTPS. */
  readonly secureCookies: boolean;
  /** Addresses or CIDRs of proxies whose X-Forwarded-* is believed. */
  readonly trustProxy: string | false;
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly poolSize: number;
  /** How much a process keeps of published tests in memory. */
  readonly testMemoryBytes: number;
  /** Where people reach the product, without a slash at the end: for links in mails. */
  readonly publicUrl: string;
  /** Where practice links lead, without a slash at the end. */
  readonly practiceUrl: string;
  readonly metricsToken: string | null;
  readonly messages: MessageConfig;
  /** Null: nothing can be bought online. */
  readonly payments: PaymentConfig | null;
  readonly logLevel: string;
}

/** What addresses of pages begin with in a language: Vietnamese stands without a prefix, and abroad there is one language. */
export const languagePrefix = ({ site }: Pick<Config, 'site'>, locale: string): '' | '/en' =>
  locale === 'en' && site === 'vn' ? '/en' : '';
