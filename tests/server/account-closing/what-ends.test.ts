import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endingLines } from '#contract/account-closing/closing-lines.ts'
import { bySystem } from '#machines/shared/turn.ts'
import { moveClosing } from '#server/features/account-closing/account-closing.store.ts'
import { type ClosingEvent, closeAccount } from '#server/features/account-closing/close-account.ts'
import { memberLeaves } from '#server/features/families/member-leaves.ts'
import { lockEntry } from '#server/features/journal/journal.store.ts'
import { beginDraft } from '#server/features/messages/drafts.lifecycle.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { accountEnds } from '#server/features/session/account-ends.ts'
import { subscriptionsOf } from '#server/features/subscriptions/subscriptions.store.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { changesOn } from '#tests/support/calendar/change-requests.ts'
import { connectedOn } from '#tests/support/calendar/connected.ts'
import { feedOn } from '#tests/support/calendar/feeds.ts'
import { inviteOn } from '#tests/support/joining/invitations.ts'
import { journalOn } from '#tests/support/journal/journal.ts'
import { beginMonthlyOn } from '#tests/support/monthly-expenses.ts'
import { myFilesOn } from '#tests/support/my-files/my-files.ts'
import { plannedSeries } from '#tests/support/planned-series.ts'
import { administratorOn, applyWithDocument, commandWaiver } from '#tests/support/plans/fee-waivers.ts'
import { buying, giveCard, settle } from '#tests/support/plans/subscriptions.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import { type Stage, stage } from '#tests/support/stage.ts'
import { supportOn, supportOrderAt } from '#tests/support/support-orders.ts'

let app: OwnApp
let on: Stage
beforeAll(async () => {
  app = await testApp()
  on = await stage(app)
})
afterAll(() => app.stop())

const byPerson = (actor: string) => ({ actor, party: 'person', mode: 'self' }) as const
const carryOut: ClosingEvent = { type: 'accountClosing.carryOut', by: bySystem }
const fortnight = 14 * 24 * 3_600_000

const close = async (personId: string) => {
  const ask = { type: 'accountClosing.ask', by: byPerson(personId) } as const
  await app.deps.scopes.beforeSignIn((tx) => moveClosing(tx, personId, ask, app.clock.now()))
  // The time is set back, because requests that wait would expire meanwhile.
  const due = new Date(Date.parse(app.clock.now()) - fortnight).toISOString()
  await bySuperuser(app.database, 'update account_closing set due_at = $1 where person_id = $2', [due, personId])
  return closeAccount(app.deps, personId, carryOut, app.clock.now())
}

const statusIn = async (table: string, id: string) =>
  (await bySuperuser(app.database, `select status from ${table} where id = $1`, [id]))[0]?.status
const lastEntry = async (id: string) => {
  const [row] = await bySuperuser(
    app.database,
    'select kind, payload from entry where entity_id = $1 order by at desc, seq desc limit 1',
    [id],
  )
  return { kind: row?.kind, by: JSON.parse(String(row?.payload)).by }
}

const draftOf = async (who: 'dana' | 'sam') => {
  const typed = { to: [], subject: 'Swimming', body: 'Shall we', files: [], answersId: null }
  return (await on.act(on[who], (change) => beginDraft(change, on[who], typed))).id
}

