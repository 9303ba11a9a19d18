import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { initialLocale } from '#contract/locale.ts'
import { isOpenPage } from '#machines/session/pages.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { createClient } from '#src/api/client.ts'
import { isRequestFailure } from '#src/api/failures.ts'
import { createLivePosition } from '#src/api/live-position.ts'
import { createSend, type GatedDeps } from '#src/api/send.ts'
import { shownFamilyId } from '../shared/data/family.ts'
import { firstLocale } from '../shared/locale/device-locale.ts'
import { createDictionaries, failureTexts } from '../shared/locale/dictionaries.ts'
import { anonymousId } from '../shared/session/anonymous-id.ts'
import { casesPage } from '../shared/session/leave.ts'
import { createOtherFamily } from '../shared/session/other-family.ts'
import { createStepUpRequest } from '../shared/session/step-up-request.ts'
import { accountLocale, textOf } from '../shared/session/values.ts'
import { readBases } from './bases.ts'
import { createFeatureList, type LoadFeatures } from './feature-list.ts'
import { createQueryClient } from './query-client.ts'
import { createReferrer } from './referrer.ts'
import { createServerClock } from './server-time.ts'
import { fetchValues } from './session/fetch-values.ts'
import { createSession, type SessionPorts } from './session/session-actor.ts'

type AppPorts = Omit<SessionPorts, 'fetchValues'> & {
  readonly loadFeatures: LoadFeatures
  /** The history of the page; the browser's unless another one is given. */
  readonly history?: RouterHistory
}

/** Creates everything that lives as long as the page. `main.tsx` calls it once. */
export function createApp({ loadFeatures, history = createBrowserHistory(), ...ports }: AppPorts) {
  const dictionaries = createDictionaries(firstLocale())
  const serverClock = createServerClock()
  const livePosition = createLivePosition()
  const page = () => new URL(location.href)
  const shared = {
    bases: readBases(document),
    page,
    texts: () => failureTexts(dictionaries),
    answered: livePosition.note,
  }
  const arrived = (values: StoredValues) => {
    serverClock.note(values)
    const locale = initialLocale({ ...accountLocale(values), browser: navigator.languages })
    void dictionaries.choose(locale)
  }
  const language = () => dictionaries.locale()
  const referrer = createReferrer()
  const browser = () => ({ anonymousId: anonymousId(), referrer: referrer.path() })
  const outside = createSend({ ...shared, session: null, caller: () => ({ ...browser(), language: language() }) })
  const session = createSession({
    ...ports,
    fetchValues: async (signal) => {
      const values = await fetchValues(outside, signal)
      if (values) arrived(values)
      return values
    },
  })
  const stepUpRequest = createStepUpRequest()
  const otherFamily = createOtherFamily()
  const queryClient = createQueryClient()
  const deps: GatedDeps = {
    ...shared,
    session,
    caller: () => {
      const { values } = session.getSnapshot().context
      return {
        ...browser(),
        token: textOf(values, 'auth'),
        userId: textOf(values, 'userId'),
        registrationKey: textOf(values, 'inviteToken'),
        familyId: shownFamilyId(queryClient),
        activity: page().pathname.split('/')[2],
        language: language(),
      }
    },
  }
  return {
    history,
    session,
    client: createClient({
      ...deps,
      refused: (failure) => {
        const code = isRequestFailure(failure) ? failure.exception : null
        if (code === 'otherFamily') otherFamily.note()
        const { pathname } = page()
        // All that is drawn is of a family that may not be seen any more, so My Cases opens as a new document.
        if (code === 'accessEnded' && pathname !== casesPage && !isOpenPage(pathname)) ports.leave(casesPage)
      },
      askStepUp: async () => {
        await dictionaries.need('account', 'common')
        return stepUpRequest.ask()
      },
    }),
    stepUpRequest,
    otherFamily,
    leave: ports.leave,
    queryClient,
    dictionaries,
    features: createFeatureList(loadFeatures),
    serverClock,
    referrer,
    livePosition,
  }
}
export type App = ReturnType<typeof createApp>
