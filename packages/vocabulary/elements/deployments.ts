import { deployedProducts, readDeployment } from '@sablier-docs/protocol/deployments';
import { deploymentNodes, roleNodes } from '../expansions/deployments';
import {
  changeNodes,
  factNodes,
  historyNodes,
  indexNodes,
  newestOnNodes,
} from '../expansions/release-history';
import { optional, required } from './attribute-rules';
import { expanded } from './types';

const sections = ['guides', 'snippets'];
const product = { product: required(deployedProducts), version: required() };
const release = { of: required(deployedProducts), version: required() };

/** Releases and addresses, from the SDK. */
export const deployments = {
  Deployments: expanded({
    group: 'deployments',
    description:
      'every address of a release, by chain; `suffix` tells two releases on one page apart',
    example: '<Deployments product="lockup" version="latest" />',
    sections,
    attributes: { ...product, suffix: optional() },
    expand: ({ product: of, version, suffix }) => [
      deploymentNodes(readDeployment(of, version), suffix),
    ],
  }),
  ContractRoles: expanded({
    group: 'deployments',
    description: 'the job of each contract of a release',
    example: '<ContractRoles product="lockup" version="latest" />',
    sections,
    attributes: product,
    expand: ({ product: of, version }) => [roleNodes(readDeployment(of, version))],
  }),
  DeploymentIndex: expanded({
    group: 'deployments',
    description: 'every release with the page of its addresses',
    example: '<DeploymentIndex />',
    sections,
    expand: indexNodes,
  }),
  ReleaseHistory: expanded({
    group: 'deployments',
    description: 'the releases of a product and their changes',
    example: '<ReleaseHistory of="lockup" />',
    sections,
    attributes: { of: required(deployedProducts) },
    expand: ({ of }) => historyNodes(of),
  }),
  ReleaseChanges: expanded({
    group: 'deployments',
    description: 'the changes of one release',
    example: '<ReleaseChanges of="lockup" version="v3.0" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => changeNodes(of, version),
  }),
  ReleaseFacts: expanded({
    group: 'deployments',
    description: 'when and where a release came out',
    example: '<ReleaseFacts of="lockup" version="latest" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => factNodes(of, version),
  }),
  NewestOn: expanded({
    group: 'deployments',
    description: 'within a sentence, the chains that have no newer release',
    example: '<NewestOn of="lockup" version="v3.0" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => newestOnNodes(of, version),
  }),
};
