import { createCall } from '#src/api/call.ts'
import { noAnswer, type Send, type SendDeps } from '#src/api/exchange.ts'
import type { Caller } from '#src/api/headers.ts'
import { readBases } from '../boot/bases.ts'
import { createReferrer } from '../boot/referrer.ts'
import { firstLocale } from '../shared/locale/device-locale.ts'
import { createDictionaries, failureTexts } from '../shared/locale/dictionaries.ts'
import { anonymousId } from '../shared/session/anonymous-id.ts'

/** Sends through the request chart, which is loaded when it is first used: the first form is drawn before it. */
function createLateSend(deps: SendDeps): Send {
  let loading: Promise<Send> | null = null
  const load = () => {
    loading ??= import('#src/api/send.ts').then(({ createSend }) => createSend({ ...deps, session: null }))
    return loading
  }
  return async (options) => {
    const send = await load().catch((cause: unknown) => {
      loading = null
      throw noAnswer(deps, cause)
    })
    return send(options)
  }
}

/**
 * Creates what the apps beside the main one have in common: requests and dictionaries. They have no router, cache or
 * session, and each ends by opening the main app.
 */
export function createSmallApp(more: () => Caller = () => ({})) {
  const dictionaries = createDictionaries(firstLocale())
  const referrer = createReferrer()
  const texts = () => failureTexts(dictionaries)
  const send = createLateSend({
    bases: readBases(document),
    page: () => new URL(location.href),
    caller: () => ({
      anonymousId: anonymousId(),
      referrer: referrer.path(),
      language: dictionaries.locale(),
      ...more(),
    }),
    texts,
  })
  return { call: createCall(send, texts), dictionaries, send }
}
export type SmallApp = ReturnType<typeof createSmallApp>
