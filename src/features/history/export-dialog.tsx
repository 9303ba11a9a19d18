import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { historyRoutes } from '#contract/history/history.ts'
import { type HistorySelection, mayHoldPrivate } from '#contract/history/history-query.ts'
import { addYears } from '#domain/time.ts'
import { ReportLinks } from '#src/app/shared/report/report-links.tsx'
import { useOnline } from '#src/app/shared/use-online.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'
import { Button, ButtonLink } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { AreaField, DateFields, type FieldsProps, WhoField } from './filter-fields.tsx'
import { historyFilters, isBackwards } from './filters.ts'
import { PrivateExpenses } from './private-expenses.tsx'
import type { Texts } from './texts.ts'

type Format = 'pdf' | 'json'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })
const Fields = chakra('div', {
  base: { display: 'grid', gap: 'u1.5', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' },
})
const Hint = chakra('p', { base: { textStyle: 'secondary', color: 'fg.2' } })

/** A year is what people are asked for; all of a long record has hundreds of pages. */
const withRange = (shown: HistorySelection, today: string): HistorySelection =>
  shown.from || shown.to || shown.item ? shown : { ...shown, from: addYears(today, -1), to: today }

export type ExportDialogProps = {
  open: boolean
  onClose: () => void
  filters: HistorySelection
  viewer: Viewer
  texts: Texts
}

/** Offers the record as a file. It begins with the filters of the page, which can be changed here. */
export function ExportDialog({ open, onClose, texts, ...rest }: ExportDialogProps) {
  const { export: said } = texts.history
  return (
    <Dialog open={open} onClose={onClose} title={said.title()} closeLabel={said.close()}>
      <Chosen {...rest} texts={texts} />
    </Dialog>
  )
}

function Chosen({ filters: shown, viewer, texts }: Pick<ExportDialogProps, 'filters' | 'viewer' | 'texts'>) {
  const { export: said, filter } = texts.history
  const [filters, setFilters] = useState(() => withRange(shown, viewer.today))
  const [format, setFormat] = useState<Format>('pdf')
  const [withPrivate, setWithPrivate] = useState(false)
  const online = useOnline()
  const { from, to, area, who, item } = filters
  const asksForPrivate = mayHoldPrivate(filters)
  const onChange: FieldsProps['onChange'] = (change) =>
    setFilters(historyFilters.selectionFrom({ ...filters, ...change }))
  const props = { filters, onChange, viewer, texts }
  return (
    <Stack>
      <p>{said.text()}</p>
      <div>
        <SegmentedControl
          label={said.format()}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'pdf', label: said.pdf() },
            { value: 'json', label: said.json() },
          ]}
        />
        <Hint mt="u1">{format === 'pdf' ? said.pdfText() : said.jsonText()}</Hint>
      </div>
      <Fields>
        <WhoField {...props} />
        <AreaField {...props} />
        <DateFields {...props} />
      </Fields>
      {item ? (
        <Hint>{said.oneItem()}</Hint>
      ) : (
        (from || to) && (
          <chakra.div ms="-u1.5">
            <Button variant="tertiary" size="small" onClick={() => onChange({ from: '', to: '' })}>
              {said.everything()}
            </Button>
          </chakra.div>
        )
      )}
      {!item && !from && !to && <Hint>{said.long()}</Hint>}
      {shown.topic && <Hint>{said.everyKind({ topic: filter.topics[shown.topic]() })}</Hint>}
      {viewer.addressed && <Hint>{said.unopened()}</Hint>}
      {asksForPrivate && <PrivateExpenses checked={withPrivate} onChange={setWithPrivate} />}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="u1">
        {online && !isBackwards(filters) && (
          <ReportLinks
            path={historyRoutes.export.path}
            selection={{ from, to, area, who, item, withPrivate: asksForPrivate && withPrivate ? 'yes' : undefined }}
            ways={[{ format, label: said.download(), icon: IconDownload }]}
          />
        )}
        {!online && <p role="status">{said.offline()}</p>}
        <ButtonLink variant="tertiary" link={<Link to="/verify" />}>
          {said.verify()}
        </ButtonLink>
      </chakra.div>
    </Stack>
  )
}
