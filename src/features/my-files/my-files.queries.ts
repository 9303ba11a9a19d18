import { queryOptions } from '@tanstack/react-query'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { myFileRoutes } from '#contract/my-files/my-files.routes.ts'
import type { Client } from '#src/api/client.ts'
import { myFilesKey } from '#src/app/shared/my-files/my-files.key.ts'

type Calling = Pick<Client, 'call'>

export const fileQuery = ({ call }: Calling, id: string) =>
  queryOptions({
    queryKey: [...myFilesKey, 'file', id],
    queryFn: ({ signal }) => call(myFileRoutes.get, { params: { id } }, { signal }),
  })

/** Whoever the viewer may write to may be shown a file. */
export const readersQuery = ({ call }: Calling) =>
  queryOptions({
    queryKey: [...myFilesKey, 'readers'],
    queryFn: ({ signal }) => call(messageRoutes.correspondents, {}, { signal }),
  })
