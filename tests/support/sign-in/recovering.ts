import { type RecoveryLinkKind, recoveryRoutes } from '#contract/recovery/recovery.ts'
import { recoveryMailQueue, sendRecovery } from '#server/features/recovery/recovery.mail.ts'
import { transportOf } from '#server/mail/transport.ts'
import type { OwnApp } from '../app.ts'
import type { Sent, TestAnswer } from '../client.ts'
import type { MailServer } from '../mail-server.ts'
import { takeJobs } from './waiting-jobs.ts'

type Mail = MailServer['arrived'][number]

/** The token in the link of a mail. */
export const linkIn = (mail: Mail | undefined): string => /#(?:link=)?([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''

/** Somebody asks for a link for a username, or for the usernames of an address. */
export type Asked =
  | { readonly kind: RecoveryLinkKind; readonly username: string }
  | { readonly kind: 'username'; readonly email: string }

/** Asks for ways back into accounts and reads the mails that a real mail server got. */
export const recoveringOn = (on: OwnApp, mails: MailServer) => {
  let networks = 0
  const post = (url: string, payload: object, headers: Sent = {}, remoteAddress = `198.51.100.${networks++ % 250}`) =>
    on.anyone().request({ method: 'POST', url, payload, remoteAddress }, headers)
  const ask = (request: Asked, headers: Sent = {}, remoteAddress?: string): Promise<TestAnswer> =>
    'email' in request
      ? post(recoveryRoutes.askUsername.path, { email: request.email }, headers, remoteAddress)
      : post(recoveryRoutes.askLink.path, request, headers, remoteAddress)

  /** Runs the waiting jobs as the worker does, and returns the mails that arrived. */
  const deliver = async (): Promise<Mail[]> => {
    const before = mails.arrived.length
    const transport = transportOf({ ...on.deps.config, smtpUrl: mails.url })
    try {
      for (const data of await takeJobs(on, recoveryMailQueue)) {
        const id = typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : ''
        await sendRecovery(on.deps, transport, id)
      }
    } finally {
      transport.close()
    }
    return mails.arrived.slice(before)
  }

  return {
    ask,
    deliver,
    /** Asks for a link and returns the token in its mail. */
    link: async (kind: RecoveryLinkKind, username: string): Promise<string> => {
      await ask({ kind, username })
      return linkIn((await deliver()).at(-1))
    },
    look: (kind: RecoveryLinkKind, token: string) => post(recoveryRoutes.look.path, { kind, token }),
    reset: (token: string, next: string, code?: string) =>
      post(recoveryRoutes.resetPassword.path, code === undefined ? { token, next } : { token, next, code }),
    signIn: (token: string, headers: Sent = {}) => post(recoveryRoutes.signIn.path, { token }, headers),
    typed: (headers: Sent = {}) => on.anyone().call(recoveryRoutes.typed, {}, headers),
  }
}
export type Recovering = ReturnType<typeof recoveringOn>
