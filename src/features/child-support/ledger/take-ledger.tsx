import { Link } from '@tanstack/react-router'
import { supportRoutes } from '#contract/child-support/child-support.ts'
import { fillPath } from '#src/api/address.ts'
import { TakeDialog } from '#src/app/shared/list/take-dialog.tsx'
import type { Messages } from '../texts.ts'

/** Offers a ledger as a download or print. No plan ever limits this. */
export function TakeLedger({ root, messages }: { root: string; messages: Messages }) {
  const { take } = messages
  return (
    <TakeDialog
      title={take.title()}
      text={take.text()}
      csvPath={fillPath(supportRoutes.csv.path, { id: root })}
      selection={{}}
      print={(close) => <Link to="/expenses/childSupport/print" search={{ ledger: root }} onClick={close} />}
      labels={{ open: take.open(), close: take.close(), csv: take.csv(), print: take.print(), hint: take.hint() }}
    />
  )
}
