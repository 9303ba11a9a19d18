import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'
import { homeQuery } from '#src/app/shared/data/home.ts'

/** How much waits for you, by the answer that home shows. Someone looking on has no turn. */
export function useWaitingCount(): number {
  const { client } = useApp()
  const { mode } = useFamily()
  const { data } = useQuery(homeQuery(client))
  return mode === 'self' ? (data?.you.count ?? 0) : 0
}
