import descriptor from '@sablier/flow/artifacts/FlowNFTDescriptor.json';
import flowArtifact from '@sablier/flow/artifacts/SablierFlow.json';
import type { Clients } from '../../starters/_shared/src/clients';
import { deployComptroller } from './comptroller';
import { deploy } from './deploy-contract';

/** Deploys the published Flow with all that it needs. */
export async function deployProtocol(clients: Clients) {
  const { comptroller, feed } = await deployComptroller(clients, 1);
  const nftDescriptor = await deploy(clients, descriptor);
  const contracts = {
    SablierFlow: await deploy(clients, flowArtifact, [comptroller, nftDescriptor]),
  };
  return { contracts, protocol: contracts.SablierFlow, comptroller, feed };
}
