import type { Figure } from '../figure';
import type { FigureName } from '../names';

/** The code of each figure, which a browser fetches when the figure is near. */
export const loadFigure: Readonly<Record<FigureName, () => Promise<Figure>>> = {
  streaming: () => import('../concepts/streaming').then(({ streaming }) => streaming as Figure),
  cancel: () => import('../concepts/cancel').then(({ cancel }) => cancel as Figure),
  shapes: () => import('../concepts/shapes').then(({ linearShapes }) => linearShapes as Figure),
  segments: () => import('../concepts/shapes').then(({ segments }) => segments as Figure),
  tranches: () => import('../concepts/shapes').then(({ tranches }) => tranches as Figure),
  transfer: () => import('../concepts/transfer').then(({ transfer }) => transfer as Figure),
  nft: () => import('../concepts/nft').then(({ nft }) => nft as Figure),
  life: () => import('../concepts/life').then(({ life }) => life as Figure),
  claim: () => import('../concepts/claim').then(({ claim }) => claim as Figure),
  campaign: () => import('../concepts/campaign').then(({ claimsInTime }) => claimsInTime as Figure),
  fees: () => import('../concepts/fees').then(({ fees }) => fees as Figure),
  governance: () => import('../concepts/governance').then(({ governance }) => governance as Figure),
  hooks: () => import('../concepts/hooks').then(({ hooks }) => hooks as Figure),
  flow: () => import('../concepts/flow').then(({ flow }) => flow as Figure),
};
