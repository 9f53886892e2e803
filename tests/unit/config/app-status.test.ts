import { describe, expect, it } from 'vitest';
import { announcement } from '../../../config/announcement';
import {
  appStatus,
  appTasks,
  taskSentence,
  type AppTask,
} from '@sablier-docs/protocol/project/app-status';
import { videos, videoUrl } from '../../../config/videos';
import { pages } from '../content/pages';

/** The old apps have a story of their own, and a logo is no task. */
const WITHOUT_TASKS = ['docs/apps/branding.mdx', 'docs/apps/v1.mdx'];

const tasks = Object.entries<AppTask>(appTasks);

describe('status of the app', () => {
  it('is said once and read by the bar above every page', () => {
    expect(appStatus).toMatchObject({ announced: 'June 1, 2026', until: 'June 2028' });
    expect(announcement.content).toContain(appStatus.until);
    expect(announcement.content).toContain(`href="${appStatus.story}"`);
  });

  it('has an answer for each task', () => {
    expect(taskSentence(appTasks.withdraw)).toMatch(
      /^Yes, announced until June 2028\. The contracts/,
    );
    expect(taskSentence(appTasks.createVesting)).toBe('No, as announced on June 1, 2026.');
    expect(taskSentence(appTasks.manage)).toMatch(/^Unknown\. Look for the button/);
  });

  it('is open for what the bar says stays open, and ended for what it says ended', () => {
    const { content } = announcement;
    const [, open = ''] = /; ([^;.]*) stay open until/.exec(content) ?? [];
    const [, ended = ''] = /no longer ([^;.]*);/.exec(content) ?? [];
    const isNamed = (words: string, verb: string) => new RegExp(`\\b${verb}`, 'i').test(words);
    expect([isNamed(open, 'withdraw'), isNamed(open, 'claim'), isNamed(ended, 'create')]).toEqual([
      true,
      true,
      true,
    ]);
    for (const [id, { wants, state }] of tasks) {
      const [verb = ''] = wants.split(' ');
      // The team's notice names no other task: the others are unknown, and never open.
      expect(state === 'open', id).toBe(isNamed(open, verb));
      const isStream = /\bEVM\b|\bstreams\b/.test(wants);
      if (verb === 'create' && isStream) expect(state, id).toBe('ended');
    }
  });

  it('gives Solana an answer without the date of another announcement', () => {
    expect(taskSentence(appTasks.solana)).toMatch(/maintenance mode/);
    expect(taskSentence(appTasks.solana)).not.toContain(appStatus.announced);
  });

  it.each(tasks.filter(([, { state }]) => state === 'ended').map(([id]) => id))(
    'names another way for the ended task %s, except on Solana',
    (id) => {
      const { instead } = appTasks[id as keyof typeof appTasks] as AppTask;
      expect(instead.length > 0).toBe(id !== 'solana');
    },
  );

  it('names a guide for every task but those of Solana', () => {
    for (const [id, { instead }] of tasks) {
      const guides = instead.filter(({ to }) => to.startsWith('/guides/'));
      expect(guides.length > 0, id).toBe(id !== 'solana');
    }
  });

  it('is on every page of the app that has tasks', () => {
    const silent = pages()
      .filter(({ file }) => file.startsWith('docs/apps/') && !WITHOUT_TASKS.includes(file))
      .filter(({ body }) => !/<App(Status|StatusTable|Date) /.test(body))
      .map(({ file }) => file);
    expect(silent).toEqual([]);
  });

  it('links each way to a page of the site, once per task', () => {
    for (const [id, { instead }] of tasks) {
      const targets = instead.map(({ to }) => to);
      expect(new Set(targets).size, id).toBe(targets.length);
      for (const to of targets) expect(to).toMatch(/^\/[a-z-]+\//);
    }
  });
});

describe('videos', () => {
  it('are listed once, with an id of YouTube', () => {
    const ids = videos.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\w-]{11}$/.test(id))).toEqual([]);
    expect(videos[0] && videoUrl(videos[0])).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
  });
});
