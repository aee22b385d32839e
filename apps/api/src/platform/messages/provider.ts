/** Providers send a message to one person: SMS gateways, a mail server, or the outbox of a development machine. */
import type { NoticeKind } from '@vumon/domain';

export type TemplateKey =
  | 'code.REGISTER'
  | 'code.FORGOT_PASSWORD'
  | 'code.CHANGE_PHONE'
  | 'code.CHANGE_EMAIL'
  | 'code.CONFIRM'
  | 'code.GUARDIAN'
  | 'staff.INVITATION'
  | 'account.CONTACT_CHANGED'
  | 'account.PASSWORD_RESET'
  | 'account.PASSWORD_CHANGED'
  | 'account.DELETED'
  | 'account.OPENED'
  | 'account.GIFTED';

/** Whether the message contains a one-time code; some gateways send no other messages. */
export const isCode = (templateKey: TemplateKey): boolean => templateKey.startsWith('code.');

export type Locale = 'vi' | 'en';

/** The parameters of a mail about a notice. */
export interface NoticeMail {
  readonly kind: NoticeKind;
  /** Parameters of the texts. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The link of the notice. */
  readonly url: string | null;
  readonly unsubscribe: Unsubscribe;
}

/** Addresses for unsubscribing from mails of a kind. */
export interface Unsubscribe {
  /** A page that asks for confirmation. */
  readonly page: string;
  /** For the mail program's own unsubscribe button (RFC 8058). */
  readonly oneClick: string;
}

export interface Message {
  /** A Vietnamese mobile number as `0912345678`, another one as `+6591234567`, or an e-mail address. */
  readonly to: string;
  readonly templateKey: TemplateKey;
  readonly params:
    | { readonly product: string; readonly code: string; readonly minutes?: number; readonly days?: number }
    | {
        readonly product: string;
        readonly contact: string;
        readonly link?: string | undefined;
        readonly code?: undefined;
      }
    | { readonly product: string; readonly after: string; readonly link: string; readonly code?: undefined };
  readonly locale: Locale;
  /** Idempotency key: a repeated message has the same id, by which providers detect duplicates. */
  readonly requestId: string;
}

/** A mail as it is sent: one recipient, a plain text and the same as HTML. */
export interface Mail {
  readonly to: string;
  readonly requestId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: Unsubscribe;
}

/** An SMS; gateways with templates of their own take key and parameters. */
export type Sms = Message;

export interface Outcome {
  /** Accepted by the provider, but not necessarily delivered. */
  readonly accepted: boolean;
  readonly providerId?: string;
  /** The provider's own code, for the log. */
  readonly errorCode?: string;
  /** Another provider may succeed where this one refused. */
  readonly retryable: boolean;
}

export type Channel = 'sms' | 'mail';

interface ProviderOf<Kind extends Channel, Sent> {
  readonly name: string;
  readonly channel: Kind;
  send(message: Sent): Promise<Outcome>;
}
export type SmsProvider = ProviderOf<'sms', Sms>;
export type MailProvider = ProviderOf<'mail', Mail>;

/** The number with country code but without plus sign, as Zalo and foreign providers require: `84912345678`. */
export const internationalNumber = (phone: string): string =>
  phone.startsWith('0') ? `84${phone.slice(1)}` : phone.replace(/^\+/, '');
