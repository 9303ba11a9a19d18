import { sessionArea } from '#contract/session.area.ts'
import { sessionRoutes as contract } from '#contract/session.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { sessionRoutes, signOutPage } from './session.routes.ts'
import { deleteExpiredSessions } from './session.store.ts'

export const sessionFeature: ServerFeature = {
  name: 'session',
  area: sessionArea,
  dependsOn: [],
  routes: featureRoutes(
    contract,
    (bind, { app, deps, pool }) => {
      sessionRoutes(bind, deps, pool)
      signOutPage(app, deps)
    },
    () => ({ setLocale: { body: { locale: 'en-US' } } }),
  ),
  expire: deleteExpiredSessions,
}
