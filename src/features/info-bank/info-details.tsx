import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { InfoEntryDto } from '#contract/info-bank/info-entries.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toneOf } from '#src/app/shared/lifecycle/lifecycle.ts'
import { FileCards } from '#src/app/shared/uploads/file-cards.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { FactList } from '#src/ui/data/fact-list.tsx'
import { TurnCard } from '#src/ui/data/turn-card.tsx'
import { Verbatim } from '#src/ui/data/verbatim.tsx'
import { lazyDialog } from '#src/ui/dialogs/lazy-dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { DetailsColumns, DetailsStack } from '#src/ui/layout/details-columns.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import type { Labels } from '../feature.ts'
import { FieldValue } from './field-value.tsx'
import { aboutText, filledFields, standingText } from './info-bank-texts.ts'
import { InfoChanges } from './info-changes.tsx'
import type { InfoDialogProps } from './info-dialog.tsx'
import { infoEntryChart } from './info-entry.chart.ts'

const InfoDialog = lazyDialog<InfoDialogProps>(async () => (await import('./info-dialog.tsx')).InfoDialog)

const Text = chakra('div', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxW: '68ch' } })

/** Shows what is known, whom it concerns, who may change it, and each change with before and after. */
export function InfoDetails({ entry }: { entry: InfoEntryDto }) {
  const { infoBank } = useI18nContext().LL
  const viewer = useViewer()
  return (
    <>
      <PageHeader
        title={<Verbatim>{entry.title}</Verbatim>}
        eyebrow={aboutText(entry, viewer)}
        back={{ label: infoBank.one.back(), link: <Link to="/infobank" /> }}
      />
      <DetailsStack>
        <Standing entry={entry} />
        <DetailsColumns>
          <DetailsStack>
            {!entry.gone && <Contents entry={entry} />}
            <InfoChanges id={entry.id} />
          </DetailsStack>
          <Facts entry={entry} />
        </DetailsColumns>
      </DetailsStack>
    </>
  )
}

function Standing({ entry }: { entry: InfoEntryDto }) {
  const { LL } = useI18nContext()
  const { label, one } = LL.infoBank
  const labels: Labels = label
  const viewer = useViewer()
  const [pending, setPending] = useState<InfoDialogProps['action'] | null>(null)
  const chart = infoEntryChart(entry)
  const end = (['delete', 'remove'] as const).find((name) => chart.can({ type: `infoEntry.${name}` }))
  const mayShare = chart.can({ type: 'infoEntry.share' })
  const mayEdit = chart.can({ type: 'infoEntry.edit' })
  return (
    <>
      <TurnCard
        tone={toneOf(chart)}
        chip={labels[chart.label]?.() ?? ''}
        title={standingText(entry, viewer, LL)}
        actions={
          (end || mayShare || mayEdit) && (
            <>
              {end && (
                <Button variant="tertiary" onClick={() => setPending(end)}>
                  {one.action[end]()}
                </Button>
              )}
              {mayEdit && (
                <ButtonLink
                  variant="secondary"
                  link={<Link to="/infobank/$id" params={{ id: entry.id }} search={{ edit: '1' }} />}
                >
                  {one.action.edit()}
                </ButtonLink>
              )}
              {mayShare && (
                <Button variant="secondary" onClick={() => setPending('share')}>
                  {one.action.share()}
                </Button>
              )}
            </>
          )
        }
      />
      {pending !== null && <InfoDialog open action={pending} entry={entry} onClose={() => setPending(null)} />}
    </>
  )
}

function Contents({ entry }: { entry: InfoEntryDto }) {
  const { one, field } = useI18nContext().LL.infoBank
  const { notes, files, emergency, sharedAt } = entry
  const filled = filledFields(entry)
  return (
    <Card>
      <CardBody>
        <chakra.div display="grid" gap="u2">
          {emergency && (
            <Banner tone="problem" title={one.emergencyTitle()}>
              {sharedAt === null ? one.emergencyPrivate() : one.emergencyText()}
            </Banner>
          )}
          {filled.length > 0 && (
            <FactList
              items={filled.map(({ field: name, value }) => ({
                term: field[name](),
                value: <FieldValue field={name} value={value} />,
              }))}
            />
          )}
          {filled.length === 0 && !notes && files.length === 0 && <chakra.p color="fg.3">{one.nothing()}</chakra.p>}
          {notes && (
            <section>
              <chakra.h2 textStyle="label">{one.notes()}</chakra.h2>
              <Verbatim>
                <Text>{notes}</Text>
              </Verbatim>
            </section>
          )}
          {files.length > 0 && <FileCards label={one.files()} files={files} />}
        </chakra.div>
      </CardBody>
    </Card>
  )
}

function Facts({ entry }: { entry: InfoEntryDto }) {
  const { one, section } = useI18nContext().LL.infoBank
  const viewer = useViewer()
  const { authorId, createdAt, sharedAt, sections, changedBy, changedAt } = entry
  const by = (personId: string, at: string) => one.addedBy({ name: viewer.nameOf(personId), at: viewer.moment(at) })
  const items = [
    { term: one.about(), value: aboutText(entry, viewer) },
    { term: one.sections(), value: sections.map((name) => section[name]()).join(', ') },
    { term: one.added(), value: by(authorId, createdAt) },
    ...(sharedAt ? [{ term: one.shared(), value: viewer.moment(sharedAt) }] : []),
    ...(changedAt === createdAt ? [] : [{ term: one.changed(), value: by(changedBy, changedAt) }]),
  ]
  return (
    <Card>
      <CardBody>
        <FactList items={items} />
        {viewer.may('history.read') && (
          <chakra.div mt="u1.5">
            <ButtonLink variant="tertiary" size="small" link={<Link to="/history" search={{ item: entry.id }} />}>
              {one.inRecord()}
            </ButtonLink>
          </chakra.div>
        )}
      </CardBody>
    </Card>
  )
}
