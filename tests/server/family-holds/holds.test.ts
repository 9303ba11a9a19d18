import { afterAll, beforeAll, expect, test } from 'vitest'
import { familyRoutes } from '#contract/families.ts'
import { familyHoldRoutes as routes } from '#contract/family-holds/family-holds.ts'
import { historyRoutes } from '#contract/history/history.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { holdFamily, releaseFamily } from '#server/features/family-holds/hold-family.ts'
import { sendInvitationMail } from '#server/features/invitations/invitations.mail.ts'
import { startPayment } from '#server/features/payments/payments.start.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { allowedWhileHeld } from '#server/http/held-family.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { advanceInvitation, freshAddress, inviteOn } from '#tests/support/joining/invitations.ts'
import { mailsOf } from '#tests/support/mail-server.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { callSample, namedRoutes, routeSamplesOn } from '#tests/support/route-samples.ts'
import { type Stage, stage } from '#tests/support/stage.ts'

let app: OwnApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.stop())

const refused = (exception: string, status: number) => ({ status, body: { exception } })
const db = (text: string, ...values: unknown[]) => bySuperuser(app.database, text, values)
const claim = (token: string) => app.anyone().call(routes.claim, { body: { token } })
const hold = (on: Stage, reason = 'A court asks') => on.act('system', (change) => holdFamily(change, { reason }))
const heldSince = async (on: Stage) => {
  const { body } = await (await app.as(on.dana.personId)).call(familyRoutes.current, {})
  return (body as { heldSince: string | null }).heldSince
}

/** Sends the mail of an invitation, and returns the token of its link. */
const mailed = async (on: Stage, invitationId: string): Promise<string> => {
  const job = { familyId: on.family.id, invitationId, kind: 'invite' } as const
  const [mail] = await mailsOf(app.deps.config, (transport) => sendInvitationMail(app.deps, transport, job))
  const [invitation] = await db('select email from invitation where id = $1', invitationId)
  expect(mail?.recipient).toBe(invitation?.email)
  return /notMe#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('whoever was written to says that somebody else joined as them, once, and without an account', async () => {
  const on = await stage(app)
  const token = await mailed(on, await inviteOn(on))
  expect(await claim('x'.repeat(43))).toMatchObject(refused('linkOver', 404))
  expect((await claim(token)).status).toBe(204)
  expect(await heldSince(on)).toBe(app.clock.now())
  expect((await claim(token)).status).toBe(204)
  const notices = await db("select person_id from notice where kind = 'familyHeld' and family_id = $1", on.family.id)
  expect(notices.map(({ person_id }) => person_id).sort()).toEqual([on.dana.personId, on.sam.personId].sort())
  const entries = await db(
    "select kind, payload from entry where entity = 'familyHold' and family_id = $1",
    on.family.id,
  )
  expect(entries.map(({ kind }) => kind)).toEqual(['familyHold.claimed'])
  expect(JSON.stringify(entries)).not.toContain(token)
  await on.act('system', (change) => releaseFamily(change, 'Both showed who they are'))
  expect(await heldSince(on)).toBeNull()
  // The administrator has decided about this invitation.
  expect((await claim(token)).status).toBe(204)
  expect(await heldSince(on)).toBeNull()
})

test('a link to an address that was corrected opens nothing, and still says who joined', async () => {
  const on = await stage(app)
  const invitation = await inviteOn(on)
  const token = await mailed(on, invitation)
  const [{ version } = { version: 0 }] = await db('select version from invitation where id = $1', invitation)
  const dana = await app.as(on.dana.personId)
  const body = { type: 'invitation.correct', version: Number(version), email: freshAddress() } as const
  expect((await dana.call(invitationRoutes.events, { params: { id: invitation }, body })).status).toBe(200)
  expect(await app.anyone().call(invitationRoutes.openMailed, { body: { token } })).toMatchObject(
    refused('linkOver', 404),
  )
  expect((await claim(token)).status).toBe(204)
  expect(await heldSince(on)).not.toBeNull()
})

test('nobody says so before somebody has joined', async () => {
  const on = await stage(app)
  const token = await mailed(on, await inviteOn(on))
  const [{ joined_at } = { joined_at: null }] = await db(
    'select joined_at from membership where person_id = $1',
    on.sam.personId,
  )
  const setJoined = (at: unknown) =>
    db('update membership set joined_at = $1 where person_id = $2', at, on.sam.personId)
  await setJoined(null)
  expect(await claim(token)).toMatchObject(refused('notAllowedNow', 409))
  await setJoined(joined_at)
})

test('nobody joins a family that is held', async () => {
  const on = await stage(app)
  const invitation = await inviteOn(on)
  await db('update invitation set other_email = email where id = $1', invitation)
  await hold(on)
  await expect(advanceInvitation(on, invitation, 'invitation.accept', 'sam')).rejects.toThrow('familyHeld')
})

test('a planned payment waits, and is sent after the release', async () => {
  const on = await stage(app)
  const series = await plannedSeries(on)
  const [{ id } = { id: '' }] = await db(
    'select id from payment where series_id = $1 order by start_at limit 1',
    series,
  )
  const statusOf = async () => (await db('select status from payment where id = $1', id))[0]?.status
  await hold(on)
  await on.act('system', (change) => startPayment(change, String(id)))
  expect(await statusOf()).toBe('scheduled')
  await on.act('system', (change) => releaseFamily(change, 'It was a mistake'))
  await on.act('system', (change) => startPayment(change, String(id)))
  expect(await statusOf()).not.toBe('scheduled')
})

test('the record of a family that was held and released holds, with the reasons', async () => {
  const on = await stage(app)
  await hold(on, 'A letter came')
  const { scopes, config, historyKey } = app.deps
  const exported = await (await app.as(on.dana.personId)).call(historyRoutes.export, { query: {} })
  expect(exported.status).toBe(200)
  expect(exported.bytes.toString()).toContain('A letter came')
  expect(await verifyDatabase(scopes, recordParts, config.dataDir, historyKey.publicPem)).toEqual([])
})

const commands = namedRoutes.filter(({ route: { method, access } }) => method !== 'GET' && access !== 'none')

test('what goes on while a family is held names routes that exist', () => {
  const names = commands.map(({ name }) => name)
  expect([...allowedWhileHeld].filter((name) => !names.includes(name))).toEqual([])
})

test('every command that is not listed is refused in a held family, and nothing that is read', async () => {
  const on = await stage(app)
  const samples = await routeSamplesOn(app, on)
  const prepared = []
  for (const named of namedRoutes) {
    const sample = samples.sampleOf(named)
    prepared.push({ named, call: { ...sample, id: await samples.idFor(named, sample) } })
  }
  await hold(on)
  const sam = await app.as(on.sam.personId)
  const answers: [string, boolean][] = []
  for (const { named, call } of prepared) {
    if (named.route.access === 'none') continue
    const { body } = await callSample(sam, named.route, call)
    answers.push([named.name, (body as { exception?: string } | null)?.exception === 'familyHeld'])
  }
  const refusedNames = answers.filter(([, isRefused]) => isRefused).map(([name]) => name)
  const expected = commands.map(({ name }) => name).filter((name) => !allowedWhileHeld.has(name))
  expect(refusedNames.sort()).toEqual(expected.sort())
})
