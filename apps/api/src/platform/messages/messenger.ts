/** Sends a message through the first provider of its channel that accepts it. */
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../http/context.ts';
import { localeOn, type GatewayConfig } from '../../config.ts';
import { esms, speedSms, twilioVerify, zns } from './gateways.ts';
import { smtp } from './mail.ts';
import { insertOutboxMessage } from './outbox.queries.ts';
import type { Mail, MailProvider, Message, Outcome, SmsProvider } from './provider.ts';
import { mailOf, smsText } from './texts.ts';

function smsOutbox(app: App): SmsProvider {
  return {
    name: 'outbox',
    channel: 'sms',
    async send(message) {
      const { to: recipient, requestId: id } = message;
      await insertOutboxMessage(app.db, {
        id,
        channel: 'sms',
        recipient,
        subject: null,
        body: smsText(message),
        html: null,
        sent_at: new Date(app.now()),
      });
      return { accepted: true, retryable: false, providerId: id };
    },
  };
}

function mailOutbox(app: App): MailProvider {
  return {
    name: 'outbox',
    channel: 'mail',
    async send({ to: recipient, requestId: id, subject, text: body, html }) {
      const sent_at = new Date(app.now());
      await insertOutboxMessage(app.db, { id, channel: 'mail', recipient, subject, body, html, sent_at });
      return { accepted: true, retryable: false, providerId: id };
    },
  };
}

const gatewayOf = (gateway: GatewayConfig): SmsProvider => {
  switch (gateway.kind) {
    case 'esms':
      return esms(gateway);
    case 'speedsms':
      return speedSms(gateway);
    case 'zns':
      return zns(gateway);
    case 'twilio':
      return twilioVerify(gateway);
  }
};

interface Providers {
  /** In the order in which they are tried. */
  readonly sms: readonly SmsProvider[];
  readonly mail: readonly MailProvider[];
}

/** Without a configured provider, a development machine writes messages to its outbox. */
function providersOf(app: App): Providers {
  const { production, messages } = app.config;
  const sms = messages.sms.map(gatewayOf);
  const mail = messages.mail === null ? [] : [smtp(messages.mail)];
  if (production) return { sms, mail };
  return {
    sms: sms.length > 0 ? sms : [smsOutbox(app)],
    mail: mail.length > 0 ? mail : [mailOutbox(app)],
  };
}

/**
 * Tries the providers one after the other; returns the last outcome when none accepts the message. Logs providers and
 * their codes, never numbers or texts.
 */
export async function sendThrough<Sent extends { readonly requestId: string }>(
  providers: readonly { readonly name: string; send(message: Sent): Promise<Outcome> }[],
  message: Sent,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Outcome> {
  let outcome: Outcome = { accepted: false, errorCode: 'NO_PROVIDER', retryable: false };
  for (const provider of providers) {
    outcome = await provider.send(message);
    if (outcome.accepted) return outcome;
    log.warn(
      { provider: provider.name, errorCode: outcome.errorCode, requestId: message.requestId },
      'a message was not taken',
    );
    if (!outcome.retryable) return outcome;
  }
  return outcome;
}

const known = new WeakMap<App, Providers>();

function configured(app: App): Providers {
  let providers = known.get(app);
  if (!providers) known.set(app, (providers = providersOf(app)));
  return providers;
}

/**
 * Sends at once: by mail if the recipient contains an @, otherwise by SMS. Only for messages that a user waits for; see
 * `sendLater` for others.
 */
export function sendMessage(app: App, { locale, ...given }: Message): Promise<Outcome> {
  const message = { ...given, locale: localeOn(app.config, locale) };
  const { sms, mail } = configured(app);
  return message.to.includes('@') ? sendThrough(mail, mailOf(message), app.log) : sendThrough(sms, message, app.log);
}

/** Sends a laid-out mail now; for jobs. */
export const sendMail = (app: App, mail: Mail): Promise<Outcome> => sendThrough(configured(app).mail, mail, app.log);

/** Whether anything can be sent over each channel. */
export function openChannels(app: App): { readonly sms: boolean; readonly mail: boolean } {
  const { sms, mail } = configured(app);
  return { sms: sms.length > 0, mail: mail.length > 0 };
}
