import { ServiceError } from './errors.ts';

/** Writes are tasks: accepted at once, published at the second request for their status. */
export function createTasks() {
  const asked = new Map<number, number>();
  return {
    /** The response to a write. */
    start: () => {
      const taskID = asked.size + 1;
      asked.set(taskID, 0);
      return { taskID, updatedAt: new Date(0).toISOString() };
    },
    status: (id: number) => {
      const times = asked.get(id);
      if (times === undefined) throw new ServiceError(404, `Task ${id} does not exist`);
      asked.set(id, times + 1);
      return { status: times > 0 ? 'published' : 'notPublished', pendingTask: times === 0 };
    },
  };
}
