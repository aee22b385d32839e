/** Labels of the audit log: actions, kinds of objects, details. An entry of an older version may show as its code. */
import { auditActions, auditKinds, hiddenAuditDetails, isUuid, packageCodes, shownAuditDetails } from '@vumon/domain';
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

/** What an action counts as its entries, where these are no answers. */
const entriesOf: Readonly<Record<string, 'details.rows' | 'participants'>> = {
  // Entries of older versions.
  'activation-code-uses-exported': 'details.rows',
  'requests-exported': 'details.rows',
  'user-event-exported': 'details.rows',
  'user-event-cancelled': 'participants',
};
export const nameOfEntries = (action: string) => entriesOf[action] ?? 'details.entries';

/** Distinguishes unnamed objects of one kind by the end of the id, because ids created at one time start alike. */
export const shortId = (id: string): string => (isUuid(id) ? `#${id.slice(-8)}` : id);

export interface AuditLabels {
  action(code: string): string;
  kind(code: string): string;
  details(action: string, details: Readonly<Record<string, unknown>>): { name: string; value: string }[];
}

export function useAuditLabels(): AuditLabels {
  const { t, find } = useTranslation('user-administration');
  const { find: findCommon } = useTranslation('common');
  const packageName = usePackageNames();
  const format = useFormat();
  const [grades, types, labels, topics] = [useGrades(), useExamTypes(), useLabels(), useTopics(null, null)];
  // The keys are typed, so that a record without words does not compile.
  const actionName = (code: string): string => {
    const known = auditActions.find((one) => one === code);
    return known ? t(`actions.${known}`) : code;
  };
  const kind = (code: string): string => {
    const known = auditKinds.find((one) => one === code);
    return known ? t(`kinds.${known}`) : code;
  };
  const detail = (code: string): string => {
    const known = shownAuditDetails.find((one) => one === code);
    return known ? t(`details.${known}`) : code;
  };
  const codeOf = (name: string, value: string): string | undefined => {
    switch (name) {
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
        return labels.nameOf(value);
    }
  };
  const valueOf = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => valueOf(name, one)).join(', ');
    if (typeof value === 'object' && value !== null) {
      // Criteria are named only in the test, so their scores are listed in order without names.
      if (name === 'scores')
        return Object.values(value)
          .map((one) => valueOf(name, one))
          .join(' · ');
      return linesOf(value as Record<string, unknown>)
        .map((line) => `${line.name}: ${line.value}`)
        .join('; ');
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const known = codeOf(name, String(value));
    if (known) return known;
    if (typeof value === 'number' && inHundredths.has(name)) return format.mark(value);
    if (typeof value !== 'string') return String(value);
    if (moment.test(value)) return formatDayTime(value);
    const code = packageCodes.find((one) => one === value);
    if (code) return packageName(code);
    return isUuid(value) ? shortId(value) : (findCommon('roles', value) ?? find('values', value) ?? value);
  };
  const linesOf = (details: Readonly<Record<string, unknown>>) =>
    Object.entries(details)
      .flatMap(([name, value]) =>
        hidden.has(name) || value === null || value === '' || (Array.isArray(value) && value.length === 0)
          ? []
          : [{ code: name, name: detail(name), value: valueOf(name, value) }],
      )
      .toSorted((a, b) => place(a.code) - place(b.code));
  return {
    action: actionName,
    kind,
    details: (action, details) =>
      linesOf(details).map(({ code, name, value }) => ({
        name: code === 'entries' ? t(nameOfEntries(action)) : name,
        value,
      })),
  };
}
