import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fill, type Filling } from './fill';

/** A task that an agent can look up, as a file of the Agent Skills format. */
export interface Skill {
  /** Lower case and hyphens; also its folder. */
  name: string;
  /** When to use it. */
  description: string;
  /** The whole file. */
  text: string;
}

const FOLDER = 'packages/agents/rules/skills';
/** Where clients look for skills: https://github.com/cloudflare/agent-skills-discovery-rfc */
export const SKILLS_PATH = '/.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** @throws when there is none, or one lacks its name or description */
export function readSkills(filling: Filling): Skill[] {
  const folder = path.join(filling.root, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  if (files.length === 0) throw new Error(`${FOLDER} has no skill.`);
  return files.sort().map((file) => {
    const text = fill(readFileSync(path.join(folder, file), 'utf8'), filling);
    const [, name, description] = /^---\nname: (\S+)\ndescription: (.+)\n---\n/.exec(text) ?? [];
    if (!name || !description) throw new Error(`${file} has no name or no description.`);
    if (`${name}.md` !== file)
      throw new Error(`${file} has the name "${name}". File name and name must match.`);
    return { name, description, text };
  });
}

export const skillPath = ({ name }: Skill): string => `${SKILLS_PATH}/${name}/SKILL.md`;

/** The list of all skills, with the digest of each file. */
export function skillIndex(skills: readonly Skill[], siteUrl: string): string {
  const rows = skills.map((skill) => ({
    name: skill.name,
    type: 'skill-md',
    description: skill.description,
    url: siteUrl + skillPath(skill),
    digest: `sha256:${hash('sha256', skill.text)}`,
  }));
  return `${JSON.stringify({ $schema: SCHEMA, skills: rows }, null, 2)}\n`;
}
