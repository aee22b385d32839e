/** The layout of all mails: plain text, and the same as HTML with light and dark colours. */
import { productName } from '@vumon/domain';
import type { Locale } from './provider.ts';

export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  /** Paragraphs, separated by an empty line. */
  readonly text: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly footer?: { readonly text: string; readonly label: string; readonly url: string };
}

export interface LaidOutMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Escapes text that users typed, so that it is never markup in a mail. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Removes line breaks from a header, so that no other header can be injected. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 24px; background: #f2f1ec; color: #1d1b26; font: 16px/24px "Be Vietnam Pro", system-ui, sans-serif }
.card { max-width: 520px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #dad8e4; border-radius: 12px }
.name { margin: 0 0 16px; font-weight: 700 }
p { margin: 0 0 16px; overflow-wrap: anywhere }
.action { display: inline-block; padding: 10px 16px; border-radius: 8px; background: #5646d8; color: #fff; font-weight: 600; text-decoration: none }
.footer { max-width: 520px; margin: 16px auto 0; color: #5e5b6b; font-size: 14px; line-height: 20px }
.footer a { color: inherit }
@media (prefers-color-scheme: dark) {
  body { background: #16151c; color: #eceaf4 }
  .card { background: #1f1e28; border-color: #3a3848 }
  .action { background: #8f86ff; color: #16151c }
  .footer { color: #a9a6b8 }
}`;

export function layOutMail({ locale, subject: given, text, action, footer }: MailContent): LaidOutMail {
  const subject = oneLine(given);
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  const plain = [
    text,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footer ? [`--\n${footer.text}\n${footer.label}: ${footer.url}`] : []),
  ].join('\n\n');
  const link = ({ label, url }: { label: string; url: string }, cls = '') =>
    `<a${cls && ` class="${cls}"`} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  return {
    subject,
    text: plain,
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
      `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head><body>`,
      `<div class="card"><p class="name">${escapeHtml(productName)}</p>${paragraphs.join('')}`,
      action ? `<p>${link(action, 'action')}</p>` : '',
      '</div>',
      footer ? `<div class="footer">${escapeHtml(footer.text)} ${link(footer)}</div>` : '',
      '</body></html>',
    ].join(''),
  };
}
