import { useQuery } from '@tanstack/react-query'
import { noticeRoutes } from '#contract/notices.ts'
import { permissions } from '#contract/permissions.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { useFamily } from '#src/app/shared/data/family.ts'

/** How many notices are new; null for someone looking on, who has none here. */
export function useUnseenCount(): number | null {
  const { client } = useApp()
  const mayRead = permissions['notice.read'](useFamily())
  const { data = 0 } = useQuery({
    queryKey: ['notices', 'unseen'],
    queryFn: ({ signal }) => client.call(noticeRoutes.list, { query: { limit: 1 } }, { signal }),
    select: ({ unseen }) => unseen,
    enabled: mayRead,
  })
  return mayRead ? data : null
}
