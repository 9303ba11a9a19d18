import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import { type DocumentKind, type FeeWaiverDto, feeWaiverRoutes as routes } from '#contract/fee-waivers/fee-waivers.ts'
import { uploadTransport } from '#src/api/upload-transport.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { contentsOf } from './contents-of.ts'
import { type FeeWaiverAccess, feeWaiverKey } from './fee-waivers.queries.ts'

const Access = createContext<FeeWaiverAccess>({ token: null })
export const FeeWaiverAccessProvider = Access.Provider
export const useFeeWaiverAccess = (): FeeWaiverAccess => useContext(Access)

type Chosen = { readonly kind: DocumentKind; readonly file: File; readonly note: string }

/** Reads the application again whatever came of a command, because a failed one may have been overtaken. */
const useReadAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: feeWaiverKey })
}

/** Applies where nothing is open yet, then adds a document. `progress` runs from 0 to 100 while it is sent. */
export function useSendDocument(open: FeeWaiverDto | null) {
  const { client } = useApp()
  const { token } = useFeeWaiverAccess()
  const readAgain = useReadAgain()
  const [send] = useState(() => createCommandSender(client))
  const [progress, setProgress] = useState(0)
  const apply = (note: string) =>
    token === null ? send(routes.apply, { body: { note } }) : send(routes.applyByToken, { body: { token, note } })
  const mutation = useMutation({
    mutationFn: async ({ kind, file, note }: Chosen) => {
      setProgress(0)
      const contents = await contentsOf(file)
      const { id, version } = open ?? (await apply(note))
      const body = { version, kind, contents }
      const options = {
        identity: [id, version, kind, file.name, file.size, file.lastModified],
        transport: uploadTransport((fraction) => setProgress(fraction * 100)),
      }
      return token === null
        ? send(routes.addDocument, { params: { id }, body }, options)
        : send(routes.addDocumentByToken, { body: { token, ...body } }, options)
    },
    onSettled: readAgain,
  })
  return { ...mutation, progress }
}

export function useWithdraw({ id, version }: FeeWaiverDto) {
  const { client } = useApp()
  const { token } = useFeeWaiverAccess()
  const readAgain = useReadAgain()
  const [send] = useState(() => createCommandSender(client))
  return useMutation({
    mutationFn: () =>
      token === null
        ? send(routes.events, { params: { id }, body: { type: 'feeWaiver.withdraw', version } })
        : send(routes.withdrawByToken, { body: { token, version } }),
    onSettled: readAgain,
  })
}
