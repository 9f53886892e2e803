/** Marks a control as waiting while what its press has asked for comes; a press meanwhile counts once. */
export async function waitingFor(control: HTMLElement, act: () => Promise<void>): Promise<void> {
  if ('waiting' in control.dataset) return;
  control.dataset.waiting = '';
  try {
    await act();
  } finally {
    delete control.dataset.waiting;
  }
}
