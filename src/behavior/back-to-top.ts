/** Pixels below the top from which the button is offered when the reader scrolls up. */
const THRESHOLD = 300;
/** Height of the window, in pixels, below which the button would cover what a reader who zooms has focused. */
const LEAST_HEIGHT = 400;

const button = () => document.querySelector<HTMLElement>('.theme-back-to-top-button');

/** Shows the button while the reader scrolls up on a long page, and handles its clicks. */
export function offerBackToTop(): void {
  let last = window.scrollY;
  const onScroll = () => {
    const { scrollY, innerHeight } = window;
    const isUp = scrollY < last;
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
    last = scrollY;
    const shown = isUp && scrollY >= THRESHOLD && !isEnd && innerHeight >= LEAST_HEIGHT;
    const place = button();
    if (place && shown === place.hidden) place.hidden = !shown;
  };
  window.addEventListener('scroll', onScroll);
  document.addEventListener('click', ({ target }) => {
    const place = target instanceof Node && button();
    if (place && place.contains(target as Node)) window.scrollTo({ top: 0 });
  });
}
