// refused by: oxlint words
export const Empty = () => <p>{'Nothing here'}</p>;
