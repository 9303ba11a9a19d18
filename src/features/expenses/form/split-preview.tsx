import { chakra } from '@chakra-ui/react/styled-system'
import { parseMoney, splitTotal } from '#domain/money.ts'
import { barPart } from '#src/app/shared/viewer/bar-part.ts'
import { otherParentOf, type Viewer } from '#src/app/shared/viewer/viewer.ts'
import { DefinitionList } from '#src/ui/data/definition-list.tsx'
import { SplitBar } from '#src/ui/data/split-bar.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { categoryOf } from '../parties.ts'
import type { Words } from '../texts.ts'

type SplitPreviewProps = { typed: string; categoryId: string; reader: Viewer; words: Words }

/** What each parent would bear, in cents, while the amount is being typed: the same arithmetic as the server's. */
export function SplitPreview({ typed, categoryId, reader, words }: SplitPreviewProps) {
  const { form } = words.expenses
  const category = categoryOf(categoryId, reader)
  const amount = parseMoney(typed, reader.locale)
  const otherPercent = 100 - (category?.creatorPercent ?? 100)
  const shares = amount.ok && category ? splitTotal(amount.minor, otherPercent) : null
  const name = otherParentOf(reader)
  const otherId = reader.family.members.find(({ role, id }) => role === 'parent' && id !== reader.viewpoint)?.id ?? ''
  return (
    <Card>
      <CardHeader title={form.split()} />
      <CardBody aria-live="polite" display="flex" flexDirection="column" gap="u1">
        {category && (
          <SplitBar
            label={form.split()}
            parts={[
              barPart(reader.viewpoint, 100 - otherPercent, reader, words),
              barPart(otherId, otherPercent, reader, words),
            ]}
          />
        )}
        {shares ? (
          <DefinitionList
            items={[
              { term: form.yourShare(), value: reader.money(shares.creator) },
              { term: form.shareOf({ name }), value: reader.money(shares.other), strong: true },
            ]}
          />
        ) : (
          <chakra.p color="fg.2">{form.splitEmpty()}</chakra.p>
        )}
      </CardBody>
    </Card>
  )
}
