/** The name of the weekday of a day. Sunday is written as in the catalogs, "Chủ nhật"; browsers have "Chủ Nhật". */
export function weekdayOf(day: string, locale: 'vi' | 'en'): string {
  const at = new Date(`${day}T00:00:00Z`);
  const name = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', { weekday: 'long', timeZone: 'UTC' });
  const [first, ...rest] = name.format(at);
  return at.getUTCDay() === 0 ? `${first}${rest.join('').toLowerCase()}` : name.format(at);
}
