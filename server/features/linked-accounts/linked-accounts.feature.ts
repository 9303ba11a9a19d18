import { linkedAccountsArea } from '#contract/linked-accounts/linked-accounts.area.ts'
import { linkedAccountRoutes as contract } from '#contract/linked-accounts/linked-accounts.ts'
import { featureRoutes, type ServerFeature } from '../feature.ts'
import { linkedAccountLifecycle } from './linked-accounts.lifecycle.ts'
import { linkedAccountsRecord } from './linked-accounts.record.ts'
import { linkedAccountRoutes } from './linked-accounts.routes.ts'

export const linkedAccountsFeature: ServerFeature = {
  name: 'linked-accounts',
  area: linkedAccountsArea,
  dependsOn: ['session', 'account', 'families', 'children'],
  entities: ['linkedAccount'],
  routes: featureRoutes(
    contract,
    (bind, { deps, pool }) => linkedAccountRoutes(bind, deps, pool),
    () => ({
      add: { body: { kind: 'thirdParty', firstName: 'Rosa', lastName: 'Reyes' } },
      get: { of: 'linkedAccount' },
      events: { of: 'linkedAccount', body: { type: 'linkedAccount.end', version: 1 } },
      giveCode: { of: 'linkedAccount', body: { version: 1 } },
      accept: { body: { code: 'ABCDE-FGHJK', username: 'nobody.here', password: 'Nine-quiet-lamps-4' } },
    }),
  ),
  lifecycles: [linkedAccountLifecycle],
  record: [linkedAccountsRecord],
}
