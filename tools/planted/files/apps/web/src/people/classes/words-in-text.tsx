// refused by: oxlint words
export const Title = () => <h1>Classes of the school</h1>;
