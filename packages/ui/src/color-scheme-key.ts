/** Key under which the browser stores the visitor's colour scheme. */
export const colorSchemeKey = 'color-scheme';
