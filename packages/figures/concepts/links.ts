/** The scene of the playground with these steps, which a press on "Start" plays on the contracts. */
export const playgroundLink = (scene: string, steps: string, terms?: string): string =>
  `/concepts/playground#playground?${new URLSearchParams({ scene, ...(terms && { terms }), steps }).toString()}`;
