/** What sends a message to one person: an SMS gateway, a mail server, or the outbox of a development machine. */

export type TemplateKey = 'code.REGISTER' | 'code.FORGOT_PASSWORD' | 'code.CHANGE_PHONE' | 'code.CHANGE_EMAIL' | 'staff.INVITATION' | 'account.PASSWORD_RESET';

/** Whether it is a six-digit code, the only thing that some gateways send. */
export const isCode = (templateKey: TemplateKey): boolean => templateKey.startsWith('code.');

export interface Message {
  /** A Vietnamese mobile number as `0912345678`, another one as `+6591234567`, or an e-mail address. */
  readonly to: string;
  readonly templateKey: TemplateKey;
  readonly params: { readonly product: string; readonly code: string; readonly minutes?: number; readonly days?: number } | { readonly product: string; readonly contact: string; readonly code?: undefined };
  readonly locale: 'vi' | 'en';
  /** The same for a message that is sent again; providers refuse a double by it. */
  readonly requestId: string;
}

export interface Outcome {
  /** Taken over by the provider, not yet delivered. */
  readonly accepted: boolean;
  readonly providerId?: string;
  /** The provider's own code, for the log. */
  readonly errorCode?: string;
  /** Another provider may succeed where this one refused. */
  readonly retryable: boolean;
}

export type Channel = 'sms' | 'mail';

export interface Provider {
  readonly name: string;
  readonly channel: Channel;
  send(message: Message): Promise<Outcome>;
}

/** A number as providers abroad and Zalo want it, without the plus sign: `84912345678`. */
export const internationalNumber = (phone: string): string => (phone.startsWith('0') ? `84${phone.slice(1)}` : phone.replace(/^\+/, ''));
