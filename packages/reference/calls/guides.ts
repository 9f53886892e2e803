import type { ContractPage, Link } from '../model';
import type { Product } from '@sablier-docs/protocol/releases';

interface Guides {
  guide: Link;
  concept: Link;
}

const to = (label: string, href: string): Link => ({ label, href });

/** The guide and concept of a product's pages without a better match below. */
const general: Readonly<Record<Product, Guides>> = {
  lockup: {
    guide: to('first Lockup stream', '/guides/lockup/overview'),
    concept: to('how Lockup works', '/concepts/lockup/overview'),
  },
  flow: {
    guide: to('first Flow stream', '/guides/flow/overview'),
    concept: to('how Flow works', '/concepts/flow/overview'),
  },
  airdrops: {
    guide: to('Airdrops for developers', '/guides/airdrops/overview'),
    concept: to('how campaigns work', '/concepts/merkle-airdrops'),
  },
};

const create = '/guides/lockup/examples/create-stream';
const shapes = to('stream shapes', '/concepts/lockup/stream-shapes');
const claim = to('claim', '/guides/airdrops/examples/claim');

/** Pages by name, the first pattern that fits. */
const special: readonly (readonly [pattern: RegExp, guides: Partial<Guides>])[] = [
  [
    /BatchLockup/,
    {
      guide: to(
        'create in batches',
        '/guides/lockup/examples/batch-create-streams/batch-lockup-linear',
      ),
    },
  ],
  [
    /LockupLinear/,
    { guide: to('create a linear stream', `${create}/lockup-linear`), concept: shapes },
  ],
  [
    /LockupDynamic/,
    {
      guide: to('create a dynamic stream', `${create}/lockup-dynamic`),
      concept: to('segments', '/concepts/lockup/segments'),
    },
  ],
  [
    /LockupTranched/,
    {
      guide: to('create a tranched stream', `${create}/lockup-tranched`),
      concept: to('tranches', '/concepts/lockup/tranches'),
    },
  ],
  [
    /LockupPriceGated/,
    { guide: to('create a price-gated stream', `${create}/lockup-price-gated`), concept: shapes },
  ],
  [
    /LockupRecipient/,
    {
      guide: to('write a hook', '/guides/lockup/examples/hooks'),
      concept: to('hooks', '/concepts/lockup/hooks'),
    },
  ],
  [/NFT|SVG/, { concept: to('the stream NFT', '/concepts/nft') }],
  [/Comptroller/, { concept: to('governance', '/concepts/governance') }],
  [
    /FactoryMerkle/,
    { guide: to('create a campaign', '/guides/airdrops/examples/create-campaign') },
  ],
  [/Merkle|Signature|ClaimType/, { guide: claim }],
];

/** A guide and a concept for every page of the reference. */
export function guidesOfPage({ product, name }: Pick<ContractPage, 'product' | 'name'>): Guides {
  const found = special.find(([pattern]) => pattern.test(name))?.[1] ?? {};
  return { ...general[product], ...found };
}
