import { tarball } from '../../starters/archive';
import { samplePages } from './pages';
import { sampleProject } from './project';

/**
 * The archive of every page that shows samples of code, by its path on the site.
 * @param siteUrl address of the site, for links
 */
export const sampleArchives = (siteDir: string, siteUrl: string): Map<string, Buffer> =>
  new Map(
    samplePages(siteDir).map((page) => {
      const files = [...sampleProject(siteDir, page, siteUrl)].map(
        ([file, text]) => [`${page.name}/${file}`, Buffer.from(text)] as const,
      );
      return [page.archive, tarball(new Map(files))];
    }),
  );
