/**
 * Changes of one's phone or e-mail address. The old contact gets a link that undoes the change within 72 hours, so that the
 * owner can recover an account that somebody has taken over; undoing ends all sessions.
 */
import { createHmac } from 'node:crypto';
import { AppError, productName, type Contact } from '@vumon/domain';
import { z } from 'zod';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { defineJob, enqueue } from '#platform/jobs';
import { expectAccepted, sendMessage } from '#platform/messages';
import { sameText } from '../../platform/crypto/encryption.ts';
import { hourMs } from '../../platform/clock.ts';
import { languagePrefix } from '../../config.ts';
import type { App, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import { lockContacts, spendContactTicket } from './codes/one-time-codes.service.ts';
import { findOptionalContactChange, insertContactChange, markUndone } from './contact-changes.queries.ts';
import { forgetDevices } from './sessions/known-devices.queries.ts';
import { revokeAllSessions } from './sessions/sessions.queries.ts';
import { findOptionalCredentials, lockUser, setContact, writeContact } from './users.queries.ts';

const undoMs = 72 * hourMs;

const signatureOf = ({ config }: App, id: string): string =>
  createHmac('sha256', config.secret).update(`undo\0${id}`).digest('base64url').slice(0, 22);

/** Short, because it is also sent by SMS. Derived from the id when it is sent, so that no secret is stored in the queue. */
const tokenOf = (app: App, id: string): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}${signatureOf(app, id)}`;

function idIn(app: App, token: string): string | null {
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return sameText(token.slice(22), signatureOf(app, id)) ? id : null;
}

/** Errors: TICKET_EXPIRED, EMAIL_USED, PHONE_USED. */
export async function changeContact({ app, actor, now }: SignedInContext, ticket: string): Promise<void> {
  await withTransaction(app.db, async (db) => {
    const contact = await spendContactTicket({ app, db, now }, ticket);
    const user = await lockUser(db, actor.userId);
    if (!user) throw new AppError('UNAUTHORISED');
    const before = user[contact.kind];
    if (before === contact.value) return;
    if (!(await setContact(db, actor.userId, contact)))
      throw new AppError(contact.kind === 'email' ? 'EMAIL_USED' : 'PHONE_USED');
    const change = { id: app.newId(), userId: actor.userId, kind: contact.kind, before, after: contact.value };
    await insertContactChange(db, change, new Date(now));
    // When a first e-mail address is added, the phone is notified: somebody else may have added it.
    const told = before ?? (contact.kind === 'email' ? user.phone : user.email);
    if (told !== null) await enqueue({ db }, tellOldContactJob, { changeId: change.id, to: told });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'contact-changed',
      kind: 'user',
      id: actor.userId,
      details: { kind: contact.kind },
    });
  });
}

export const tellOldContactJob = defineJob({
  kind: 'accounts.tell-old-contact',
  payload: z.strictObject({ changeId: z.uuid(), to: z.string() }),
  maxAttempts: 10,
  async run({ app, db, now, id }, { changeId, to }) {
    const change = await findOptionalContactChange(db, changeId, new Date(now - undoMs));
    if (!change) return;
    // The international site sends no SMS.
    if (app.config.site === 'intl' && !to.includes('@')) return;
    const { locale } = change;
    const link = `${app.config.publicUrl}${languagePrefix(app.config, locale)}/undo?t=${tokenOf(app, changeId)}`;
    const params = { product: productName, after: masked(change.after), link };
    expectAccepted(
      await sendMessage(app, { to, templateKey: 'account.CONTACT_CHANGED', params, locale, requestId: id }),
    );
  },
});

/** A masked contact that its owner recognises: n•••@truong.example, •••••••678. */
function masked(contact: string): string {
  const at = contact.indexOf('@');
  return at > 0
    ? `${contact.slice(0, 1)}•••${contact.slice(at)}`
    : `${'•'.repeat(contact.length - 3)}${contact.slice(-3)}`;
}

/** Errors: TICKET_EXPIRED for a link that has expired, was changed or was used; EMAIL_USED, PHONE_USED when another account has the old contact now. */
export async function undoContactChange(
  { app, now }: RequestContext,
  token: string,
): Promise<{ kind: Contact['kind']; contact: string | null }> {
  const id = idIn(app, token);
  if (id === null) throw new AppError('TICKET_EXPIRED');
  const at = new Date(now);
  return withTransaction(app.db, async (db) => {
    await lockContacts(db);
    const change = await findOptionalContactChange(db, id, new Date(now - undoMs));
    const user = change && (await lockUser(db, change.userId));
    if (!user || !(await markUndone(db, change, at))) throw new AppError('TICKET_EXPIRED');
    if (user.status === 'LOCK') throw new AppError('LOCK_ACCOUNT');
    const { kind, before, userId } = change;
    if (before !== null) {
      const holder = await findOptionalCredentials(db, { kind, value: before });
      if (holder && holder.id !== userId) throw new AppError(kind === 'email' ? 'EMAIL_USED' : 'PHONE_USED');
    }
    await writeContact(db, userId, kind, before);
    await revokeAllSessions(db, userId, 'CONTACT_RESTORED', at);
    await forgetDevices(db, userId);
    await audit(db, {
      at: now,
      actorId: null,
      action: 'contact-restored',
      kind: 'user',
      id: userId,
      details: { kind },
    });
    return { kind, contact: before === null ? null : masked(before) };
  });
}
