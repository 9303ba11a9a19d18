import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { charts } from '#machines/charts.ts'
import type { RecoveryKind } from '#machines/recovery/recovery.types.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { hashPassword } from '#server/features/session/password.ts'
import { sweepExpired } from '#server/jobs/cleanup.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { cast } from '#tests/support/factories.ts'
import { type MailServer, mailServer } from '#tests/support/mail-server.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Asked, linkIn, type Recovering, recoveringOn } from '#tests/support/sign-in/recovering.ts'

let on: OwnApp
let mails: MailServer
let recovering: Recovering
beforeAll(async () => {
  on = await testApp()
  await cast(on, await hashPassword('Correct-horse-7'))
  mails = await mailServer()
  recovering = recoveringOn(on, mails)
})
afterAll(async () => {
  await mails.stop()
  await on.stop()
})
beforeEach(async () => {
  on.clock.forward(25 * 3_600_000)
  await bySuperuser(on.database, 'delete from recovery')
})

const requestOf = (kind: RecoveryKind): Asked =>
  kind === 'username' ? { kind, email: 'dana.reyes@example.com' } : { kind, username: 'dana.reyes' }

/** Begins a recovery. The mail of a link is part of its beginning; the mail with a username ends it. */
const begin = async (kind: RecoveryKind): Promise<string> => {
  await recovering.ask(requestOf(kind))
  if (kind === 'username') return ''
  return linkIn((await recovering.deliver()).at(-1))
}

let words = 0
const use = (kind: RecoveryKind, token: string) =>
  kind === 'signIn' ? recovering.signIn(token) : recovering.reset(token, `Quiet-lamps-${100 + words++}-x`)

const act = async (event: string, kind: RecoveryKind, token: string): Promise<void> => {
  if (event === 'recovery.use') await use(kind, token)
  else if (event === 'recovery.answer') await recovering.deliver()
  else if (event === 'recovery.supersede') {
    on.clock.forward(1000)
    await begin(kind)
  } else if (event === 'recovery.expire') {
    on.clock.forward(3_600_000)
    await sweepExpired(on.deps)
  } else throw new Error(`no way to ${event}`)
}

const stored = async (): Promise<unknown> => {
  const [row] = await bySuperuser(on.database, 'select status from recovery order by created_at limit 1')
  return row?.status
}

const chart = charts.recovery
if (!chart) throw new Error('the chart is not listed')

const kindIn = (input: object): RecoveryKind =>
  'kind' in input && (input.kind === 'password' || input.kind === 'signIn') ? input.kind : 'username'

describe('every way through the chart over HTTP', () => {
  // Nobody replaces a reminder, because a mail of it is sent at once and ends it.
  const ways = pathsOf(chart).filter(
    ({ input, steps }) =>
      kindIn(input) !== 'username' || steps.every(({ event }) => event.type !== 'recovery.supersede'),
  )
  test.each(ways.map((path) => ({ path, name: `${kindIn(path.input)}: ${path.name}` })))('$name', async ({ path }) => {
    const kind = kindIn(path.input)
    const token = await begin(kind)
    expect(await stored()).toBe(path.leaf)
    for (const { event, leaf } of path.steps) {
      await act(event.type, kind, token)
      expect(await stored(), event.type).toBe(leaf)
    }
    // Nothing leaves a final state, and its link is refused.
    if (kind === 'username' || path.steps.length === 0) return
    expect((await use(kind, token)).status).toBe(410)
    expect(await stored()).toBe(path.steps.at(-1)?.leaf)
  })
})
