/** Orders and replies of the process that renders pages. */
import type { Site } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';

export interface Order {
  /** The script that renders, as an absolute path. */
  readonly script: string;
  readonly site: Site;
  /** The host that a page names. */
  readonly host: string;
  /** The address with the prefix of the language. */
  readonly path: string;
  readonly locale: Locale;
  readonly nonce: string;
  /** Bodies of the API's replies by address. */
  readonly replies: Readonly<Record<string, string>>;
  /** Whether the reader's device is a phone; only for early views. */
  readonly onPhone?: boolean;
}

export interface Rendered {
  readonly html: string;
  /** What the page was rendered with, for the browser. */
  readonly data: readonly unknown[];
  /** The module of the screen. */
  readonly screen: string;
}

/** Addresses of the API whose replies are missing, or the page. */
export type Reply = { readonly needs: readonly string[] } | Rendered;
