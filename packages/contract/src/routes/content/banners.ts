/** Banners: what everybody sees now, and the rows that operators make. */
import { bannerPhases, bannerPlacements, bannerScopes, bannerStates, isBannerAddress } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, empty, id, idParams, instant, pageQuery, search, snapshot, text } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const locale = z.enum(['vi', 'en']);
const bannerDevices = ['desktop', 'mobile'] as const;

const shownBanner = z.strictObject({
  id,
  type: z.enum(['popup', 'banner']),
  bannerItems: z.array(
    z.strictObject({
      lang: locale,
      imageDesktop: z.string().nullable(),
      imageMobile: z.string().nullable(),
      /** What the picture says, for those who cannot see it. */
      alt: z.string(),
      url: z.string().nullable(),
      openNewTab: z.boolean(),
    }),
  ),
  startDate: instant,
  endDate: instant,
  displayPlace: z.enum(['home', 'all']),
  /** In hours: after how long it is shown again to somebody who has closed it. */
  repeatTime: z.int(),
  status: z.literal('active'),
});
export type ShownBanner = z.infer<typeof shownBanner>;

const item = z.strictObject({
  alt: text(200),
  url: z.string().max(500, 'tooLong').refine(isBannerAddress, 'invalid').nullable(),
  openNewTab: z.boolean(),
});
const facts = {
  name: text(100, 1),
  placement: z.enum(bannerPlacements),
  scope: z.enum(bannerScopes),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  repeatHours: z.int().min(1, 'tooSmall').max(8760, 'tooBig'),
  items: z.strictObject({ vi: item, en: item }),
};
const pictures = z.strictObject({ desktop: z.string().nullable(), mobile: z.string().nullable() });
const managedBanner = z.strictObject({
  id,
  ...facts,
  state: z.enum(bannerStates),
  phase: z.enum(bannerPhases),
  pictures: z.strictObject({ vi: pictures, en: pictures }),
  revision: z.int(),
  changedAt: instant,
  changedBy: z.string(),
});
export type ManagedBanner = z.infer<typeof managedBanner>;

export const bannerRoutes = defineRoutes({
  'GET /itf/banners': {
    summary: 'Banners that are shown now, at most one of each type',
    access: 'public',
    query: z.object({
      type: z.enum(['popup', 'banner']).optional(),
      /** Accepted for older clients: a server has one site, and only active banners are told. */
      site: z.string().max(100).optional(),
      status: z.enum(['active']).optional(),
    }),
    reply: z.array(shownBanner),
  },
  'GET /itf/banners/at': {
    summary: 'Banners that would be shown at a moment, for the preview',
    access: managers,
    query: z.strictObject({ moment: instant }),
    reply: z.array(shownBanner),
  },
  'GET /itf/banners/all': {
    summary: 'All banners with their phase, the latest change first unless asked otherwise',
    access: managers,
    query: z.object({
      search,
      placement: z.enum(bannerPlacements).optional(),
      phase: z.enum(bannerPhases).optional(),
      sort: z.enum(['changed', 'name', 'starts']).default('changed'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(managedBanner),
    paged: true,
  },
  'GET /itf/banners/{id}': {
    summary: 'One banner',
    access: managers,
    params: idParams,
    reply: managedBanner,
  },
  'POST /itf/banners': {
    summary: 'Make the draft of a banner',
    idempotency: 'key',
    access: managers,
    body: z.strictObject({ name: facts.name, placement: facts.placement }),
    reply: managedBanner,
  },
  'PUT /itf/banners/{id}': {
    summary:
      'Change a banner and its state; a scheduled one needs dates and a picture, and no other of its placement at that time',
    access: managers,
    params: idParams,
    body: z.strictObject({ ...facts, state: z.enum(bannerStates), revision: z.int() }),
    reply: managedBanner,
    errors: ['VERSION_CONFLICT', 'BANNER_OVERLAPS', 'BANNER_WITHOUT_PICTURE'],
  },
  'POST /itf/banners/{id}/picture': {
    summary: 'Upload the picture for a language and a kind of device: JPG or PNG',
    idempotency: 'key',
    access: managers,
    params: idParams,
    body: z.strictObject({ locale, device: z.enum(bannerDevices) }),
    upload: { setting: 'picture-mebibytes' },
    reply: managedBanner,
    errors: ['MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_BROKEN'],
  },
  'POST /itf/banners/{id}/undo': {
    summary: 'Take back the last change of a banner, if `revision` is still the last',
    idempotency: 'key',
    access: managers,
    params: idParams,
    body: z.strictObject({ revision: z.int().min(2) }),
    reply: managedBanner,
    errors: ['VERSION_CONFLICT', 'BANNER_WITHOUT_PICTURE', 'BANNER_OVERLAPS'],
  },
  'DELETE /itf/banners/{id}': {
    summary: 'Delete a draft; a banner that was scheduled is stopped instead',
    access: managers,
    params: idParams,
    reply: empty,
    errors: ['BANNER_SCHEDULED'],
  },
  'GET /itf/banners/{id}/history': {
    summary: 'Every revision of a banner with who made it, the newest first',
    access: managers,
    params: idParams,
    reply: z.array(changeOf(snapshot)),
  },
});
