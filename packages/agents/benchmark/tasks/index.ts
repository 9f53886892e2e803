import type { Task } from '../types';
import { contractTasks } from './contracts';
import { flowTasks } from './flow';
import { lockupTasks } from './lockup';
import { moreTasks } from './more';
import { valueTasks } from './values';

export const tasks: readonly Task[] = [
  ...lockupTasks,
  ...flowTasks,
  ...valueTasks,
  ...moreTasks,
  ...contractTasks,
];
