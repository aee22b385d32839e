/** The product's name; the only constant that spells it. */
export const productName = 'Vumon';

/** The site: Vietnam, or international (in English, with one-time codes by e-mail). */
export type Site = 'vn' | 'intl';
