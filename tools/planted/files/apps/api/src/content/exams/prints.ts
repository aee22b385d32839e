// refused by: oxlint no-console
console.log('hello');
