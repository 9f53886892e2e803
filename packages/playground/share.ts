import { sceneIds, sceneOf, type SceneId } from './scenes';
import { readSteps, writeSteps, type Step } from './steps';

/** Id of a playground's element, and its parameters in an address. */
export const ID = 'playground';
export const NAMES = ['scene', 'steps'] as const;

export interface Shared {
  readonly scene: SceneId;
  readonly steps: readonly Step[];
  /** What an address holds that cannot be read; empty when all of it can. */
  readonly problem: string;
}

/** Reads what `writeShared` writes; null when the address names no scene. */
export function readShared(search: string): Shared | null {
  const query = new URLSearchParams(search);
  const scene = sceneIds.find((id) => id === query.get('scene'));
  if (!scene) return null;
  try {
    const steps = readSteps(sceneOf(scene).product, query.get('steps') ?? '');
    return { scene, steps, problem: '' };
  } catch (error) {
    return { scene, steps: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

export function writeShared(scene: SceneId, steps: readonly Step[]): string {
  const query = new URLSearchParams({
    scene,
    ...(steps.length > 0 && { steps: writeSteps(steps) }),
  });
  return `?${query.toString()}`;
}
