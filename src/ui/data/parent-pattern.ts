export type Parent = 'A' | 'B'

/** B's background has fine stripes, so that grayscale prints and colour-blind people can tell the two apart. */
export const parentGround = {
  A: { bg: 'parentA', color: 'onParent' },
  B: {
    bg: 'parentB',
    color: 'onParent',
    backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 6px, rgb(255 255 255 / 0.12) 6px 7.5px)',
  },
} as const
