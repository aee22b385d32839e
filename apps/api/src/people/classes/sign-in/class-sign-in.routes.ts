import type { classSignInRoutes } from '@vumon/contract';
import { openFor } from '#people/accounts';
import type { Handlers } from '../../../platform/http/bind.ts';
import {
  classNames,
  classSignIn,
  makeClassCards,
  openClassSignIn,
  signInByClass,
  switchClassSignIn,
} from './class-sign-in.service.ts';

export const classSignInHandlers: Handlers<typeof classSignInRoutes> = {
  'GET /itf/class/{id}/sign-in': (context, { params }) => classSignIn(context, params.id),
  'PUT /itf/class/{id}/sign-in': (context, { params, body }) => switchClassSignIn(context, params.id, body.way),
  'POST /itf/class/{id}/sign-in/cards': (context, { params, body }) =>
    makeClassCards(context, params.id, body.studentIds),
  'POST /itf/class/{id}/sign-in/open': (context, { params, body }) =>
    openClassSignIn(context, params.id, body.studentIds),
  'POST /auth/class-names': (context, { body }) => classNames(context, body.code),
  'POST /auth/class-login': async (context, { body: { tokensInBody = false, ...given } }) =>
    openFor(context, await signInByClass(context, given), tokensInBody),
};
