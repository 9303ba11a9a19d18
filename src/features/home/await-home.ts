import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#src/api/client.ts'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'
import type { HomeSlots } from '../feature.ts'

/** Without an answer for so long the page shows skeletons. */
const patience = 1000

type Context = { readonly client: Client; readonly queryClient: QueryClient }

/** Waits for the answers that the page asked for with its address, so that nothing gives way to lines of another height. */
export async function awaitHome(context: Context, slots: readonly HomeSlots[]): Promise<void> {
  const { client, queryClient } = context
  const answer = async () => {
    const family = await queryClient.ensureQueryData(familyQuery(client))
    await Promise.all([
      mayIn(family)('expense.see') && queryClient.ensureQueryData(homeQuery(client)),
      ...slots.map(({ ready }) => ready?.(context)),
    ])
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  // The page itself says what failed.
  await Promise.race([answer().catch(() => undefined), late])
}
