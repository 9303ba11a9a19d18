import { linkOptions } from '@tanstack/react-router'
import type { AppFeature } from '../feature.ts'

export const familyHoldsFeature: AppFeature = {
  name: 'family-holds',
  pages: { familyHold: () => linkOptions({ to: '/history' }) },
  notices: { familyHold: {} },
}
