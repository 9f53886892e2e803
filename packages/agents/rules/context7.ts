import { agentRules } from './rules';

/** Configuration for Context7: https://context7.com/docs/library-owners */
export const context7Json = (title: string, description: string): string =>
  `${JSON.stringify(
    {
      $schema: 'https://context7.com/schema/context7.json',
      projectTitle: title,
      description,
      folders: ['docs', 'snippets', 'examples'],
      excludeFolders: ['docs/guides/legacy', 'docs/guides/*/previous-deployments'],
      rules: agentRules,
    },
    null,
    2,
  )}\n`;
