import { chakra } from '@chakra-ui/react/styled-system'
import type { BundleVerdict } from '#domain/record/check-bundle.ts'
import { formatInstant } from '#domain/time.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { proofTexts, proofTitle, provenEntries } from '#i18n/proof-text.ts'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

type ProofResultProps = { verdict: BundleVerdict; keyId: string; name: string; onAgain: () => void }

/** Shows what a proof of single items proves, what it does not, and its entries. */
export function ProofResult({ verdict, keyId, name, onAgain }: ProofResultProps) {
  const { LL, locale } = useI18nContext()
  const texts = LL.verify
  const inFull = (at: string) => formatInstant(at, 'UTC', locale, 'long')
  return (
    <>
      <VerdictBanner holds={verdict.holds} {...proofTitle(texts, verdict)} onAgain={onAgain} />
      <Card bleed aria-labelledby="checks">
        <CardHeader id="checks" title={texts.checksTitle()} aside={name} />
        <CardBody>
          <chakra.ul display="flex" flexDirection="column" gap="u1">
            {proofTexts(texts, verdict, inFull).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>{texts.yourKey({ key: keyId })}</li>
          </chakra.ul>
        </CardBody>
      </Card>
      <Card bleed aria-labelledby="proven">
        <CardHeader id="proven" title={texts.proof.title()} />
        <CardBody>
          <chakra.ul display="flex" flexDirection="column" gap="u1">
            {provenEntries(texts, verdict, inFull).map(({ key, title, text }) => (
              <li key={key}>
                {title}
                <chakra.details textStyle="secondary" color="fg.3">
                  <summary>{texts.proof.signed()}</summary>
                  <chakra.p overflowWrap="anywhere">{text}</chakra.p>
                </chakra.details>
              </li>
            ))}
          </chakra.ul>
        </CardBody>
      </Card>
    </>
  )
}
