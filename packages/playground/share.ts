import { sceneIds, sceneOf, type Scene, type SceneId } from './scenes';
import { readSteps, writeSteps, type Step } from './steps';
import { sceneOfTerms } from './terms';

/** Id of a playground's element, and its parameters in an address. */
export const PLAYGROUND_ID = 'playground';
export const STORY_PARAMETERS = ['scene', 'terms', 'steps'] as const;

/** A scene whose terms are those of an address. */
export interface OwnScene {
  /** As the address has them. */
  readonly terms: string;
  readonly scene: Scene;
}

export interface Shared {
  readonly scene: SceneId;
  /** Set when the address has terms in place of those of the scene. */
  readonly own: OwnScene | undefined;
  readonly steps: readonly Step[];
  /** What an address holds that cannot be read; empty when all of it can. */
  readonly problem: string;
}

/** Reads what `writeSharedStory` writes; null when the address names no scene. */
export function readSharedStory(search: string): Shared | null {
  const query = new URLSearchParams(search);
  const scene = sceneIds.find((id) => id === query.get('scene'));
  if (!scene) return null;
  const terms = query.get('terms');
  try {
    const own = terms === null ? undefined : { terms, scene: sceneOfTerms(scene, terms) };
    const steps = readSteps(sceneOf(scene).product, query.get('steps') ?? '');
    return { scene, own, steps, problem: '' };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const problem = terms === null ? said : `${said} The stream below is not the one of the link.`;
    return { scene, own: undefined, steps: [], problem };
  }
}

export function writeSharedStory(
  scene: SceneId,
  steps: readonly Step[],
  own: OwnScene | undefined = undefined,
): string {
  const query = new URLSearchParams({
    scene,
    ...(own && { terms: own.terms }),
    ...(steps.length > 0 && { steps: writeSteps(steps) }),
  });
  return `?${query.toString()}`;
}
