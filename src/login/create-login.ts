import { fetchValues } from '#src/app/boot/session/fetch-values.ts'
import { enterAs } from '#src/app/shared/session/enter.ts'
import { clearButDrafts, wasJustSentToLogin } from '#src/app/shared/session/stored.ts'
import { createSmallApp } from '#src/app/small/create-small-app.ts'

/** The address carries the page to return to and the reason why the login was opened. */
const addressParams = () => new URLSearchParams(location.search)

/** Creates the login app, which ends by opening the main app. */
export function createLogin(leave: (address: string) => void) {
  const app = createSmallApp()
  const enter = () => enterAs(addressParams().get('next'), leave)
  /**
   * Forwards a person who is already signed in. When nobody is, it clears what an ended session left on this device.
   * Resolves with true when there is a session from which this tab was sent here just now: to go back would repeat it.
   */
  const goOn = async (): Promise<boolean> => {
    // A missing answer tells nothing, so the form stays.
    const values = await fetchValues(app.send).catch(() => undefined)
    if (values && wasJustSentToLogin()) return true
    if (values) enter()
    if (values === null) clearButDrafts()
    return false
  }
  let going: Promise<boolean> | null = null
  return {
    ...app,
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
