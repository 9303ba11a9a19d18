import { createCall } from '#src/api/call.ts'
import { createSendOnce } from '#src/api/exchange.ts'
import { bases } from '#src/app/boot/bases.ts'
import { fetchValues } from '#src/app/boot/session/fetch-values.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'
import { createDictionaries, failureTexts } from '#src/app/shared/locale/dictionaries.ts'
import { enterAs } from '#src/app/shared/session/enter.ts'
import { clearLeftBehind } from '#src/app/shared/session/stored.ts'

/** The address carries the page to return to and the reason why the login was opened. */
const addressParams = () => new URLSearchParams(location.search)

/** Creates the login app. It has no router, cache, session or retries, and ends by opening the main app. */
export function createLogin(leave: (address: string) => void) {
  const dictionaries = createDictionaries(firstLocale())
  const deps = {
    bases,
    page: () => new URL(location.href),
    caller: () => ({ language: dictionaries.locale() }),
    texts: () => failureTexts(dictionaries),
  }
  const send = createSendOnce(deps)
  const enter = () => enterAs(addressParams().get('next'), leave)
  return {
    call: createCall(send, deps.texts),
    dictionaries,
    enter,
    reason: addressParams().get('reason'),
    /**
     * Forwards a person who is already signed in. When nobody is, it clears what an ended session left on this device.
     */
    goOnIfSignedIn: async (): Promise<void> => {
      // A missing answer tells nothing, so the form stays.
      const values = await fetchValues(send).catch(() => undefined)
      if (values) return enter()
      if (values === undefined) return
      clearLeftBehind()
    },
  }
}
export type Login = ReturnType<typeof createLogin>
