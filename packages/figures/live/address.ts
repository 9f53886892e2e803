import { PLAYING, type Figure, type FigureState } from '../figure';

/** The id of a figure on its page, which the state in the address begins with. */
export const figureId = (name: string): string => `figure-${name}`;

/** The longest text of a state that is read. */
const LONGEST = 400;

/** The hash of a state: what differs from the beginning, as `#figure-cancel?day=40`; the id alone without a difference. */
export function hashOfFigure(id: string, start: FigureState, state: FigureState): string {
  const changed = Object.entries(state).filter(
    ([name, value]) => name !== PLAYING && value !== start[name],
  );
  const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  return changed.length > 0 ? `#${id}?${query.toString()}` : '';
}

/** The state of a hash: values of the names, kinds and sizes that the figure has. Text of an address is only ever text. */
export function stateOfFigureHash(
  hash: string,
  id: string,
  { start, limits }: Pick<Figure, 'start' | 'limits'>,
): FigureState {
  const [, own, query = ''] = /^#([\w-]+)\?(.*)$/s.exec(hash) ?? [];
  if (own !== id || query.length > LONGEST) return start;
  const given = new URLSearchParams(query);
  const read = Object.entries(start).map(([name, value]) => {
    const text = given.get(name);
    if (text === null) return [name, value];
    if (typeof value === 'string') return [name, text];
    const [least, most, step = 1] = limits[name] ?? [value, value];
    const number = Math.round(Number(text) / step) * step;
    return [name, Number.isNaN(number) ? value : Math.min(Math.max(number, least), most)];
  });
  return Object.fromEntries(read) as FigureState;
}
