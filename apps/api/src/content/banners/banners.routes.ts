import type { bannerRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addBanner,
  bannersAtMoment,
  bannersNow,
  bannersPage,
  changeBanner,
  changePicture,
  getBanner,
  historyOfBanner,
  removeBanner,
  undoBannerChange,
} from './banners.service.ts';

export const bannerHandlers: Handlers<typeof bannerRoutes> = {
  'GET /itf/banners': (context, { query }) => bannersNow(context, query),
  'GET /itf/banners/at': (context, { query }) => bannersAtMoment(context, query.moment),
  'GET /itf/banners/all': (context, { query }) => bannersPage(context, query),
  'GET /itf/banners/{id}': (context, { params }) => getBanner(context, params.id),
  'POST /itf/banners': (context, { body }) => addBanner(context, body),
  'PUT /itf/banners/{id}': (context, { params, body }) => changeBanner(context, params.id, body),
  'POST /itf/banners/{id}/picture': (context, { params, body, file }) => changePicture(context, params.id, body, file),
  'POST /itf/banners/{id}/undo': (context, { params, body }) => undoBannerChange(context, params.id, body.revision),
  'DELETE /itf/banners/{id}': (context, { params }) => removeBanner(context, params.id),
  'GET /itf/banners/{id}/history': (context, { params }) => historyOfBanner(context, params.id),
};
