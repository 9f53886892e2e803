import { HIERARCHY_LEVELS } from '../types.ts';
import type { HeadingType, Hierarchy, RecordType, SearchRecord } from '../types.ts';

// No HTML parser here, because this file also runs in the browser.

/** The fields that all records of a page share. */
export interface PageFacts {
  path: string;
  section: string;
  tag: string;
  pageRank: number;
  legacy: boolean;
}

/** A section with its texts, cut into records. */
export interface SectionTexts {
  level: number;
  anchor: string | null;
  heading: string;
  contents: string[];
  questions?: readonly string[];
}

/** The records of a page from its sections; also used for sections that are read back from the index. */
export function assemble(sections: readonly SectionTexts[], page: PageFacts): SearchRecord[] {
  const records: SearchRecord[] = [];
  const ordinals = new Map<string, number>();
  let hierarchy: Hierarchy = {
    lvl0: page.section,
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };

  for (const section of sections) {
    hierarchy = below(hierarchy, section.level, section.heading);
    const url = section.anchor ? `${page.path}#${section.anchor}` : page.path;
    const add = (type: RecordType, content: string | null) => {
      const ordinal = ordinals.get(url) ?? 0;
      ordinals.set(url, ordinal + 1);
      records.push({
        objectID: `${url}~${ordinal}`,
        url,
        url_without_anchor: page.path,
        anchor: section.anchor,
        type,
        hierarchy,
        content,
        ...(type !== 'content' && hasSome(section.questions) && { questions: section.questions }),
        language: 'en',
        docusaurus_tag: page.tag,
        weight: {
          page_rank: page.pageRank,
          level: type === 'content' ? 0 : 100 - 10 * section.level,
          position: records.length,
        },
        legacy: page.legacy,
      });
    };
    add(headingType(section.level), null);
    for (const content of section.contents) add('content', content);
  }
  return records;
}

const hasSome = (list: readonly string[] = []): boolean => list.length > 0;

/** Type of a heading's record; `level` is 1 to 6. */
function headingType(level: number): HeadingType {
  return `lvl${level as 1 | 2 | 3 | 4 | 5 | 6}`;
}

/** The hierarchy with this heading set and all deeper levels cleared. */
function below(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const next = { ...hierarchy, [headingType(level)]: heading };
  for (const deeper of HIERARCHY_LEVELS.slice(level + 1)) next[deeper] = null;
  return next;
}
