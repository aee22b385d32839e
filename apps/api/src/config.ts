/** Configuration, read once from the environment by the entry points. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  /** Everything the embedded default stores: database, media, secrets. */
  readonly dataDir: string;
  readonly site: 'vn' | 'intl';
  /** 32 bytes that seal one-time passwords and links. */
  readonly secret: Buffer;
  /** Cookies are `__Host-…; Secure` when the product is served over HTTPS. */
  readonly secureCookies: boolean;
  /** Addresses or CIDRs of proxies whose X-Forwarded-* is believed. */
  readonly trustProxy: string | false;
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly poolSize: number;
  readonly metricsToken: string | null;
  readonly logLevel: string;
}
