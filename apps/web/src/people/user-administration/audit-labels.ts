/** Labels of the audit log: actions, kinds of objects, details. An entry of an older version may show as its code. */
import { hiddenAuditDetails, isUuid, packageCodes } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes, useGrades, useLabels, useTopics } from '../../api/reference-data.ts';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/;
const hidden = new Set<string>(hiddenAuditDetails);
const inHundredths = new Set(['mark', 'points', 'scores']);

/** These details come first, in this order; the others follow. */
const leading = ['name', 'question', 'into', 'before', 'after'];
const place = (detail: string) => (leading.includes(detail) ? leading.indexOf(detail) : leading.length);

/** Distinguishes unnamed objects of one kind by the end of the id, because ids created at one time start alike. */
export const shortId = (id: string): string => (isUuid(id) ? `#${id.slice(-8)}` : id);

export interface AuditLabels {
  action(code: string): string;
  kind(code: string): string;
  details(details: Readonly<Record<string, unknown>>): { name: string; value: string }[];
}

export function useAuditLabels(): AuditLabels {
  const { t, find } = useTranslation('user-administration');
  const { find: findCommon } = useTranslation('common');
  const packageName = usePackageNames();
  const format = useFormat();
  const [grades, types, labels, topics] = [useGrades(), useExamTypes(), useLabels(), useTopics(null, null)];
  const named = (group: 'actions' | 'kinds' | 'details' | 'values', code: string) => find(group, code) ?? code;
  const codeOf = (detail: string, value: string): string | undefined => {
    switch (detail) {
      case 'skill':
        return findCommon('skills', value);
      case 'topicId':
        return topics.nameOf(value);
      case 'difficulty':
        return findCommon('levels', value);
      case 'gradeId':
        return grades.nameOf(value);
      case 'examType':
        return types.nameOf(value);
      case 'addLabels':
      case 'removeLabels':
        return labels.choices.find((label) => label.value === value)?.label;
    }
  };
  const valueOf = (detail: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => valueOf(detail, one)).join(', ');
    if (typeof value === 'object' && value !== null) {
      // Criteria are named only in the test, so their scores are listed in order without names.
      if (detail === 'scores')
        return Object.values(value)
          .map((one) => valueOf(detail, one))
          .join(' · ');
      return linesOf(value as Record<string, unknown>)
        .map((line) => `${line.name}: ${line.value}`)
        .join('; ');
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const known = codeOf(detail, String(value));
    if (known) return known;
    if (typeof value === 'number' && inHundredths.has(detail)) return format.mark(value);
    if (typeof value !== 'string') return String(value);
    if (moment.test(value)) return formatDayTime(value);
    const code = packageCodes.find((one) => one === value);
    if (code) return packageName(code);
    return isUuid(value) ? shortId(value) : (findCommon('roles', value) ?? named('values', value));
  };
  const linesOf = (details: Readonly<Record<string, unknown>>) =>
    Object.entries(details)
      .flatMap(([name, value]) =>
        hidden.has(name) || value === null || value === '' || (Array.isArray(value) && value.length === 0)
          ? []
          : [{ code: name, name: named('details', name), value: valueOf(name, value) }],
      )
      .toSorted((a, b) => place(a.code) - place(b.code));
  return {
    action: (code) => named('actions', code),
    kind: (code) => named('kinds', code),
    details: (details) => linesOf(details),
  };
}
