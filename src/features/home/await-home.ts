import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '#src/api/client.ts'
import { familyQuery } from '#src/app/shared/data/family.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'
import { mayIn } from '#src/app/shared/viewer/may.ts'

/** Without an answer for so long the page shows skeletons. */
const patience = 1000

/** Waits for the answer that the page asked for with its address, so that no skeleton gives way to lines of another height. */
export async function awaitHome({ client, queryClient }: { client: Client; queryClient: QueryClient }): Promise<void> {
  const answer = async () => {
    const family = await queryClient.ensureQueryData(familyQuery(client))
    if (mayIn(family)('expense.see')) await queryClient.ensureQueryData(homeQuery(client))
  }
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience))
  // The page itself says what failed.
  await Promise.race([answer().catch(() => undefined), late])
}
