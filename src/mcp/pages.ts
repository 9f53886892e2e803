/** Where the site documents what the tools do. */
export const documentedAt = {
  errors: '/reference/errors',
  streams: '/api/overview',
  desk: '/apps/manage-a-stream',
  lockupCurve: '/concepts/lockup/stream-shapes',
  flowFigures: '/concepts/flow/overview',
  chains: '/concepts/chains',
  genuine: '/support/is-this-sablier',
} as const;
