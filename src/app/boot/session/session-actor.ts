import { createActor, fromPromise } from 'xstate'
import { isOpenPage } from '#machines/session/pages.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { loginAddress, logoutPath, startPage } from '../../shared/session/leave.ts'
import {
  announcePopulated,
  clearButDrafts,
  clearButRedirect,
  clearStored,
  keepRedirect,
  noteSentToLogin,
  storeValues,
} from '../../shared/session/stored.ts'
import { openTabs } from '../../shared/session/tabs.ts'
import type { SupportChat } from '../support-chat.ts'

export type SessionPorts = {
  /** Resolves to null when there is no session. Rejects when no answer came. */
  readonly fetchValues: (signal: AbortSignal) => Promise<StoredValues | null>
  readonly supportChat: SupportChat
  /** Navigates to another document. */
  readonly leave: (address: string) => void
}

const pageNow = () => location.pathname + location.search + location.hash

/** Creates the session of this tab from its chart. It must exist before the rest of the app. */
export function createSession({ fetchValues, supportChat, leave }: SessionPorts) {
  const tabs = openTabs((word) => session.send({ type: word === 'ended' ? 'session.ended' : 'session.refresh' }))
  const session = createActor(
    sessionMachine.provide({
      actors: { fetchSession: fromPromise<StoredValues | null, void>(({ signal }) => fetchValues(signal)) },
      guards: { onOpenPage: () => isOpenPage(location.pathname) },
      actions: {
        storeValues: (_, values) => storeValues(values ?? {}),
        announcePopulated,
        clearStored,
        clearButDrafts,
        clearButRedirect,
        keepRedirect: (_, redirectUrl) => keepRedirect(redirectUrl),
        keepThisPage: () => keepRedirect(pageNow()),
        endSupportChat: () => supportChat.end(),
        tellOtherTabs: (_, word) => tabs.tell(word),
        leaveToLogout: () => leave(logoutPath),
        leaveToLogin: (_, reason) => {
          noteSentToLogin()
          leave(loginAddress(pageNow(), reason))
        },
        leaveToStart: () => leave(startPage),
        reopen: () => leave(location.pathname + location.search),
      },
    }),
  )
  session.subscribe({ complete: tabs.close })
  return session
}
