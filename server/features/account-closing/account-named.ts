import { type Db, scopesOf } from '../../db/tenancy.ts'

/** Finds an account for an operator, who knows it by its username. */
export const accountNamed = (db: Db, username: string): Promise<{ readonly id: string } | undefined> =>
  scopesOf(db).beforeSignIn((tx) =>
    tx
      .selectFrom('person')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
      .executeTakeFirst(),
  )
