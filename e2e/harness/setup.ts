/** Builds the product, which the tests run on copies of the demo school. */
import { buildProduct } from './build.ts';

export default buildProduct;
