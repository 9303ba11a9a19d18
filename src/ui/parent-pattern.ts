export type Parent = 'A' | 'B'

/** B's ground carries fine stripes, so that gray print and colour-blind eyes tell the two apart. */
export const parentGround = {
  A: { bg: 'parentA', color: 'onParent' },
  B: {
    bg: 'parentB',
    color: 'onParent',
    backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, rgb(0 0 0 / 0.14) 6px 8px)',
  },
} as const
