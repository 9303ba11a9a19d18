import { chakra } from '@chakra-ui/react/styled-system'
import { type MouseEvent, useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import type { ItemHistoryDto } from '#contract/history/item-history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { fillPath } from '#src/api/address.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'

/** Saves a proof under its name. A proof is canonical JSON, which is what JSON.stringify writes of it. */
const save = (proof: unknown, id: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(proof)], { type: 'application/json' }))
  link.download = `evenhand-proof-${id}.json`
  link.click()
  // The browser needs the address until the file is saved.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Offers the entries of an item with their proof. It is asked for by the app, because a browser would not say that a
 * download was refused.
 */
function ProofLink({ id }: { id: string }) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { happened } = LL.common
  const [failure, setFailure] = useState<unknown>(null)
  const path = fillPath(historyRoutes.proof.path, { id })
  const press = (event: MouseEvent) => {
    event.preventDefault()
    client.send({ path, server: 'page' }).then(({ data }) => {
      save(data, id)
      setFailure(null)
    }, setFailure)
  }
  return (
    <>
      <chakra.a href={path} onClick={press} color="brand.strong" paddingBlock="2" textDecoration="underline">
        {failure ? happened.retry() : happened.proof()}
      </chakra.a>
      {failure !== null && (
        <chakra.span role="alert" flexBasis="100%" color="fg.1" whiteSpace="pre-line">
          {`${happened.noProof()} ${failureText(failure, LL)}`}
        </chakra.span>
      )}
    </>
  )
}

/** Says whether the record verifies and when it was restored, and offers the item's entries with their proof. */
export function Verified({ id, history: { verified, restored } }: { id: string; history: ItemHistoryDto }) {
  const { happened } = useI18nContext().LL.common
  const { dayOf } = useViewer()
  const Icon = verified ? IconShieldCheck : IconShieldX
  const held = restored ? happened.restored({ date: dayOf(restored.at) }) : happened.verified()
  return (
    <chakra.span display="flex" alignItems="center" flexWrap="wrap" columnGap="u0.5">
      <Icon size={18} stroke={1.75} aria-hidden />
      <chakra.span color={verified ? undefined : 'problem.fg'}>{verified ? held : happened.unverified()}</chakra.span>
      <ProofLink id={id} />
      {verified && restored && (
        <chakra.span flexBasis="100%">{restored.lost ? happened.restoredLost() : happened.restoredText()}</chakra.span>
      )}
    </chakra.span>
  )
}
