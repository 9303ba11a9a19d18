import { chakra } from '@chakra-ui/react/styled-system'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ExpenseSelection } from '#contract/expense-log.ts'
import { expenseRoutes } from '#contract/expenses.ts'
import type { Reader } from '#src/app/reader.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { sayFilters } from './log-options.ts'
import type { Words } from './say.ts'

const Ways = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: 'u1', mt: 'u2' } })

/** A plain link: the browser fetches it by the session's cookie, however long it is. */
const csvAddress = (selection: ExpenseSelection): string => {
  const query = new URLSearchParams(
    Object.entries(selection).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  return query ? `${expenseRoutes.csv.path}?${query}` : expenseRoutes.csv.path
}

type LogExportProps = { selection: ExpenseSelection; count: number | undefined; reader: Reader; words: Words }

/** What is in sight, to keep or to hand over: never gated, whatever the plan. */
export function LogExport({ selection, count, reader, words }: LogExportProps) {
  const [open, setOpen] = useState(false)
  const { take } = words.expenses.log
  const close = () => setOpen(false)
  const filters = sayFilters(selection, reader, words)
  return (
    <>
      <Button variant="secondary" icon={IconDownload} onClick={() => setOpen(true)}>
        {take.open()}
      </Button>
      <Dialog open={open} onClose={close} title={take.title()} closeLabel={take.close()} size="small">
        <p>{filters ? take.some({ count: count ?? 0, filters }) : take.all({ count: count ?? 0 })}</p>
        <Ways>
          <ButtonLink icon={IconDownload} link={<a href={csvAddress(selection)} download onClick={close} />}>
            {take.csv()}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            icon={IconPrinter}
            link={<Link to="/expenses/print" search={selection} onClick={close} />}
          >
            {take.print()}
          </ButtonLink>
        </Ways>
        <chakra.p textStyle="secondary" color="fg.3" mt="u2">
          {take.hint()}
        </chakra.p>
      </Dialog>
    </>
  )
}
