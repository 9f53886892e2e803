/** The most presses that a figure keeps. */
const MOST_ACTS = 20;

/** A button of a figure that was pressed on a day of its clock. */
export interface Act<Name extends string> {
  readonly day: number;
  readonly name: Name;
}

/**
 * The presses of a state, the earliest first. What cannot be read is left out: the text may come from an address.
 * @param text such as `20 withdraw,40 pause`
 * @param names of the buttons
 * @param end the last day of the clock
 */
export function actsIn<Name extends string>(
  text: string,
  names: readonly Name[],
  end: number,
): Act<Name>[] {
  const acts = text.split(',').flatMap((part): Act<Name>[] => {
    const [, day = '', word] = /^(\d{1,3}) (\w+)$/.exec(part) ?? [];
    const name = names.find((one) => one === word);
    return name && Number(day) <= end ? [{ day: Number(day), name }] : [];
  });
  return acts.slice(0, MOST_ACTS).sort((a, b) => a.day - b.day);
}

/** The text of presses with one more; what was pressed on a later day has not happened yet. */
export const withAct = <Name extends string>(acts: readonly Act<Name>[], act: Act<Name>): string =>
  [...acts.filter(({ day }) => day <= act.day), act]
    .map(({ day, name }) => `${day} ${name}`)
    .join(',');
