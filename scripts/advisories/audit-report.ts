/** An advisory against a package of the lockfile. */
interface Advisory {
  /** For example `GHSA-xxxx-xxxx-xxxx`, or the address of one without such an id. */
  id: string;
  package: string;
  severity: string;
  title: string;
  url: string;
}

export type Outcome =
  | { kind: 'answer'; found: Advisory[]; known: Advisory[]; stale: string[] }
  | { kind: 'unanswered'; why: string };

/** Severities that block a release. */
const SERIOUS = ['high', 'critical'];

interface Audit {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, { via: (string | RawAdvisory)[] }>;
  message?: string;
  statusCode?: number;
  error?: { summary?: string; detail?: string };
}
interface RawAdvisory {
  name: string;
  severity: string;
  title: string;
  url: string;
}

/**
 * Reads the output of `npm audit --json`. Anything but a report is "unanswered", never "nothing found".
 * @param accepted reason by the id of an advisory that does not concern this site
 */
export function readAudit(printed: string, accepted: Readonly<Record<string, string>>): Outcome {
  let audit: Audit | null;
  try {
    audit = JSON.parse(printed) as Audit | null;
  } catch {
    return { kind: 'unanswered', why: printed.trim().slice(0, 300) || 'npm printed nothing.' };
  }
  if (audit?.auditReportVersion !== 2 || !audit.vulnerabilities) {
    const { summary, detail } = audit?.error ?? {};
    const why = [audit?.message, summary, detail].filter(Boolean).join(' ');
    return {
      kind: 'unanswered',
      why: why || `An answer of another form: ${printed.slice(0, 300)}`,
    };
  }
  const all = new Map<string, Advisory>();
  for (const { via } of Object.values(audit.vulnerabilities)) {
    for (const one of via) {
      // A string names another package in the report, whose own entry has the advisory.
      if (typeof one === 'string' || !SERIOUS.includes(one.severity)) continue;
      const { name, severity, title, url } = one;
      const id = /GHSA(?:-\w{4}){3}/.exec(url)?.[0] ?? url;
      all.set(`${id} ${name}`, { id, package: name, severity, title, url });
    }
  }
  const listed = [...all.values()].sort((a, b) => (a.id + a.package < b.id + b.package ? -1 : 1));
  const ids = new Set(listed.map(({ id }) => id));
  return {
    kind: 'answer',
    found: listed.filter(({ id }) => !(id in accepted)),
    known: listed.filter(({ id }) => id in accepted),
    stale: Object.keys(accepted).filter((id) => !ids.has(id)),
  };
}
