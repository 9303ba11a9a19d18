import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { uiTexts } from '../texts/ui.ts'
import { groups } from './lazy.ts'
import type { SectionName } from './sections.ts'

const Blocks = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u4' } })

/** Shows one group of blocks. Its heading is rendered before its samples, so that the contents can link to it. */
export function Section({ name }: { name: SectionName }) {
  const { section, waiting } = uiTexts
  const Group = groups[name]
  return (
    <Card id={name} aria-labelledby={`${name}-title`} bleed>
      <CardHeader id={`${name}-title`} title={section[name]()} />
      <CardBody>
        <Suspense fallback={<SkeletonRows label={waiting.loading()} rows={6} tile={false} />}>
          <Blocks>
            <Group />
          </Blocks>
        </Suspense>
      </CardBody>
    </Card>
  )
}
