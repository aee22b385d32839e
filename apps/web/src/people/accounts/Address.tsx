import { contactOf, formatPhone } from '@vumon/domain';
import { site } from '../../i18n/locale.ts';
import classes from './accounts.module.css';

/** A phone in groups that stay on one line, or an e-mail address, however it was typed. */
export function Address({ of }: { of: string }) {
  const contact = contactOf(of, site);
  if (contact?.kind === 'phone') return <b className={`num ${classes.phone}`}>{formatPhone(contact.value)}</b>;
  return <b className={classes.address}>{contact?.value ?? of}</b>;
}
