/** Marks a control as waiting while what its press has asked for comes; a press meanwhile counts once. */
export function waitingFor({ dataset }: HTMLElement, act: () => Promise<void>): void {
  if ('waiting' in dataset) return;
  dataset.waiting = '';
  void act().finally(() => delete dataset.waiting);
}
