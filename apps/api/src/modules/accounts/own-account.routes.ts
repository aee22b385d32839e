import type { ownAccountRoutes } from '@vumon/contract';
import { productName } from '@vumon/domain';
import type { Handlers } from '../../http/bind.ts';
import { clearSessionCookies } from './cookies.ts';
import { changeAvatar, changeDetails, deleteAccount, exportOwnData, getDetails, getPlan, listTransactions, previewDeletion, removeAvatar } from './own-account.service.ts';

export const ownAccountHandlers: Handlers<typeof ownAccountRoutes> = {
  'GET /account/details': async (context) => {
    const row = await getDetails(context);
    return {
      lastName: row.last_name, firstName: row.first_name, gender: row.gender, birthday: row.birthday, provinceCode: row.province_code, hasPassword: row.password_hash !== null,
      createdAt: row.created_at.toISOString(),
    };
  },
  'PUT /account/profile': async (context, { body }) => {
    await changeDetails(context, body);
    return null;
  },
  'POST /account/update-avatar': async (context, { file }) => ({ avatar: `/media/${await changeAvatar(context, file)}` }),
  'DELETE /account/avatar': async (context) => {
    await removeAvatar(context);
    return null;
  },
  'GET /account/plan': (context) => getPlan(context),
  'GET /account/transactions': (context, { query }) => listTransactions(context, query),
  'GET /account/export': async (context) => ({
    file: await exportOwnData(context), name: `${productName.toLowerCase()}-${new Date(context.now).toISOString().slice(0, 10)}.json`, mime: 'application/json; charset=utf-8', headers: { 'Cache-Control': 'no-store' },
  }),
  'GET /account/deletion': (context) => previewDeletion(context),
  'POST /account/delete': async (context, { body }) => {
    await deleteAccount(context, body.password);
    clearSessionCookies(context);
    return null;
  },
};
