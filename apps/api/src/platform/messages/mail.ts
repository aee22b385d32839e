/** Sends mail by SMTP; addresses are passed as structured fields, so that their content cannot add a recipient. */
import { createTransport } from 'nodemailer';
import type { MailProvider } from './provider.ts';

export interface MailOptions {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

export function smtp({ url, from }: MailOptions): MailProvider {
  const transport = createTransport(url, { from });
  return {
    name: 'smtp',
    channel: 'mail',
    async send({ to, requestId, subject, text, html, unsubscribe }) {
      try {
        const { messageId } = await transport.sendMail({
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${requestId}@${from.address.split('@')[1] ?? 'localhost'}>`,
          ...(unsubscribe && {
            list: { unsubscribe: { url: unsubscribe.oneClick } },
            headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
          }),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { accepted: true, retryable: false, providerId: messageId };
      } catch (error) {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        return {
          accepted: false,
          errorCode: String(responseCode ?? code ?? 'UNKNOWN'),
          retryable: responseCode === undefined || responseCode < 500,
        };
      }
    },
  };
}
