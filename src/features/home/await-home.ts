import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#src/api/client.ts'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { awaitAnswers } from '#src/app/shared/data/first-screen.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { HomeSlots } from '../feature.ts'

type Context = { readonly client: Client; readonly queryClient: QueryClient }

/** Waits for what Home shows, so that nothing gives way to lines of another height. */
export async function awaitHome(context: Context, slots: readonly HomeSlots[]): Promise<void> {
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
