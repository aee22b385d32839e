export { findOptionalAtAddress, namesOfIntegratedTests, type IntegratedRow } from './integrated-tests.queries.ts';
export { integratedTestHandlers } from './integrated-tests.routes.ts';
export { launchAddress, logoAddress, stateOf } from './integrated-tests.view.ts';
export { ownDataOfIntegratedTests } from './own-data.queries.ts';
