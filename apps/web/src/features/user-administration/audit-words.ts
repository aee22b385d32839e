/** The audit log in words: actions, kinds of objects, details. An entry of an older version may show as its code. */
import { hiddenAuditDetails, packageCatalogue, roles, type PackageCode } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { usePackageName } from './names.ts';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/;
const hidden = new Set<string>(hiddenAuditDetails);
const inHundredths = new Set(['mark', 'points', 'scores']);

export interface AuditWords {
  action(code: string): string;
  kind(code: string): string;
  details(details: Readonly<Record<string, unknown>>): { name: string; value: string }[];
}

export function useAuditWords(): AuditWords {
  const { t, i18n } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const packageName = usePackageName();
  const format = useFormat();
  const named = (group: string, code: string) => (i18n.exists(`user-administration:${group}.${code}`) ? t(`${group}.${code}`) : code);
  const valueOf = (value: unknown, marks = false): string => {
    if (marks && typeof value === 'number') return format.mark(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'string') {
      if (moment.test(value)) return formatDayTime(value);
      if (Object.hasOwn(packageCatalogue, value)) return packageName(value as PackageCode);
      if ((roles as readonly string[]).includes(value)) return c(`roles.${value}`);
      return named('values', value);
    }
    if (Array.isArray(value)) return value.map((one) => valueOf(one, marks)).join(', ');
    if (typeof value === 'object' && value !== null) return linesOf(value as Record<string, unknown>, marks).map(({ name, value: inner }) => `${name} ${inner}`).join(', ');
    return String(value);
  };
  const linesOf = (details: Readonly<Record<string, unknown>>, marks = false) =>
    Object.entries(details).flatMap(([name, value]) => (hidden.has(name) || value === null || value === '' ? [] : [{ name: named('details', name), value: valueOf(value, marks || inHundredths.has(name)) }]));
  return {
    action: (code) => named('actions', code),
    kind: (code) => named('kinds', code),
    details: (details) => linesOf(details),
  };
}
