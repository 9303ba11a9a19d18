import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx'
import { FieldError } from '#src/ui/fields/field-error.tsx'
import { SearchField } from '#src/ui/fields/search-field.tsx'
import { type Candidate, hasWords } from './copy.model.ts'
import { entryTime } from './entry-time.ts'
import type { Copying } from './use-copying.ts'

/** So many entries are drawn at first, and again so many on request. */
const page = 50
/** A search is worth its place from so many entries on. */
const many = 10

type EntryChoicesProps = { copying: Copying; most: number; none: string; error: string | undefined }

/** Lists what can be copied, to be chosen from. */
export function EntryChoices({ copying, most, none, error }: EntryChoicesProps) {
  const { calendarCopies: messages } = useI18nContext().LL
  const { locale } = useViewer()
  const id = useId()
  const [search, setSearch] = useState('')
  const [drawn, setDrawn] = useState(page)
  const { candidates, chosen, isChosen, choose } = copying
  if (candidates === null) return null
  if (candidates.length === 0) return <p>{none}</p>
  const found = candidates.filter((candidate) => hasWords(candidate, search, locale))
  const isFull = chosen.length >= most
  const unchosen = found.filter((candidate) => !isChosen(candidate))
  const add = unchosen.slice(0, most - chosen.length)
  return (
    <chakra.fieldset minW="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend textStyle="label" mb="u0.5">
        {messages.choose()}
      </chakra.legend>
      {candidates.length > many && (
        <SearchField
          label={messages.search()}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setDrawn(page)
          }}
        />
      )}
      <chakra.div display="flex" gap="u2" alignItems="center" flexWrap="wrap" my="u1">
        <Button
          variant="tertiary"
          size="small"
          disabled={add.length === 0}
          onClick={() => choose([...chosen, ...add].map(({ key }) => key))}
        >
          {messages.all()}
        </Button>
        {chosen.length > 0 && (
          <Button variant="tertiary" size="small" onClick={() => choose([])}>
            {messages.noneChosen()}
          </Button>
        )}
        <chakra.span role="status" textStyle="secondary" color="fg.2">
          {messages.chosen({ count: chosen.length, all: candidates.length })}
          {isFull && ` ${messages.most({ most })}`}
        </chakra.span>
      </chakra.div>
      {found.length === 0 && <p>{messages.notFound()}</p>}
      <Entries>
        {found.slice(0, drawn).map((candidate) => (
          <Entry key={candidate.key} candidate={candidate} copying={copying} isFull={isFull} />
        ))}
      </Entries>
      {found.length > drawn && (
        <Button variant="tertiary" onClick={() => setDrawn(drawn + page)}>
          {messages.more({ count: found.length - drawn })}
        </Button>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.fieldset>
  )
}

function Entries({ children }: { children: ReactNode }) {
  return (
    <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }} maxH="30rem" overflowY="auto">
      {children}
    </chakra.ul>
  )
}

type EntryProps = { candidate: Candidate; copying: Copying; isFull: boolean }

function Entry({ candidate, copying: { isChosen, toggle }, isFull }: EntryProps) {
  const { calendarCopies: messages } = useI18nContext().LL
  const viewer = useViewer()
  const { entry, copy } = candidate
  const checked = isChosen(candidate)
  const when = entryTime(entry, viewer, messages)
  return (
    <li>
      <CheckboxField
        label={<chakra.span overflowWrap="anywhere">{copy.title}</chakra.span>}
        hint={[when, copy.place].filter(Boolean).join(' · ')}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle(candidate)}
      />
    </li>
  )
}
