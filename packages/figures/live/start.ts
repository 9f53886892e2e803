import { closestElement } from '@sablier-docs/browser/closest';
import { PLAYING, textOfSentence, type Figure, type FigureState } from '../figure';
import type { FigureName } from '../names';
import { hashOfFigure, stateOfFigureHash } from './address';
import { drawnOf, type Drawn } from './drawn';
import { loadFigure } from './load';
import { AXIS_LEFT, AXIS_WIDTH } from '../drawing/Timeline';
import { patch } from './patch';

/*
 * What figures have in common comes with the element. Each figure is a file of its own, and the bundler would put a copy
 * into each of them. One name brings its whole file.
 */
export { shareOf } from '@sablier-docs/kit/plots/share';
export { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
export { linearStreamedAmount } from '@sablier-docs/protocol/lockup/linear-streamed-amount';
export { UNIT } from '@sablier-docs/protocol/unit';
export { actsIn } from '../concepts/acts';
export { playgroundLink } from '../concepts/links';
export { DEPOSIT } from '../concepts/lockup';
export { Clock } from '../drawing/controls';
export { Vessels } from '../drawing/Vessels';
export { digits } from '../drawing/words';

/** How near the window a figure must come, in pixels, before its code is fetched. */
const NEAR = 150;
/** How long the clock takes from one end to the other, in milliseconds. */
const WHOLE_TURN = 9_000;

/** `<living-figure data-name="…">`: a picture from the server, which answers once it is near. */
class LivingFigure extends HTMLElement {
  private figure: Figure | undefined;
  private state: FigureState = {};
  private drawn: (Drawn | string)[] = [];
  private frame = 0;
  private near: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void this.wake();
      },
      { rootMargin: `${NEAR}px` },
    );
    this.near.observe(this);
  }

  disconnectedCallback(): void {
    this.near?.disconnect();
    cancelAnimationFrame(this.frame);
  }

  /** Loads the code of the figure. Without it, the picture stays as it is. */
  private async wake(): Promise<void> {
    this.near?.disconnect();
    if (this.figure) return;
    const figure = await loadFigure(this.dataset.name as FigureName).catch(() => undefined);
    if (!figure || !this.isConnected || this.figure) return;
    this.figure = figure;
    this.state = stateOfFigureHash(window.location.hash, this.id, figure);
    this.drawn = drawnOf(figure.draw(figure.start, this.id));
    this.addEventListener('input', this.onInput);
    this.addEventListener('change', this.settle);
    this.addEventListener('click', this.onClick);
    this.addEventListener('pointerdown', this.onPointer);
    this.addEventListener('pointermove', this.onPointer);
    // What a reader has moved before, or the browser has kept from an earlier visit.
    for (const input of this.inputs()) this.take(input);
    this.draw();
    this.dataset.state = 'ready';
    for (const control of this.querySelectorAll<HTMLElement>('[data-waiting]')) {
      delete control.dataset.waiting;
      control.click();
    }
  }

  private inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input')].filter((input) =>
      input.type === 'radio'
        ? input.checked !== input.defaultChecked && input.checked
        : input.value !== input.defaultValue,
    );
  }

  private take({ name, value }: HTMLInputElement): void {
    const before = this.state[name];
    this.state = { ...this.state, [name]: typeof before === 'number' ? Number(value) : value };
  }

  private draw(): void {
    const picture = this.firstElementChild;
    if (!picture || !this.figure) return;
    const next = drawnOf(this.figure.draw(this.state, this.id));
    patch(picture, this.drawn, next);
    this.drawn = next;
  }

  private readonly onInput = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement)) return;
    this.pause();
    this.take(target);
    this.draw();
  };

  private readonly onClick = (event: Event): void => {
    const action = closestElement(event, '[data-act]')?.dataset.act;
    if (!action || !this.figure) return;
    if (action === 'play') {
      this.play();
      return;
    }
    this.pause();
    this.state = this.figure.act?.(this.state, action) ?? this.state;
    this.draw();
    this.settle();
  };

  /** A finger or a mouse along the curve turns the clock. */
  private readonly onPointer = (event: PointerEvent): void => {
    const drawing = closestElement(event, '[data-drag]');
    if (!drawing || event.buttons !== 1) return;
    const control = this.querySelector<HTMLInputElement>(`input[name="${drawing.dataset.drag}"]`);
    if (!control) return;
    const { left, width } = drawing.getBoundingClientRect();
    const share = (((event.clientX - left) / width) * 300 - AXIS_LEFT) / AXIS_WIDTH;
    const [min, max] = [Number(control.min), Number(control.max)];
    control.value = String(min + Math.min(Math.max(share, 0), 1) * (max - min));
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (event.type === 'pointerdown') {
      drawing.setPointerCapture(event.pointerId);
      drawing.addEventListener('pointerup', () => this.settle(), { once: true });
    }
  };

  private play(): void {
    if (this.state[PLAYING] === 1) {
      this.pause();
      this.draw();
      this.settle();
      return;
    }
    const { name, end } = (this.figure as Figure).clock;
    const at = Number(this.state[name]);
    let now = at >= end ? 0 : at;
    let last: number | undefined;
    const turn = (time: number) => {
      now = Math.min(now + (end * (time - (last ?? time))) / WHOLE_TURN, end);
      last = time;
      this.state = { ...this.state, [name]: now, [PLAYING]: now < end ? 1 : 0 };
      this.draw();
      if (now < end) this.frame = requestAnimationFrame(turn);
      else this.settle();
    };
    this.frame = requestAnimationFrame(turn);
  }

  private pause(): void {
    if (this.state[PLAYING] !== 1) return;
    cancelAnimationFrame(this.frame);
    const { name } = (this.figure as Figure).clock;
    this.state = { ...this.state, [name]: Math.round(Number(this.state[name])), [PLAYING]: 0 };
  }

  /** The clock has stopped: the sentence is spoken, and the address has the state. */
  private readonly settle = (): void => {
    const { figure, state } = this;
    if (!figure) return;
    const spoken = this.querySelector('[role="status"]');
    if (spoken) spoken.textContent = textOfSentence(figure.sentence(state));
    const { pathname, search } = window.location;
    const hash = hashOfFigure(this.id, figure.start, state);
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  };
}

customElements.define('living-figure', LivingFigure);
