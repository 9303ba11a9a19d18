import { permissions, type Right, type Viewer } from '#contract/permissions.ts'

/** Tells whether a viewer has a right. Every page, link and button asks here; what has a chart asks its chart. */
export const mayIn =
  (viewer: Viewer) =>
  (right: Right): boolean =>
    permissions[right](viewer)
