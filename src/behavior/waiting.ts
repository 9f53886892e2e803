/** Marks a control as waiting while what its press has asked for comes; a press meanwhile counts once. */
export function waitingFor(control: HTMLElement, act: () => Promise<void>): void {
  if ('waiting' in control.dataset) return;
  control.dataset.waiting = '';
  void act().finally(() => delete control.dataset.waiting);
}
