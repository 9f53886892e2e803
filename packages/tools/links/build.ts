import { withoutChain } from '@sablier-docs/kit/inputs/addresses';
import { linkField, type FieldId } from './fields';
import type { LinkFacts } from './facts';
import { pathFields, screenFields, screens, type Screen, type ScreenId } from './screens';
import { linkProblem, problemOfDeployment, problemOfGroup } from './validate';

export const APP = 'https://app.sablier.com';

export type Values = Partial<Record<FieldId, string>>;

export interface BuiltLink {
  /** Null while something is missing or invalid. */
  url: string | null;
  /** Problems to correct, by field. Required fields that are empty are in `missing` instead. */
  problems: Partial<Record<FieldId, string>>;
  missing: FieldId[];
}

/** The value in the app's format: short codes in capitals, addresses in lower case. */
function normalize(id: FieldId, value: string): string {
  const trimmed = withoutChain(value);
  if (/^0x/i.test(trimmed)) return trimmed.toLowerCase();
  if (id === 'source') return trimmed.toUpperCase();
  return id === 'ids' ? trimmed.replace(/\s*,\s*/g, ',') : trimmed;
}

/** The link to a screen. The app's default values are left out. */
export function buildLink(id: ScreenId, values: Values, knowledge: LinkFacts): BuiltLink {
  const screen: Screen = screens[id];
  const problems: BuiltLink['problems'] = {};
  const clean: Values = {};
  for (const field of screenFields(id)) {
    const value = normalize(field, values[field] ?? '');
    if (!value) continue;
    clean[field] = value;
    const problem = linkProblem(linkField(field), value, screen.section, knowledge);
    if (problem) problems[field] = problem;
  }
  const elsewhere = problemOfDeployment(
    clean.source ?? '',
    clean.streamChain ?? '',
    screen.section,
    knowledge,
  );
  if (elsewhere) problems.streamChain ??= elsewhere;
  const place = clean.searchChain === undefined ? 'chain' : 'searchChain';
  const apart = problemOfGroup(clean.ids ?? '', clean[place] ?? '', knowledge);
  if (apart) problems[place] ??= apart;
  const missing = pathFields(screen)
    .filter((part) => part.required && !clean[part.id])
    .map((part) => part.id);
  if (missing.length > 0 || Object.keys(problems).length > 0) {
    return { url: null, problems, missing };
  }
  return { url: APP + pathOf(screen, clean) + queryOf(screen, clean), problems, missing };
}

function pathOf({ path }: Screen, values: Values): string {
  return path
    .replace(/\[\/\{(\w+)\}\]/g, (_, id: FieldId) =>
      values[id] ? `/${encodeURIComponent(values[id])}` : '',
    )
    .replace(/\{(\w+)\}/g, (_, id: FieldId) => encodeURIComponent(values[id] ?? ''));
}

function queryOf({ query }: Screen, values: Values): string {
  const pairs = [...query, 'connected' as const].flatMap((id) => {
    const { code, standard } = linkField(id);
    const value = values[id];
    if (!code || !value || value === standard) return [];
    return [`${code}=${encodeURIComponent(value).replaceAll('%2C', ',')}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
