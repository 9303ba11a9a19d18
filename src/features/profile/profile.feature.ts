import type { AppFeature } from '../feature.ts'

export const profileFeature: AppFeature = {
  name: 'profile',
  live: { queries: { member: () => [['family'], ['account'], ['profile']] }, recorded: ['member'] },
}
