import type { Product } from '@sablier-docs/protocol/releases';
import { compileReference } from '../solidity/compile';
import { readProgram } from '../solidity/program';
import { createReach } from '../solidity/reach';
import { unreachable } from '../solidity/unreachable';
import type { Ledger } from '../ledger';
import type { ContractPage } from '../model';
import { solidityProducts } from '../products';
import { buildPage } from './page';
import { createScope } from './scope';
import { findSources } from './sources';

/**
 * The pages of every product whose Solidity is published on npm.
 * @param root folder that holds `node_modules`
 * @param releaseOf current release of a product, for example `v4.0`
 * @param meanings entries of the error reference, by the name of the error
 * @throws when a description names something unknown, or a package belongs to another release
 */
export function readSolidityPages(
  root: string,
  releaseOf: (product: Product) => string,
  ledger: Ledger,
  meanings: ReadonlyMap<string, string>,
): ContractPage[] {
  const program = readProgram(compileReference(root));
  const reach = createReach(program, unreachable);
  return solidityProducts.flatMap((product) => {
    const release = releaseOf(product.product);
    const version = product.package && program.compilation.versions[product.package];
    if (version && !`v${version}`.startsWith(`${release}.`)) {
      throw new Error(
        `${product.package} ${version} does not belong to the current release ${release}.`,
      );
    }
    const scope = createScope(program, product, reach, meanings);
    const sources = findSources(scope);
    return scope.contracts.map((contract) => buildPage(scope, ledger, sources, release, contract));
  });
}
