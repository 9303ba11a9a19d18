import { familyQuery } from '#src/app/shared/data/family.ts'
import { awaitAnswers, type QueryContext } from '#src/app/shared/data/first-screen.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { HomeSlots } from '../feature.ts'

/** Waits for what Home shows, so that nothing gives way to lines of another height. */
export async function awaitHome(context: QueryContext, slots: readonly HomeSlots[]): Promise<void> {
  const { client, queryClient } = context
  const answer = async () => {
    const family = await queryClient.ensureQueryData(familyQuery(client))
    await Promise.all([
      mayIn(family)('expense.see') && queryClient.ensureQueryData(homeQuery(client)),
      ...slots.map(({ ready }) => ready?.(context)),
    ])
  }
  await awaitAnswers(answer())
}
