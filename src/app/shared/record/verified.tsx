import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'

type Problem = 'notYet' | 'failed'

/**
 * Downloads the proof of one item with the session's cookie and saves it, because a browser would not say that a
 * download was refused. Returns null when it was saved.
 */
const saveProof = async (address: string, id: string): Promise<Problem | null> => {
  const answer = await fetch(new Request(new URL(address, location.href))).catch(() => null)
  if (!answer?.ok) return answer?.status === 503 ? 'notYet' : 'failed'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `evenhand-proof-${id}.json`
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return null
}

/** Offers the entries of an item with their proof. Where there is none, it says why, and offers to ask again. */
function ProofLink({ id }: { id: string }) {
  const { happened } = useI18nContext().LL.common
  const [problem, setProblem] = useState<Problem | null>(null)
  const address = fillPath(historyRoutes.proof.path, { id })
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void saveProof(address, id).then(setProblem)
  }
  return (
    <>
      <chakra.a href={address} onClick={press} color="brand.strong" paddingBlock="2" textDecoration="underline">
        {problem ? happened.retry() : happened.proof()}
      </chakra.a>
      {problem && (
        <chakra.span role="alert" flexBasis="100%" color="fg.1">
          {happened.noProof[problem]()}
        </chakra.span>
      )}
    </>
  )
}

/** Says whether the record verifies, and offers the item's entries with their proof. */
export function Verified({ id, verified }: { id: string; verified: boolean }) {
  const { happened } = useI18nContext().LL.common
  const Icon = verified ? IconShieldCheck : IconShieldX
  return (
    <chakra.span display="flex" alignItems="center" flexWrap="wrap" columnGap="u0.5">
      <Icon size={18} stroke={1.75} aria-hidden />
      <chakra.span color={verified ? undefined : 'problem.fg'}>
        {verified ? happened.verified() : happened.unverified()}
      </chakra.span>
      <ProofLink id={id} />
    </chakra.span>
  )
}
