import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/app/shared/app-context.ts'
import { familyQuery } from '#src/app/shared/data/family.ts'

/** Says whether the reader is offered bank transfers; somebody without a family reads of them, too. */
export function useTransfers(): boolean {
  const { client } = useApp()
  const { data: family } = useQuery({ ...familyQuery(client), enabled: false })
  return family?.bankTransfers ?? true
}
