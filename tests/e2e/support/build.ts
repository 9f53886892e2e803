import { test, type Metadata } from '@playwright/test';

/** Folders that builds write; scripts/run.mjs has their commands. */
export type Build = 'build' | 'build-hosted' | 'build-stock';

/** Folder of the build that a project of playwright.config.ts looks at. */
export const buildOf = ({ metadata }: { metadata?: Metadata }): Build =>
  (metadata as { build?: Build } | undefined)?.build ?? 'build';

/** That of the running test. */
export const buildOfTest = (): Build => buildOf(test.info().project);

/** Whether the running test has a build with hosted search. */
export const isHosted = (): boolean => buildOfTest() === 'build-hosted';
