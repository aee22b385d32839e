/** One form for contacts that reach the same person, by which a second account of theirs is recognised. */

/** Providers that ignore what follows a plus sign, and those that ignore dots as well. */
const withPlus = new Set([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'zoho.com',
]);
const withoutDots = new Set(['gmail.com']);
const sameHost: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'protonmail.com': 'proton.me',
};

/** An e-mail address without case, plus address and meaningless dots; a phone number as digits, without the country's code. */
export function foldedContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return contact.replaceAll(/\D/g, '').replace(/^84/, '0');
  const written = contact.slice(at + 1).toLowerCase();
  const host = sameHost[written] ?? written;
  const name = contact.slice(0, at).toLowerCase();
  const base = withPlus.has(host) ? name.replace(/\+.*$/, '') : name;
  return `${withoutDots.has(host) ? base.replaceAll('.', '') : base}@${host}`;
}
