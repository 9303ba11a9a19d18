import { chakra } from '@chakra-ui/react/styled-system'
import type { Summary } from '#domain/record/judge.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { eyesText, filterText, personIn, rangeText, streamText } from '#i18n/record-text.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'

/** Shows whose record it is, what it covers and how much is in it, in the texts that its PDF has. */
export function SaysCard({ summary, holds }: { summary: Summary; holds: boolean }) {
  const { LL } = useI18nContext()
  return (
    <Card bleed aria-labelledby="says">
      <CardHeader id="says" title={LL.verify.says.title()} />
      <CardBody>
        {!holds && (
          <chakra.p textStyle="secondary" color="fg.3" mb="u1">
            {LL.verify.says.unproven()}
          </chakra.p>
        )}
        <Terms terms={useSays(summary)} />
      </CardBody>
    </Card>
  )
}

type Term = { term: string; value: string | number }

/** Values are texts, so they are aligned to the left, and a long hash may break anywhere. */
const Terms = ({ terms }: { terms: readonly Term[] }) => (
  <chakra.dl display="flex" flexDirection="column" gap={{ base: 'u1', sm: 'u0.5' }}>
    {terms.map(({ term, value }) => (
      <chakra.div key={term} display="grid" gridTemplateColumns={{ base: '1fr', sm: '200px 1fr' }} columnGap="u2">
        <chakra.dt color="fg.3" textStyle={{ base: 'secondary', sm: 'body' }}>
          {term}
        </chakra.dt>
        <chakra.dd overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)

function useSays({ record, entries, items, leftOut, anchors, stamp, sha256, code }: Summary): Term[] {
  const { LL, locale } = useI18nContext()
  const { says } = LL.verify
  const { record: texts } = LL.documents
  const { asked } = texts
  const inFull = (at: string) => formatInstant(at, record.family.timeZone, locale, 'long')
  const made = inFull(record.exportedAt)
  const reasons = (['notOpened', 'filter', 'erased'] as const).filter((why) => leftOut[why] > 0)
  const out = reasons.map((why) => says[why]({ count: leftOut[why] })).join(', ')
  return [
    { term: asked.by(), value: personIn(record, record.asked.by, texts) },
    { term: asked.eyes(), value: eyesText(texts, record) },
    { term: asked.range(), value: rangeText(texts, record, locale, made) },
    { term: asked.filter(), value: filterText(texts, record) },
    { term: asked.made(), value: made },
    { term: asked.zone(), value: record.family.timeZone },
    { term: asked.entries(), value: entries },
    { term: says.items(), value: items },
    { term: says.leftOut(), value: out || says.nothing() },
    ...record.streams.map((stream) => ({
      term: streamText(texts, stream, record),
      value: says.count({ count: stream.entries.length }),
    })),
    ...(anchors ? [{ term: says.anchored(), value: inFull(anchors.proven.leaf.at) }] : []),
    ...(stamp ? [{ term: says.stamped(), value: `${inFull(stamp.at)} · ${stamp.authority}` }] : []),
    { term: says.key(), value: record.keyId },
    { term: texts.seal.code(), value: code },
    { term: 'SHA-256', value: sha256 },
  ]
}
