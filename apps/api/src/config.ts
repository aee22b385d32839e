/** Configuration, read once from the environment by the entry points. */
import type { PaymentMethod, SignOnProvider, Site } from '@vumon/domain';
import type { CellConfig } from '#platform/cells';
import type { BucketConfig } from '#platform/storage';

/** The public password of all demo accounts. */
export const demoPassword = 'Vumon2026';

/** An SMS gateway with its settings; `url` is its own address except in tests. */
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
  /** The methods of payment that buyers of this site choose from, in this order. */
  readonly methods: readonly PaymentMethod[];
  /** The product's own simulator of the gateway, for development and tests. */
  readonly simulated: boolean;
}

/** The product's registration at a provider of schools' accounts. */
export interface SignOnClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** In tests, to reach a provider of their own. */
  readonly fetch?: typeof fetch;
}

export interface Config {
  readonly production: boolean;
  /** True on a developer's machine and for the demo: serves `/dev/*` and allows the demo accounts, whose password is public. */
  readonly development: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Addresses of the pools for saves and for jobs: a pooler gives each its own timeouts. */
  readonly savingUrl: string;
  readonly workUrl: string;
  /** The server itself, for what needs a connection that stays the same: listening, the job queue, the heartbeat. */
  readonly directUrl: string;
  /** A server that follows the primary, for what may be seconds old; null without one. */
  readonly readingUrl: string | null;
  /** Whether connections keep prepared statements. */
  readonly prepared: boolean;
  /** Everything the embedded default stores: database, media, secrets. */
  readonly dataDir: string;
  /** Where uploaded files and recordings are; null: in `dataDir`. */
  readonly bucket: BucketConfig | null;
  /** Null: this database is the only one of its installation. */
  readonly cell: CellConfig | null;
  readonly site: Site;
  /** 32 bytes from which the keys for encryption and MACs are derived. */
  readonly secret: Buffer;
  /** Cookies are `__Host-…; Secure` when the product is served over HTTPS. */
  readonly secureCookies: boolean;
  /** Addresses or CIDRs of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: string | false;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** Header with the visitor's country (ISO 3166-1, two letters) that the proxy sets; null: nobody says it. */
  readonly countryHeader: string | null;
  /** Origin of the product's other site (Vietnamese or international), which visitors of its countries are told of. */
  readonly otherSiteUrl: string | null;
  /** Address of a script of the operator's choice that counts visitors of public pages; null: none. */
  readonly analyticsScript: string | null;
  readonly poolSize: number;
  /** Size of a process's cache of published tests. */
  readonly testMemoryBytes: number;
  /** Running attempts whose owner, version and use of the log a process knows without asking the database. */
  readonly attemptsInMemory: number;
  /** Where people reach the product, without a slash at the end: for links in mails. */
  readonly publicUrl: string;
  /** Where practice links lead, without a slash at the end. */
  readonly practiceUrl: string;
  readonly metricsToken: string | null;
  readonly messages: MessageConfig;
  /** Providers with which people of schools sign in; none: nothing of it is shown. */
  readonly signOn: Readonly<Partial<Record<SignOnProvider, SignOnClient>>>;
  /** Null: nothing can be bought online. */
  readonly payments: PaymentConfig | null;
  readonly logLevel: string;
}

/** The language in which a site speaks to somebody who reads `own`: the international site has English alone. */
export const localeOn = ({ site }: Pick<Config, 'site'>, own: 'vi' | 'en'): 'vi' | 'en' =>
  site === 'intl' ? 'en' : own;

/** The prefix of page addresses in a language: none for Vietnamese, and none on the international site, which has one language. */
export const languagePrefix = ({ site }: Pick<Config, 'site'>, locale: string): '' | '/en' =>
  locale === 'en' && site === 'vn' ? '/en' : '';
