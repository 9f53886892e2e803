import { FLOW_STATUSES, type FlowStatus } from '@sablier-docs/protocol/flow/status';
import type { Diagram, Point } from './types';

const SIZE: Point = [116, 52];
const SHORT: Point = [88, 34];

/** Transitions according to `statusOf` and the functions of SablierFlow v3.0. */
export const flow: Diagram<FlowStatus> = {
  summary:
    'A new stream is PENDING, streaming or paused. Streaming and paused streams are solvent or ' +
    'insolvent: time makes a streaming one insolvent, a deposit makes either solvent. Every other ' +
    'status can become VOIDED, and nothing leaves VOIDED.',
  size: [360, 444],
  frame: { corner: [4, 58], size: [352, 302] },
  nodes: [
    { id: 'create', tone: 'entry', center: [142, 26], size: [84, 32] },
    { id: 'PENDING', tone: 'neutral', center: [80, 123], size: SHORT },
    { id: 'STREAMING_SOLVENT', tone: 'cool', center: [94, 206], size: SIZE },
    { id: 'STREAMING_INSOLVENT', tone: 'warm', center: [286, 206], size: SIZE },
    { id: 'PAUSED_SOLVENT', tone: 'cool', center: [94, 316], size: SIZE },
    { id: 'PAUSED_INSOLVENT', tone: 'warm', center: [286, 316], size: SIZE },
    { id: 'VOIDED', tone: 'neutral', center: [180, 422], size: SHORT },
  ],
  edges: [
    {
      number: 1,
      from: ['create'],
      to: 'PENDING',
      when: 'The start time is ahead. The rate must be above zero.',
      path: 'M100 34H64V106',
      badge: [64, 80],
    },
    {
      number: 2,
      from: ['create'],
      to: 'STREAMING_SOLVENT',
      when:
        'The rate is above zero and the start is now, or is in the past and the deposit of the ' +
        'same transaction covers the debt since then.',
      path: 'M140 42V180',
      badge: [140, 80],
    },
    {
      number: 3,
      from: ['create'],
      to: 'STREAMING_INSOLVENT',
      when: 'The rate is above zero and the start is in the past, with debt that nothing covers.',
      path: 'M184 26H286V180',
      badge: [286, 80],
    },
    {
      number: 4,
      from: ['create'],
      to: 'PAUSED_SOLVENT',
      when: 'The rate is zero. The start is now or in the past.',
      path: 'M100 18H20V316H36',
      badge: [20, 80],
    },
    {
      number: 5,
      from: ['PENDING'],
      to: 'STREAMING_SOLVENT',
      when:
        'The start time arrives. A stream without a deposit turns insolvent as soon as one token ' +
        'unit is owed.',
      path: 'M80 140V180',
      badge: [80, 156],
    },
    {
      number: 6,
      from: ['STREAMING_SOLVENT'],
      to: 'STREAMING_INSOLVENT',
      when: 'Time passes, and the debt exceeds the balance by one token unit.',
      path: 'M152 191H228',
      badge: [186, 191],
    },
    {
      number: 7,
      from: ['STREAMING_INSOLVENT'],
      to: 'STREAMING_SOLVENT',
      when:
        'A deposit covers the whole debt. A withdrawal cannot, because it lowers debt and balance ' +
        'by the same amount.',
      path: 'M228 221H152',
      badge: [194, 221],
    },
    {
      number: 8,
      from: ['STREAMING_SOLVENT'],
      to: 'PAUSED_SOLVENT',
      when: 'The sender calls `pause`, `depositAndPause` or `refundAndPause`.',
      path: 'M72 232V290',
      badge: [72, 257],
    },
    {
      number: 9,
      from: ['PAUSED_SOLVENT'],
      to: 'STREAMING_SOLVENT',
      when: 'The sender calls `restart` or `restartAndDeposit`. The paused time is not paid.',
      path: 'M116 290V232',
      badge: [116, 265],
    },
    {
      number: 10,
      from: ['STREAMING_INSOLVENT'],
      to: 'PAUSED_INSOLVENT',
      when:
        'The sender calls `pause`. With `depositAndPause` and an amount that covers the debt the ' +
        'stream ends in `PAUSED_SOLVENT`.',
      path: 'M264 232V290',
      badge: [264, 257],
    },
    {
      number: 11,
      from: ['PAUSED_INSOLVENT'],
      to: 'STREAMING_INSOLVENT',
      when:
        'The sender calls `restart`. With `restartAndDeposit` and an amount that covers the debt ' +
        'the stream ends in `STREAMING_SOLVENT`.',
      path: 'M308 290V232',
      badge: [308, 265],
    },
    {
      number: 12,
      from: ['PAUSED_INSOLVENT'],
      to: 'PAUSED_SOLVENT',
      when: 'A deposit covers the whole debt.',
      path: 'M228 316H152',
      badge: [194, 316],
    },
    {
      number: 13,
      from: FLOW_STATUSES.filter((status) => status !== 'VOIDED'),
      to: 'VOIDED',
      when:
        'The sender, the recipient or an address approved by the recipient calls `void`. Debt ' +
        'above the balance is written off.',
      path: 'M180 360V405',
      badge: [180, 377],
    },
  ],
  legend: [
    { tone: 'cool', text: 'Solvent: the balance covers the total debt.' },
    { tone: 'warm', text: 'Insolvent: the total debt is larger than the balance.' },
  ],
};
