import { fields, initial } from './streams';

/** A list takes several lines. */
const isList = (name: string): boolean => name === 'recipients';

/** The fields of the form. */
export function Fields({ readOnly }: { readOnly: boolean }) {
  return fields.map(({ name, label }) => {
    const given = { name, defaultValue: initial[name], required: true, readOnly };
    return (
      <label key={name}>
        {label}
        {isList(name) ? <textarea rows={3} {...given} /> : <input autoComplete="off" {...given} />}
      </label>
    );
  });
}

/** What the form has now. */
export function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name))]);
  return Object.fromEntries(entries) as Record<(typeof fields)[number]['name'], string>;
}
