import { hash, type Options, verify } from '@node-rs/argon2'
import type { Tx } from '../../db/tenancy.ts'

/** The library uses Argon2id by default. */
const argon2id: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id)

/** The hash of an unknown password with the same costs, so that an unknown username takes as long as a known one. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$Yia2tb2Ke14YGg4xnx3ALw$o+libE5rdk2xK7VmvYk4DPTLLwaglOPSPBTvHQp+Y/Q'

export const passwordFits = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(passwordHash ?? nobodys, password)
  return fits && passwordHash !== undefined
}

/** Says whether a hash is still that of the person's password, and lets nobody change it until the transaction ends. */
export const isStillPassword = async (tx: Tx, personId: string, passwordHash: string): Promise<boolean> => {
  const credential = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('person_id', '=', personId)
    .forShare()
    .executeTakeFirst()
  return credential?.password_hash === passwordHash
}
