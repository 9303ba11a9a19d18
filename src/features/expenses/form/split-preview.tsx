import { chakra } from '@chakra-ui/react/styled-system'
import { otherPercentOf, parseMoney, parsePercent, splitTotal } from '#domain/money.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { categoryOf, otherParentIdOf } from '../parties.ts'
import type { Messages } from '../texts.ts'

type SplitPreviewProps = {
  typed: string
  categoryId: string
  /** The part of this expense alone as it is typed; null where the category decides. */
  ownPercent: string | null
  viewer: Viewer
  messages: Messages
}

/** Returns what the parent who records it bears; undefined until that is known. */
function creatorPercentOf({ categoryId, ownPercent, viewer }: SplitPreviewProps): number | undefined {
  if (ownPercent === null) return categoryOf(categoryId, viewer)?.creatorPercent
  const parsed = parsePercent(ownPercent, viewer.locale)
  return parsed.ok ? parsed.percent : undefined
}

/** Shows what each parent would bear, to the cent, while the amount is typed. It uses the server's arithmetic. */
export function SplitPreview(props: SplitPreviewProps) {
  const { typed, viewer, messages } = props
  const { form } = messages.expenses
  const creatorPercent = creatorPercentOf(props)
  const amount = parseMoney(typed, viewer.locale, viewer.family.currency)
  const otherPercent = otherPercentOf(creatorPercent ?? 100)
  const shares = amount.ok && creatorPercent !== undefined ? splitTotal(amount.minor, otherPercent) : null
  const name = otherParentOf(viewer)
  return (
    <Card>
      <CardHeader title={form.split()} />
      <CardBody aria-live="polite" display="flex" flexDirection="column" gap="u1">
        {creatorPercent !== undefined && (
          <SplitBar
            label={form.split()}
            parts={[
              barPart(viewer.viewpoint, otherPercentOf(otherPercent), viewer, messages),
              barPart(otherParentIdOf(viewer), otherPercent, viewer, messages),
            ]}
          />
        )}
        {shares ? (
          <DefinitionList
            items={[
              { term: form.yourShare(), value: viewer.money(shares.creator) },
              { term: form.shareOf({ name }), value: viewer.money(shares.other), strong: true },
            ]}
          />
        ) : (
          <chakra.p color="fg.2">{form.splitEmpty()}</chakra.p>
        )}
      </CardBody>
    </Card>
  )
}
