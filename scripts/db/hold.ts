import { systemClock } from '../../server/clock.ts'
import { type Db, scopesOf } from '../../server/db/tenancy.ts'
import { holdFamily, releaseFamily } from '../../server/features/family-holds/hold-family.ts'
import { familiesWithRecord } from '../../server/history/streams.ts'
import { enqueueTo } from '../../server/jobs/enqueue.ts'
import { beginUnitOfWork, finishUnitOfWork } from '../../server/lifecycle/unit-of-work.ts'

type Asked = { readonly family: string | undefined; readonly reason: string | undefined }

const texts = {
  hold: { done: 'The family can only be read and exported from now on.', not: 'The family is held already.' },
  release: { done: 'The parents can go on.', not: 'The family is not held.' },
} as const

/** Returns the exit code. Both parents read the reason in the record. */
export const decideHold = async (db: Db, what: 'hold' | 'release', { family, reason }: Asked): Promise<number> => {
  if (!family || !reason) {
    console.error(`Usage: npm run db -- ${what} --family ID --reason TEXT (both parents read it)`)
    return 2
  }
  const enqueue = enqueueTo({ has: () => true })
  const isDone = await scopesOf(db).asSystem(family, async (tx) => {
    const change = beginUnitOfWork(tx, family, systemClock.now())
    const moved = what === 'hold' ? await holdFamily(change, { reason }) : await releaseFamily(change, reason)
    await finishUnitOfWork(change, enqueue)
    return moved
  })
  if (isDone) console.log(texts[what].done)
  else console.error(texts[what].not)
  return isDone ? 0 : 2
}

/** Lists the families that wait for a decision. */
export const listHolds = async (db: Db): Promise<number> => {
  for (const id of await scopesOf(db).acrossFamilies(familiesWithRecord))
    await scopesOf(db).asSystem(id, async (tx) => {
      const rows = await tx.selectFrom('family_hold').selectAll().where('released_at', 'is', null).execute()
      for (const { cause, held_at } of rows) console.log(`${id}  held since ${held_at} (${cause})`)
    })
  return 0
}
