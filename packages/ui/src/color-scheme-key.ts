/** Where the browser stores the visitor's colour scheme. */
export const colorSchemeKey = 'color-scheme';
