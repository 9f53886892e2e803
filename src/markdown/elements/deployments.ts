import { deployedProducts, readDeployment } from '../../protocol/deployments';
import { deploymentNodes, roleNodes } from '../deployments';
import { changeNodes, factNodes, historyNodes, indexNodes, newestOnNodes } from '../history';
import { may, need } from './rules';
import { expanded } from './types';

const sections = ['guides', 'snippets'];
const product = { product: need(deployedProducts), version: need() };
const release = { of: need(deployedProducts), version: need() };

/** Releases and addresses, from the SDK. */
export const deployments = {
  Deployments: expanded({
    group: 'deployments',
    what: 'every address of a release, by chain; `suffix` sets two releases on one page apart',
    example: '<Deployments product="lockup" version="latest" />',
    sections,
    attributes: { ...product, suffix: may() },
    expand: ({ product: of, version, suffix }) => [
      deploymentNodes(readDeployment(of, version), suffix),
    ],
  }),
  ContractRoles: expanded({
    group: 'deployments',
    what: 'the job of each contract of a release',
    example: '<ContractRoles product="lockup" version="latest" />',
    sections,
    attributes: product,
    expand: ({ product: of, version }) => [roleNodes(readDeployment(of, version))],
  }),
  DeploymentIndex: expanded({
    group: 'deployments',
    what: 'every release with the page of its addresses',
    example: '<DeploymentIndex />',
    sections,
    expand: indexNodes,
  }),
  ReleaseHistory: expanded({
    group: 'deployments',
    what: 'the releases of a product and their changes',
    example: '<ReleaseHistory of="lockup" />',
    sections,
    attributes: { of: need(deployedProducts) },
    expand: ({ of }) => historyNodes(of),
  }),
  ReleaseChanges: expanded({
    group: 'deployments',
    what: 'the changes of one release',
    example: '<ReleaseChanges of="lockup" version="v3.0" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => changeNodes(of, version),
  }),
  ReleaseFacts: expanded({
    group: 'deployments',
    what: 'when and where a release came out',
    example: '<ReleaseFacts of="lockup" version="latest" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => factNodes(of, version),
  }),
  NewestOn: expanded({
    group: 'deployments',
    what: 'within a sentence, the chains that have no newer release',
    example: '<NewestOn of="lockup" version="v3.0" />',
    sections,
    attributes: release,
    expand: ({ of, version }) => newestOnNodes(of, version),
  }),
};
