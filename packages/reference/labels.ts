import type { Product } from '@sablier-docs/protocol/releases';
import type { ContractPage } from './model';

const names: Record<Product, string> = { lockup: 'Lockup', flow: 'Flow', airdrops: 'Airdrops' };

export const productName = (product: Product) => names[product];

/** `Lockup v4.0` */
export const releaseName = ({ product, release }: Pick<ContractPage, 'product' | 'release'>) =>
  `${names[product]} ${release}`;
