import { createCall } from '#src/api/call.ts'
import { createSendOnce } from '#src/api/exchange.ts'
import { bases } from '#src/app/boot/bases.ts'
import { fetchValues } from '#src/app/boot/session/fetch-values.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'
import { createDictionaries, failureTexts } from '#src/app/shared/locale/dictionaries.ts'
import { enterAs } from '#src/app/shared/session/enter.ts'
import { clearLeftBehind } from '#src/app/shared/session/stored.ts'

/** What the address says: the page to come back to, and why the login was opened. */
const asked = () => new URLSearchParams(location.search)

/** The login app: no router, no cache, no session of its own, and no call that repeats itself. It ends by opening the main app. */
export function createLogin(leave: (address: string) => void) {
  const dictionaries = createDictionaries(firstLocale())
  const deps = {
    bases,
    page: () => new URL(location.href),
    caller: () => ({ language: dictionaries.locale() }),
    texts: () => failureTexts(dictionaries),
  }
  const send = createSendOnce(deps)
  const enter = () => enterAs(asked().get('next'), leave)
  return {
    call: createCall(send, deps.texts),
    dictionaries,
    enter,
    reason: asked().get('reason'),
    /** Somebody who is signed in already goes on. What an ended session left behind on this device is cleared. */
    goOnIfSignedIn: async (): Promise<void> => {
      // Without an answer there is nothing to go by, and the form is there.
      const values = await fetchValues(send).catch(() => undefined)
      if (values) return enter()
      if (values === undefined) return
      clearLeftBehind()
    },
  }
}
export type Login = ReturnType<typeof createLogin>
