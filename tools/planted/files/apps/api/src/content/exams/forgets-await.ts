// refused by: oxlint no-floating-promises
declare function save(): Promise<void>;

save();
