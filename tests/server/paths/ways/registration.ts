import { charts } from '#machines/charts.ts'
import type { RegistrationFacts } from '#machines/registration/registration.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import type { Path } from '#machines/walk/walk.ts'
import { hashOf } from '#server/http/caller.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { right } from '#tests/contract/edges/registration.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { invitedBrowser } from '#tests/support/joining/invited.ts'
import {
  begin as beginRegistration,
  type Newcomer,
  newBrowser,
  newcomer,
  registrationIn,
  send,
} from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = (() => {
  const { registration } = charts
  if (!registration) throw new Error('the chart is not listed')
  return registration
})()

let app: OwnApp

type Played = { readonly browser: TestBrowser; readonly who: Newcomer }

const command =
  (type: string, answer: (who: Newcomer) => object = () => ({})) =>
  async ({ browser, who }: Played) =>
    taken(await send(browser, { type, ...answer(who) }))

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  // The same address keeps whoever is invited, or is not, as they were.
  'registration.correct': command('registration.correct', ({ email }) => ({
    ...right.start,
    firstName: 'Anna',
    email,
    emailAgain: email,
  })),
  'registration.giveParent': command('registration.giveParent', () => right.parent),
  'registration.giveChildren': command('registration.giveChildren', () => right.children),
  'registration.giveCredentials': command('registration.giveCredentials', ({ username }) => ({
    ...right.security,
    username,
  })),
  'registration.ask': command('registration.ask'),
  'registration.complete': command('registration.complete', () => ({ coparent: null })),
  'registration.expire': async () => {
    app.clock.forward(app.deps.config.registrationLife)
    await sweepExpired(app.deps)
  },
}

/** Opens an invitation first where the path follows one, and joins with its address or with another one. */
const open = async ({ invited, admitted }: RegistrationFacts): Promise<Played> => {
  if (!invited) return { browser: newBrowser(app), who: newcomer() }
  const { browser, email } = await invitedBrowser(app)
  return { browser, who: newcomer(admitted ? { email } : {}) }
}

const begin = async ({ input }: Path): Promise<Walked> => {
  app.clock.reset()
  const played = await open(input as RegistrationFacts)
  registrationIn(await beginRegistration(played.browser, played.who))
  const hash = hashOf(played.browser.cookie('evenhand-join') ?? '')
  const stored = async () => {
    const [row] = await bySuperuser(
      app.database,
      `select r.status, r.version from registration r
        join registration_token t on t.registration_id = r.id where t.token_hash = $1`,
      [hash],
    )
    return { status: String(row?.status), version: Number(row?.version) }
  }
  return { stored, step: (step) => handOf(hands, step)(played) }
}

export const registrationWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
