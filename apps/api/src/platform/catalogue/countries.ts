/** Countries with their names and calling codes, and where a visitor seems to be. */
import type { catalogueRoutes, RouteReply } from '@vumon/contract';
import { siteFlagOf } from '@vumon/domain';
import type { CallerContext } from '../http/context.ts';
import { countryRows } from './countries.data.ts';

type Routes = typeof catalogueRoutes;
type Country = RouteReply<Routes['GET /itf/countries']>[number];

const vietnamese = new Intl.DisplayNames('vi', { type: 'region' });
const english = new Intl.DisplayNames('en', { type: 'region' });

export const countries: readonly Country[] = countryRows
  .split(',')
  .map((row) => row.trim().split(' '))
  .map(([code, digits, zero]) => ({
    code: code!,
    name: vietnamese.of(code!) ?? code!,
    nameEn: english.of(code!) ?? code!,
    phoneCode: `+${digits}`,
    droppedZero: zero === '0',
  }))
  .toSorted((a, b) => a.nameEn.localeCompare(b.nameEn, 'en'));

const codes = new Set(countries.map(({ code }) => code));

/** By the header that the operator's proxy sets; null without one, and for what is no country (`XX`, `T1`). */
export function visitorCountry({ app, header }: CallerContext): RouteReply<Routes['GET /itf/visitor-country']> {
  const { countryHeader, site, otherSiteUrl } = app.config;
  const told = countryHeader === null ? undefined : header(countryHeader)?.trim().toUpperCase();
  const country = told !== undefined && codes.has(told) ? told : null;
  const abroad = country !== null && (site === 'vn' ? country !== 'VN' : country === 'VN');
  return {
    country,
    siteFlag: site === 'vn' ? null : siteFlagOf(country),
    otherSite: abroad ? otherSiteUrl : null,
  };
}
