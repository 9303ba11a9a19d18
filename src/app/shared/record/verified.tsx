import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ItemHistoryDto } from '#contract/history/item-history.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { IconShieldCheck, IconShieldX } from '#src/ui/layout/shield-icons.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** Says whether the record verifies and when it was restored. A press on it offers the item's record with its proof. */
export function Verified({ id, history: { verified, restored } }: { id: string; history: ItemHistoryDto }) {
  const { happened } = useI18nContext().LL.common
  const { dayOf } = useViewer()
  const [open, setOpen] = useState(false)
  const Icon = verified ? IconShieldCheck : IconShieldX
  const held = restored ? happened.restored({ date: dayOf(restored.at) }) : happened.verified()
  return (
    <chakra.span display="flex" alignItems="center" flexWrap="wrap" columnGap="u0.5">
      <Icon size={18} stroke={1.75} aria-hidden />
      <chakra.button
        type="button"
        onClick={() => setOpen(true)}
        paddingBlock="2"
        textDecoration="underline"
        color={verified ? 'brand.strong' : 'problem.fg'}
        cursor="pointer"
      >
        {verified ? held : happened.unverified()}
      </chakra.button>
      {verified && restored && (
        <chakra.span flexBasis="100%">{restored.lost ? happened.restoredLost() : happened.restoredText()}</chakra.span>
      )}
      <ProofDialog id={id} open={open} onClose={() => setOpen(false)} />
    </chakra.span>
  )
}
