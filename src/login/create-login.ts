import { createCall } from '#src/api/call.ts'
import { noAnswer, type Send } from '#src/api/exchange.ts'
import { readBases } from '#src/app/boot/bases.ts'
import { createReferrer } from '#src/app/boot/referrer.ts'
import { fetchValues } from '#src/app/boot/session/fetch-values.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'
import { createDictionaries, failureTexts } from '#src/app/shared/locale/dictionaries.ts'
import { anonymousId } from '#src/app/shared/session/anonymous-id.ts'
import { enterAs } from '#src/app/shared/session/enter.ts'
import { clearButDrafts, wasJustSentToLogin } from '#src/app/shared/session/stored.ts'

/** The address carries the page to return to and the reason why the login was opened. */
const addressParams = () => new URLSearchParams(location.search)

type Deps = Parameters<typeof noAnswer>[0]

/** Sends through the request chart, which is loaded beside the form: the main app needs it right after. */
function createLateSend(deps: Deps): Send {
  const loading = import('#src/api/send.ts').then(({ createSend }) => createSend({ ...deps, session: null }))
  // The next call learns of a failure; before that it concerns nobody.
  loading.catch(() => undefined)
  return async (options) => {
    const send = await loading.catch((cause: unknown) => {
      throw noAnswer(deps, cause)
    })
    return send(options)
  }
}

/** Creates the login app. It has no router, cache or session, and ends by opening the main app. */
export function createLogin(leave: (address: string) => void) {
  const dictionaries = createDictionaries(firstLocale())
  const referrer = createReferrer()
  const deps: Deps = {
    bases: readBases(document),
    page: () => new URL(location.href),
    caller: () => ({ anonymousId: anonymousId(), referrer: referrer.path(), language: dictionaries.locale() }),
    texts: () => failureTexts(dictionaries),
  }
  const send = createLateSend(deps)
  const enter = () => enterAs(addressParams().get('next'), leave)
  /**
   * Forwards a person who is already signed in. When nobody is, it clears what an ended session left on this device.
   * Resolves with true when there is a session from which this tab was sent here just now: to go back would repeat it.
   */
  const goOn = async (): Promise<boolean> => {
    // A missing answer tells nothing, so the form stays.
    const values = await fetchValues(send).catch(() => undefined)
    if (values && wasJustSentToLogin()) return true
    if (values) enter()
    if (values === null) clearButDrafts()
    return false
  }
  let going: Promise<boolean> | null = null
  return {
    call: createCall(send, deps.texts),
    dictionaries,
    enter,
    reason: addressParams().get('reason'),
    /** Runs once; later calls get the same result. */
    goOnIfSignedIn: (): Promise<boolean> => {
      going ??= goOn()
      return going
    },
  }
}
export type Login = ReturnType<typeof createLogin>