test('what the parents had planned and asked ends with the account of one, by the system; the record holds', async () => {
  const monthly = await beginMonthlyOn(on)
  const feed = await feedOn(on)
  const connected = await connectedOn(on)
  const kept = await myFilesOn(on, on.sam).keep()
  const series = await plannedSeries(on)
  const changes = changesOn(on)
  const asked = await changes.ask()
  const answered = await changes.ask({}, 'dana')
  const order = await supportOrderAt['endAsked.byCreator'](on, supportOn(on))
  await giveCard(app, on.sam.personId)
  await buying(app, on.sam.personId, { package: 'premium', term: 'year' })
  await settle(app)
  const [draft, others] = [await draftOf('sam'), await draftOf('dana')]
  await close(on.sam.personId)
  expect(await statusIn('draft', draft)).toBe('discarded')
  expect(await statusIn('draft', others)).toBe('saved')
  expect(await lastEntry(draft)).toMatchObject({ kind: 'draft.discarded', by: { party: 'system' } })
  expect(await bySuperuser(app.database, 'select body from draft where id = $1', [draft])).toEqual([{ body: '' }])
  expect(await statusIn('monthly_expense', monthly)).toBe('ended')
  expect(await statusIn('calendar_feed', feed)).toBe('revoked')
  expect(await statusIn('connected_calendar', connected)).toBe('removed')
  expect(await statusIn('my_file', kept)).toBe('deleted')
  expect(await statusIn('change_request', asked)).toBe('withdrawn')
  expect(await statusIn('change_request', answered)).toBe('withdrawn')
  expect(await statusIn('support_order', order)).toBe('active')
  expect(
    (await app.deps.scopes.asOwner(on.sam.personId, (tx) => subscriptionsOf(tx, on.sam.personId))).map(
      ({ renews }) => renews,
    ),
  ).toEqual([false])
  expect(await lastEntry(asked)).toMatchObject({ kind: 'changeRequest.withdraw', by: { party: 'system' } })
  // Dana pays this one.
  expect(await statusIn('payment_series', series)).toBe('active')
  await close(on.dana.personId)
  expect(await statusIn('payment_series', series)).toBe('stopped')
  expect(await bySuperuser(app.database, "select from payment where status = 'scheduled'")).toEqual([])
  const { scopes, config, historyKey } = app.deps
  const findings = await verifyDatabase(scopes, recordParts, config.dataDir, historyKey.publicPem)
  // The children of the requests were put there by the test, without an entry.
  expect(findings.filter((finding) => !finding.startsWith('child '))).toEqual([])
})

test('nobody joins a parent whose account is closed', async () => {
  const other = await stage(app)
  const invitation = await inviteOn(other)
  const [row] = await bySuperuser(app.database, 'select inviter_id from invitation where id = $1', [invitation])
  await close(String(row?.inviter_id))
  expect(await statusIn('invitation', invitation)).toBe('withdrawn')
})

test('an application for a fee waiver ends undecided, and nobody decides about it any more', async () => {
  const other = await stage(app)
  const waiver = await applyWithDocument(await app.as(other.sam.personId))
  await close(other.sam.personId)
  const [ended] = await bySuperuser(app.database, 'select status, version, ended_at from fee_waiver where id = $1', [
    waiver.id,
  ])
  // Its documents are deleted like those of every application that has an end.
  expect(ended).toMatchObject({ status: 'withdrawn', ended_at: new Date(app.clock.now()) })
  const seen = { ...waiver, version: Number(ended?.version) }
  const granted = await commandWaiver(await administratorOn(app), seen, { type: 'feeWaiver.grant' })
  expect(granted).toMatchObject({ status: 409, body: { exception: 'notAllowedNow' } })
})

test('nothing of another family ends', async () => {
  const mine = await stage(app)
  const theirs = await stage(app)
  const monthly = await beginMonthlyOn(theirs)
  await close(mine.sam.personId)
  expect(await statusIn('monthly_expense', monthly)).toBe('active')
})

test('every part that ends something with an account names its line on the page, and no line tells of nothing', () => {
  const parts = [...memberLeaves.parts(), ...accountEnds.parts()]
  // Sessions end, and where somebody is reached is deleted, without a part of an area.
  const said = new Set([...parts.map(({ line }) => line), 'signIn', 'reach'])
  expect([...said].toSorted()).toEqual([...endingLines].toSorted())
  const leaving = globSync('server/features/**/*.leaving.ts')
  expect(memberLeaves.parts()).toHaveLength(leaving.length)
})

test('what was private stays, and nobody who is left reads it', async () => {
  const other = await stage(app)
  const entry = await journalOn(other).write({ body: 'For me alone.' })
  await close(other.sam.personId)
  expect(await bySuperuser(app.database, 'select body from journal_entry where id = $1', [entry])).toEqual([
    { body: 'For me alone.' },
  ])
  const seen = await other.scopes.asViewer(other.dana, (tx) => lockEntry(tx, entry, 'toRead'))
  expect(seen).toBeUndefined()
})
