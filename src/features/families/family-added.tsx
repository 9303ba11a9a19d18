import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useShowFamily } from '#src/app/shared/session/own-families.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'

export type AddedFamily = { readonly familyId: string; readonly name: string; readonly invited: boolean }

/** Says what was made, and offers to show it. */
export function FamilyAdded({ familyId, name, invited }: AddedFamily) {
  const { showFailed, done } = useI18nContext().LL.families
  const toast = useToast()
  const show = useShowFamily(() => toast({ tone: 'warning', text: showFailed() }))
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is gone with its form.
  useEffect(() => place.current?.focus(), [])
  return (
    <chakra.div ref={place} tabIndex={-1} maxW="52rem" outline="none">
      <TurnCard
        tone="done"
        chip={done.chip()}
        title={done.title({ name })}
        why={invited ? done.invited({ name }) : done.named({ name })}
        actions={
          <>
            <ButtonLink variant="secondary" link={<Link to="/account/families" />}>
              {done.later()}
            </ButtonLink>
            <Button loading={show.isPending} onClick={() => show.mutate({ body: { familyId } })}>
              {done.open()}
            </Button>
          </>
        }
      />
    </chakra.div>
  )
}
