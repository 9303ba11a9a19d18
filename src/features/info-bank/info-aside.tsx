import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { infoReportRoutes } from '#contract/info-bank/info-report.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { ButtonLink } from '#src/ui/buttons/button.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { privateText } from './info-bank-texts.ts'

type AsideCardProps = { title: string; text: string; edge?: 'problem'; children?: ReactNode }

function AsideCard({ title, text, edge, children }: AsideCardProps) {
  return (
    <Card {...(edge && { edge })}>
      <CardBody>
        <chakra.h2 textStyle="cardHeading">{title}</chakra.h2>
        <chakra.p textStyle="secondary" color="fg.2" mt="u0.5">
          {text}
        </chakra.p>
        {children && (
          <chakra.div display="flex" flexWrap="wrap" gap="u1" mt="u1.5">
            {children}
          </chakra.div>
        )}
      </CardBody>
    </Card>
  )
}

type InfoAsideProps = {
  entries: readonly InfoEntryDto[]
  /** The search of the emergency card: the person that the page is filtered by. */
  cardOf: { child?: string }
}

/** Stands beside the entries: what is made of them, and how many of them are the viewer's alone. */
export function InfoAside({ entries, cardOf }: InfoAsideProps) {
  const { LL } = useI18nContext()
  const { aside } = LL.infoBank
  const viewer = useViewer()
  const kept = entries.filter(({ sharedAt }) => sharedAt === null).length
  const way = (format: 'pdf' | 'csv') => ({ format, label: aside.report[format](), variant: 'secondary' }) as const
  return (
    <DetailsStack>
      <AsideCard title={aside.card.title()} text={aside.card.text()} edge="problem">
        <ButtonLink
          variant="secondary"
          size="small"
          link={<Link to="/infobank/$id" params={{ id: 'card' }} search={cardOf} />}
        >
          {aside.card.open()}
        </ButtonLink>
      </AsideCard>
      <AsideCard title={aside.book.title()} text={aside.book.text()}>
        <ButtonLink variant="secondary" size="small" link={<Link to="/infobank/$id" params={{ id: 'book' }} />}>
          {aside.book.open()}
        </ButtonLink>
      </AsideCard>
      {viewer.may('history.read') && (
        <AsideCard title={aside.report.title()} text={aside.report.text()}>
          <ReportLinks
            path={infoReportRoutes.report.path}
            selection={{}}
            size="small"
            ways={[way('pdf'), way('csv')]}
          />
        </AsideCard>
      )}
      {kept > 0 && <AsideCard title={aside.private.title()} text={privateText(kept, viewer, LL)} />}
    </DetailsStack>
  )
}
