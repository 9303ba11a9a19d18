import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ReactNode } from 'react'
import { proofsAddress } from '#contract/history/record-proofs.ts'
import type { FilesCompared } from '#domain/record/compare-files.ts'
import { compareTexts, compareTitle, type NamedFile } from '#i18n/compare-text.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { VerdictBanner } from './verdict-banner.tsx'

const tones = { agree: 'done', contradict: 'problem', notComparable: 'waiting' } as const

type CompareResultProps = {
  files: readonly [NamedFile, NamedFile]
  compared: FilesCompared
  usedKey: ReactNode
  onAgain: () => void
}

/** Says whether two files agree, what that rests on, and where to get the proof that is missing. */
export function CompareResult({ files, compared, usedKey, onAgain }: CompareResultProps) {
  const { LL } = useI18nContext()
  const { verify: text } = LL
  const { comparison, toAsk } = compared
  return (
    <>
      <VerdictBanner
        tone={tones[comparison?.state ?? 'notComparable']}
        {...compareTitle(LL, compared, files)}
        onAgain={onAgain}
      />
      <Card bleed aria-labelledby="checks">
        <CardHeader id="checks" title={text.checksTitle()} />
        <CardBody>
          <chakra.ul display="flex" flexDirection="column" gap="u1" overflowWrap="anywhere">
            {compareTexts(LL, compared, files).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
          {toAsk && (
            <chakra.div mt="u2" display={{ base: 'grid', sm: 'block' }}>
              <ButtonLink
                variant="secondary"
                icon={IconDownload}
                link={<a href={proofsAddress(toAsk)} target="_blank" rel="noreferrer" />}
              >
                {text.compare.get()}
              </ButtonLink>
            </chakra.div>
          )}
        </CardBody>
      </Card>
      {usedKey}
    </>
  )
}
