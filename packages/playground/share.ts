import { sceneIds, sceneOf, type SceneId } from './scenes';
import { readSteps, writeSteps, type Step } from './steps';

/** Id of a playground's element, and its parameters in an address. */
export const PLAYGROUND_ID = 'playground';
export const STORY_PARAMETERS = ['scene', 'steps'] as const;

export interface Shared {
  readonly scene: SceneId;
  readonly steps: readonly Step[];
  /** What an address holds that cannot be read; empty when all of it can. */
  readonly problem: string;
}

/** Reads what `writeSharedStory` writes; null when the address names no scene. */
export function readSharedStory(search: string): Shared | null {
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

export function writeSharedStory(scene: SceneId, steps: readonly Step[]): string {
  const query = new URLSearchParams({
    scene,
    ...(steps.length > 0 && { steps: writeSteps(steps) }),
  });
  return `?${query.toString()}`;
}
