import type { CsvFormat } from '../../csv/types';

/** Groups of the format list, in its order. */
export const formatGroups = [
  { label: 'Airdrops', has: ({ product }: CsvFormat) => product === 'airdrops' },
  { label: 'Payments (Flow)', has: ({ product }: CsvFormat) => product === 'flow' },
  { label: 'Vesting (Lockup), by duration', has: ({ timing }: CsvFormat) => timing === 'duration' },
  { label: 'Vesting (Lockup), by dates', has: ({ timing }: CsvFormat) => timing === 'range' },
] as const;

/** The display name of a format, for example `Cliff, by dates`. */
export function formatName({ name, timing }: CsvFormat): string {
  if (timing === null) return name;
  return `${name}, by ${timing === 'range' ? 'dates' : 'duration'}`;
}

export const templatePath = ({ id }: CsvFormat) => `/templates/${id}.csv`;
