import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { myFileRoutes, myFolderRoutes } from '#contract/my-files/my-files.routes.ts'
import type { Client } from '#src/api/client.ts'
import { myFilesKey } from './my-files.key.ts'

type Calling = Pick<Client, 'call'>

export const foldersQuery = ({ call }: Calling) =>
  queryOptions({
    queryKey: [...myFilesKey, 'folders'],
    queryFn: ({ signal }) => call(myFolderRoutes.list, {}, { signal }),
  })

export const filesQuery = (
  { call }: Calling,
  { of = 'own', folder }: { of?: 'own' | 'others' | undefined; folder?: string | undefined },
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
