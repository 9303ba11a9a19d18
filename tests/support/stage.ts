import '#server/features/features.ts'
import type { NewExpense } from '#contract/expenses/expenses.ts'
import { dateIn } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { scopesOf, type Viewer } from '#server/db/tenancy.ts'
import { createExpense } from '#server/features/expenses/expenses.create.ts'
import { expenseLifecycle } from '#server/features/expenses/expenses.lifecycle.ts'
import { openExpense } from '#server/features/expenses/expenses.open.ts'
import { paymentLifecycle } from '#server/features/payments/payments.lifecycle.ts'
import { advance } from '#server/lifecycle/advance.ts'
import type { Actor, Command } from '#server/lifecycle/lifecycle.ts'
import { beginUnitOfWork, finishUnitOfWork, type UnitOfWork } from '#server/lifecycle/unit-of-work.ts'
import type { SeededFamily } from '#server/seed/people.ts'
import { seedAdmin } from './admin.ts'
import type { TestApp } from './app.ts'
import { movableClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { seedFamilies } from './factories.ts'
import { suffixes } from './suffixes.ts'

const noJobs = async () => {}

/** Well formed, of a password that nobody knows: nobody signs in. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$Yia2tb2Ke14YGg4xnx3ALw$o+libE5rdk2xK7VmvYk4DPTLLwaglOPSPBTvHQp+Y/Q'

/** Returns a parent as a viewer in their own session. */
export const parentViewer = ({ id, ids }: SeededFamily, username: string): Viewer => {
  const personId = ids.get(username) ?? ''
  return { personId, familyId: id, viewpoint: personId, standing: 'parent', mode: 'self' }
}

/** Provides scopes without HTTP on a database of its own. */
const ownDatabase = async () => {
  const database = await testDatabase()
  const db = kyselyOn<Schema>(database.pool({ max: 4 }))
  const clock = movableClock()
  const end = async () => {
    await db.destroy()
    await database.drop()
  }
  return { deps: { scopes: scopesOf(db), clock }, clock, database, suffix: suffixes(), end }
}

/** Provides a stage on a database of its own, which `end` drops; see `stage`. */
export const ownStage = async () => {
  const { end, ...place } = await ownDatabase()
  return { ...(await stage(place)), end }
}
export type OwnStage = Awaited<ReturnType<typeof ownStage>>

type TestHost = Pick<TestApp, 'clock' | 'database' | 'suffix'> & { readonly deps: Pick<TestApp['deps'], 'scopes'> }

/**
 * Provides scopes and lifecycles on an app's database: the first demo family without expenses, each of its people as a
 * viewer, and a second family to test isolation.
 */
export const stage = async (place: TestHost) => {
  const { clock, suffix } = place
  const { scopes } = place.deps
  const { superuser } = place.database
  const { family, neighbours, timeZone } = await seedFamilies({ deps: { scopes, clock }, suffix }, nobodysHash)
  const adminId = await seedAdmin(scopes, clock.now())
  const dana = parentViewer(family, 'dana.reyes')
  const sam = parentViewer(family, 'sam.keller')
  const people = {
    dana,
    sam,
    professional: { ...dana, personId: family.ids.get('pat.morgan') ?? '', mode: 'viewing' } satisfies Viewer,
    admin: { ...dana, personId: adminId, mode: 'synced' } satisfies Viewer,
    child: { ...parentViewer(family, 'mia.keller'), standing: 'child' } satisfies Viewer,
    neighbour: parentViewer(neighbours, 'olivia.hart'),
  }

  /** Runs one change as a viewer, or as the product or the bank within the first family. */
  const act = <T>(actor: Actor, run: (change: UnitOfWork) => Promise<T>): Promise<T> => {
    const work = async (tx: UnitOfWork['tx'], familyId: string) => {
      const change = beginUnitOfWork(tx, familyId, clock.now())
      const result = await run(change)
      await finishUnitOfWork(change, noJobs)
      return result
    }
    return typeof actor === 'string'
      ? scopes.asSystem(family.id, (tx) => work(tx, family.id))
      : scopes.asViewer(actor, (tx) => work(tx, actor.familyId))
  }

  const choices = await scopes.asViewer(dana, async (tx) => ({
    category: await tx.selectFrom('category').select('id').where('preset', '=', 'general').executeTakeFirstOrThrow(),
    child: await tx.selectFrom('child').select('id').where('first_name', '=', 'Mia').executeTakeFirstOrThrow(),
  }))
  const expense = (change: Partial<NewExpense> = {}): NewExpense => ({
    name: 'Orthodontist',
    total: 285_00,
    purchaseDate: dateIn(clock.now(), timeZone),
    categoryId: choices.category.id,
    childIds: [choices.child.id],
    private: false,
    receipts: [],
    ...change,
  })

  const expenseRow = (id: string) =>
    scopes.asSystem(family.id, (tx) =>
      tx.selectFrom('expense').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
  const paymentRow = (id: string) =>
    scopes.asSystem(family.id, (tx) =>
      tx.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )

  /** Returns the notices that each parent received about one item. */
  const noticesOf = async (entityId: string): Promise<Record<'dana' | 'sam', string[]>> => {
    const kinds = (viewer: Viewer) =>
      scopes.asViewer(viewer, async (tx) => {
        const rows = await tx
          .selectFrom('notice')
          .select('kind')
          .where('entity_id', '=', entityId)
          .orderBy('place')
          .execute()
        return rows.map(({ kind }) => kind)
      })
    return { dana: await kinds(people.dana), sam: await kinds(people.sam) }
  }

  /** Sends a command with the current version. */
  const send = async (
    entity: 'expense' | 'payment',
    actor: Actor,
    id: string,
    command: Command & Record<string, unknown>,
  ) => {
    const { version } = await (entity === 'expense' ? expenseRow(id) : paymentRow(id))
    await act(actor, (change) =>
      entity === 'expense'
        ? advance(change, expenseLifecycle, id, { version, ...command }, actor)
        : advance(change, paymentLifecycle, id, { version, ...command }, actor),
    )
  }

  const record = async (viewer: Viewer, change: Partial<NewExpense> = {}): Promise<string> =>
    (await act(viewer, (into) => createExpense(into, viewer, expense(change)))).id

  /** Opens an expense, as the other parent does before they answer it. */
  const open = (viewer: Viewer, id: string) => act(viewer, (into) => openExpense(into, viewer, id))

  /** Stores one person's file as an upload does, but without its bytes. */
  const file = (viewer: Viewer): Promise<string> =>
    scopes.asViewer(viewer, async (tx) => {
      const row = {
        family_id: viewer.familyId,
        id: crypto.randomUUID(),
        sha256: '0'.repeat(64),
        name: 'invoice.pdf',
        type: 'application/pdf',
        bytes: 1,
        added_by: viewer.personId,
        added_at: clock.now(),
        reach: 'closed',
      } as const
      await tx
        .insertInto('file')
        .values({ ...row, audience: [viewer.personId] })
        .execute()
      return row.id
    })

  return {
    file,
    superuser,
    scopes,
    clock,
    family,
    neighbours,
    ...people,
    people,
    act,
    send,
    record,
    open,
    expenseRow,
    paymentRow,
    noticesOf,
    expense,
  }
}
export type Stage = Awaited<ReturnType<typeof stage>>
