import { setTimeout as pause } from 'node:timers/promises'
import { mailServer } from '#tests/support/mail-server.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Every mailbox of the run, filled by a real mail server. A mail may arrive twice, because a killed server sends it again. */
export type Mailboxes = {
  readonly url: string
  readonly count: () => number
  /** Returns how many mails an address has, which is where a later `find` begins. */
  readonly at: (address: string) => number
  /**
   * Waits for a mail to an address that contains the pattern, and returns the newest match of its first group. Throws
   * once no mail is on its way any more: a killed server does not send again what it may have sent.
   */
  find(address: string, pattern: RegExp, from?: number): Promise<string>
  stop(): Promise<void>
}

const patienceMs = 60_000
/** A mail is on its way for so long after its job was done. */
const deliveryMs = 2_000

/** @param isMailWaiting answers whether the server still has mails to send */
export const openMailboxes = async (isMailWaiting: () => Promise<boolean>): Promise<Mailboxes> => {
  const server = await mailServer()
  const boxes = new Map<string, Mail[]>()
  let read = 0
  const sort = () => {
    for (; read < server.arrived.length; read += 1) {
      const mail = server.arrived[read]
      for (const { address = '' } of mail?.to ?? []) {
        const box = boxes.get(address.toLowerCase()) ?? []
        box.push({ to: address, subject: mail?.subject ?? '', text: mail?.text ?? '' })
        boxes.set(address.toLowerCase(), box)
      }
    }
  }
  const boxOf = (address: string): readonly Mail[] => {
    sort()
    return boxes.get(address.toLowerCase()) ?? []
  }
  return {
    url: server.url,
    count: () => server.arrived.length,
    at: (address) => boxOf(address).length,
    find: async (address, pattern, from = 0) => {
      const until = Date.now() + patienceMs
      for (let idleSince = Number.POSITIVE_INFINITY; ; await pause(100)) {
        const found = boxOf(address)
          .slice(from)
          .flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
        const newest = found.at(-1)
        if (newest !== undefined) return newest
        if (Date.now() > Math.min(until, idleSince + deliveryMs))
          throw new Error(`no mail like ${pattern} arrived at ${address}`)
        idleSince = (await isMailWaiting()) ? Number.POSITIVE_INFINITY : Math.min(idleSince, Date.now())
      }
    },
    stop: server.stop,
  }
}
