import type { Tx } from '../../db/tenancy.ts'
import { Refusal } from '../../http/errors/refusal.ts'

export const usernameTaken = new Refusal('invalid', {
  validationErrors: [{ field: 'username', code: 'usernameTaken' }],
})

/** @throws {Refusal} invalid with usernameTaken, which only forms that choose a username tell */
export const mustBeFree = async (tx: Tx, username: string): Promise<void> => {
  const taken = await tx
    .selectFrom('person')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst()
  if (taken) throw usernameTaken
}

/** Says whether somebody else took the username at the same moment. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'person_username'
