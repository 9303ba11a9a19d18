import { chakra } from '@chakra-ui/react/styled-system'
import { parseMoney, splitTotal } from '#domain/money.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { categoryOf } from '../parties.ts'
import type { Messages } from '../texts.ts'

type SplitPreviewProps = { typed: string; categoryId: string; viewer: Viewer; messages: Messages }

/** Shows what each parent would bear, to the cent, while the amount is typed. It uses the server's arithmetic. */
export function SplitPreview({ typed, categoryId, viewer, messages }: SplitPreviewProps) {
  const { form } = messages.expenses
  const category = categoryOf(categoryId, viewer)
  const amount = parseMoney(typed, viewer.locale, viewer.family.currency)
  const otherPercent = 100 - (category?.creatorPercent ?? 100)
  const shares = amount.ok && category ? splitTotal(amount.minor, otherPercent) : null
  const name = otherParentOf(viewer)
  const otherId = viewer.family.members.find(({ role, id }) => role === 'parent' && id !== viewer.viewpoint)?.id ?? ''
  return (
    <Card>
      <CardHeader title={form.split()} />
      <CardBody aria-live="polite" display="flex" flexDirection="column" gap="u1">
        {category && (
          <SplitBar
            label={form.split()}
            parts={[
              barPart(viewer.viewpoint, 100 - otherPercent, viewer, messages),
              barPart(otherId, otherPercent, viewer, messages),
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
