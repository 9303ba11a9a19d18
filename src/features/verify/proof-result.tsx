import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { BundleVerdict } from '#domain/record/check-bundle.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { proofTexts, proofTitle } from '#i18n/proof-text.ts'
import { provenEntries } from '#i18n/proven-entry-text.ts'
import { recordEvents } from '#src/app/shared/record/event-sentence.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type ProofResultProps = { verdict: BundleVerdict; name: string; usedKey: ReactNode; onAgain: () => void }

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: 'u1', overflowWrap: 'anywhere' },
})

/** Shows what a proof of single items proves, what it does not, and its entries. */
export function ProofResult({ verdict, name, usedKey, onAgain }: ProofResultProps) {
  const { LL, locale } = useI18nContext()
  const { verify: texts } = LL
  const formatAt = (at: string) => formatInstant(at, 'UTC', locale, 'long')
  const lines = proofTexts(texts, verdict, formatAt)
  const entries = provenEntries(LL, verdict.bundle, { events: recordEvents, locale, formatAt })
  return (
    <>
      <VerdictBanner tone={verdict.holds ? 'done' : 'problem'} {...proofTitle(texts, verdict)} onAgain={onAgain} />
      {lines.length > 0 && (
        <Card bleed aria-labelledby="checks">
          <CardHeader
            id="checks"
            title={texts.checksTitle()}
            aside={<chakra.span overflowWrap="anywhere">{name}</chakra.span>}
          />
          <CardBody>
            <List>
              {lines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </List>
          </CardBody>
        </Card>
      )}
      {entries.length > 0 && (
        <Card bleed aria-labelledby="proven">
          <CardHeader id="proven" title={texts.proof.title()} />
          <CardBody>
            {!verdict.holds && (
              <chakra.p textStyle="secondary" color="fg.3" mb="u1">
                {texts.says.unproven()}
              </chakra.p>
            )}
            <List>
              {entries.map(({ key, title, text }) => (
                <li key={key}>
                  {title}
                  <chakra.details textStyle="secondary" color="fg.3">
                    <chakra.summary cursor="pointer" py="u0.5">
                      {texts.proof.signed()}
                    </chakra.summary>
                    <p>{text}</p>
                  </chakra.details>
                </li>
              ))}
            </List>
          </CardBody>
        </Card>
      )}
      {usedKey}
    </>
  )
}
