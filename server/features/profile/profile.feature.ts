import { profileArea } from '#contract/profile/profile.area.ts'
import { profileRoutes as contract } from '#contract/profile/profile.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { profileRoutes } from './profile.routes.ts'

export const profileFeature: ServerFeature = {
  name: 'profile',
  area: profileArea,
  dependsOn: ['session', 'account', 'families'],
  routes: featureRoutes(
    contract,
    (bind, { deps }) => profileRoutes(bind, deps),
    () => ({
      rename: { body: { firstName: 'Dana', lastName: 'Reyes' } },
      setContact: { body: { countryCode: 'US', phone: '2125550100' } },
      setAvatarColor: { body: { avatarColor: 'green' } },
      setWeekStart: { body: { weekStart: 'monday' } },
      setUsername: { body: { username: 'dana.reyes' } },
    }),
  ),
}
