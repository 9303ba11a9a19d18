import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DeviceDto } from '#contract/sign-ins/device.ts'
import type { SignInDto, SignInSteps } from '#contract/sign-ins/sign-ins.ts'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { retention } from '../../jobs/retention.ts'

/** The columns of a device, of a session and of a past sign-in alike. */
type DeviceColumns = {
  readonly browser: DeviceDto['browser'] | null
  readonly system: DeviceDto['system'] | null
}

export const deviceColumnsOf = (device: DeviceDto | null): DeviceColumns => ({
  browser: device?.browser ?? null,
  system: device?.system ?? null,
})

export const deviceIn = ({ browser, system }: DeviceColumns): DeviceDto | null =>
  browser && system ? { browser, system } : null

export type PastSignIn = SignInSteps & {
  readonly personId: string
  readonly device: DeviceDto | null
  readonly newDevice: boolean
}

/** Stores that somebody signed in. */
export const keepSignIn = async (tx: Tx, signIn: PastSignIn, now: string): Promise<void> => {
  const { personId, device, newDevice, first, second } = signIn
  await tx
    .insertInto('past_sign_in')
    .values({
      id: randomUUID(),
      person_id: personId,
      at: now,
      ...deviceColumnsOf(device),
      new_device: newDevice,
      first_step: first,
      second_step: second,
    })
    .execute()
}

type Page = { readonly after: string | null; readonly limit: number }

const since = (now: string): string => addMs(now, -retention.pastSignIns.ms)

/** Returns a person's sign-ins, newest first, after the one with this id. */
export const signInsOf = async (
  tx: Tx,
  personId: string,
  now: string,
  { after, limit }: Page,
): Promise<SignInDto[]> => {
  const rows = await tx
    .selectFrom('past_sign_in')
    .selectAll()
    .where('person_id', '=', personId)
    .where('at', '>', since(now))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(at, id) < (select at, id from past_sign_in where id = ${after} and person_id = ${personId})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    device: deviceIn(row),
    newDevice: row.new_device,
    first: row.first_step,
    second: row.second_step,
  }))
}

/** Runs in the role of the sweeps. */
export const deleteOldSignIns = async (tx: Tx, now: string): Promise<void> => {
  await tx.deleteFrom('past_sign_in').where('at', '<=', since(now)).execute()
}
