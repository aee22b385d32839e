/** The product's name; the only constant that spells it. */
export const productName = 'Vumon';
