import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { messageRoutes } from '#contract/messages/message-routes.ts'
import { myFileRoutes, myFolderRoutes } from '#contract/my-files/my-files.routes.ts'
import type { Client } from '#src/api/client.ts'
import { myFilesKey } from './my-files.key.ts'
import type { MyFilesSearch } from './search.ts'

type Calling = Pick<Client, 'call'>

export const foldersQuery = ({ call }: Calling) =>
  queryOptions({
    queryKey: [...myFilesKey, 'folders'],
    queryFn: ({ signal }) => call(myFolderRoutes.list, {}, { signal }),
  })

export const filesQuery = (
  { call }: Calling,
  { of = 'own', folder }: { of?: 'own' | MyFilesSearch['of']; folder?: string | undefined },
) =>
  infiniteQueryOptions({
    queryKey: [...myFilesKey, 'list', of, folder ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(
        myFileRoutes.list,
        { query: { of, ...(folder && { folder }), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

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
