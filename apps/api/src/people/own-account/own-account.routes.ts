import type { ownAccountRoutes } from '@vumon/contract';
import { changeContact, clearCookiesOf } from '#people/accounts';
import { capsFor, catalogueFor } from '#people/packages';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  changeAvatar,
  changeDetails,
  deleteAccount,
  exportOwnData,
  getDetails,
  getPlan,
  listTransactions,
  previewDeletion,
  removeAvatar,
} from './own-account.service.ts';
import { getOwnProfile, getUser, rememberLocale, rememberSubject, rememberTimeZone } from './profile.service.ts';
import { profileView } from './profile.view.ts';

export const ownAccountHandlers: Handlers<typeof ownAccountRoutes> = {
  'GET /auth/getUser': (context) => getUser(context),
  'GET /account/profile': async (context) =>
    profileView(await getOwnProfile(context), await catalogueFor(context), await capsFor(context), context),
  'POST /account/contact': async (context, { body }) => {
    await changeContact(context, body.ticket);
    return null;
  },
  'POST /account/locale': async (context, { body }) => {
    await rememberLocale(context, body.locale);
    return null;
  },
  'POST /account/subject': async (context, { body }) => {
    await rememberSubject(context, body.subject);
    return null;
  },
  'POST /account/time-zone': async (context, { body }) => {
    await rememberTimeZone(context, body.timeZone);
    return null;
  },
  'GET /account/details': async (context) => {
    const row = await getDetails(context);
    return {
      lastName: row.lastName,
      firstName: row.firstName,
      gender: row.gender,
      birthday: row.birthday,
      provinceCode: row.provinceCode,
      hasPassword: row.passwordHash !== null,
      createdAt: row.createdAt.toISOString(),
    };
  },
  'PUT /account/profile': async (context, { body }) => {
    await changeDetails(context, body);
    return null;
  },
  'POST /account/update-avatar': async (context, { file }) => ({
    avatar: `/media/${await changeAvatar(context, file)}`,
  }),
  'DELETE /account/avatar': async (context) => {
    await removeAvatar(context);
    return null;
  },
  'GET /account/plan': (context) => getPlan(context),
  'GET /account/transactions': (context, { query }) => listTransactions(context, query),
  'GET /account/export': (context) => exportOwnData(context),
  'GET /account/deletion': (context) => previewDeletion(context),
  'POST /account/delete': async (context) => {
    await deleteAccount(context);
    await clearCookiesOf(context);
    return null;
  },
};
