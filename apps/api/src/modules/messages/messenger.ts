/** Sends a message through the first provider of its channel that takes it. */
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../http/context.ts';
import type { MessageConfig } from '../../config.ts';
import { esms, speedSms, twilioVerify, zns } from './gateways.ts';
import { smtp } from './mail.ts';
import { insertOutboxMessage } from './outbox.queries.ts';
import type { Channel, Message, Outcome, Provider } from './provider.ts';
import { mailText, smsText } from './words.ts';

function outbox(app: App, channel: Channel): Provider {
  return {
    name: 'outbox',
    channel,
    async send(message) {
      const { subject, text } = channel === 'mail' ? mailText(message) : { subject: null, text: smsText(message) };
      const id = app.newId();
      await insertOutboxMessage(app.db, { id, channel, recipient: message.to, subject, body: text, sent_at: new Date(app.now()) });
      return { accepted: true, retryable: false, providerId: id };
    },
  };
}

function configured(config: MessageConfig): Provider[] {
  const sms = config.sms.map((gateway) => {
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
  });
  return config.mail === null ? sms : [...sms, smtp(config.mail)];
}

/** Providers in the order in which they are tried. A development machine without any writes to its outbox. */
function providersOf(app: App): Provider[] {
  const given = configured(app.config.messages);
  if (app.config.production) return given;
  const channels: readonly Channel[] = ['sms', 'mail'];
  return [...given, ...channels.filter((channel) => !given.some((provider) => provider.channel === channel)).map((channel) => outbox(app, channel))];
}

/** Tries one after the other; the last outcome where none takes the message. Logs providers and their codes, never numbers or texts. */
export async function sendThrough(providers: readonly Provider[], message: Message, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Outcome> {
  let outcome: Outcome = { accepted: false, errorCode: 'NO_PROVIDER', retryable: false };
  for (const provider of providers) {
    outcome = await provider.send(message);
    if (outcome.accepted) return outcome;
    log.warn({ provider: provider.name, errorCode: outcome.errorCode, requestId: message.requestId }, 'a message was not taken');
    if (!outcome.retryable) return outcome;
  }
  return outcome;
}

const known = new WeakMap<App, Provider[]>();

/** Sends by mail to an address with an @, else by SMS. */
export function sendMessage(app: App, message: Message): Promise<Outcome> {
  let providers = known.get(app);
  if (!providers) known.set(app, (providers = providersOf(app)));
  const channel: Channel = message.to.includes('@') ? 'mail' : 'sms';
  return sendThrough(providers.filter((provider) => provider.channel === channel), message, app.log);
}
