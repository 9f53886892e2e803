import type { Product } from '@sablier-docs/protocol/releases';
import { toFunctionSelector } from 'viem';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readDescriptors } from '../clear-signing';
import { signable } from '../clear-signing/describe';
import type { Format } from '../clear-signing/types';
import type { WalletView } from './types';

/**
 * What the descriptors of the newest releases show of a function: by the product, its contracts and the
 * selector. A function that several contracts have is shown alike, except by the contract that creates
 * several streams at once.
 */
export function walletViews(): (
  product: Product,
  contract: string,
  selector: string | undefined,
) => WalletView | undefined {
  const newest = new Map(readDescriptors().map((one) => [one.product, one.release]));
  const views = readDescriptors()
    .filter(({ product, release }) => newest.get(product) === release)
    .flatMap(({ product, release, contract, descriptor }) => {
      const formats = Object.values(descriptor.display.formats);
      return signable(abiOf(product, release, contract)).map((fn, at) => ({
        product,
        contract,
        selector: toFunctionSelector(fn),
        view: formats[at] && viewOf(formats[at]),
      }));
    });
  return (product, contract, selector) => {
    const found = views.filter((one) => one.product === product && one.selector === selector);
    return (found.find((one) => one.contract === contract) ?? found[0])?.view;
  };
}

const viewOf = ({ intent, fields }: Format): WalletView => ({
  intent,
  labels: fields.filter(({ visible }) => visible !== 'optional').map(({ label }) => label),
});
