/** How near the window a tool must come, in pixels, before its code is fetched. */
export const NEAR = 150;
