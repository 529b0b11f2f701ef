// The tables of migrations/, for queries to name. Lists stay text here: one row's bad JSON must not fail a whole query.
export * from './tables/accounts.ts';
export * from './tables/directory.ts';
export * from './tables/jobs.ts';
export * from './tables/site.ts';
export * from './tables/upkeep.ts';
