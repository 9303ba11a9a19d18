import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyRoutes } from '#contract/families.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx'
import { shownFamilyId } from '../data/family.ts'
import { startPage } from './leave.ts'
import { ownFamiliesQuery } from './own-families.ts'

/**
 * Says that the session shows another family by now, so nothing was done. What was typed stays on the page, which can be
 * shown again or left.
 */
export function OtherFamilyDialog() {
  const { LL } = useI18nContext()
  const { otherFamily: messages } = LL.shell
  const { client, otherFamily, leave } = useApp()
  const queries = useQueryClient()
  const drawn = shownFamilyId(queries)
  const { data } = useQuery(ownFamiliesQuery(client))
  const families = data?.items ?? []
  const shown = families.find(({ familyId }) => familyId === drawn)
  const chosen = families.find(({ current }) => current)
  const again = useCommand(familyRoutes.choose, {
    onSuccess: () => {
      otherFamily.close()
      void queries.invalidateQueries()
    },
  })
  const stay = () => (shown ? again.mutate({ body: { familyId: shown.familyId } }) : leave(startPage))
  return (
    <FormDialog
      title={messages.title()}
      text={shown && chosen ? messages.text({ shown: shown.name, chosen: chosen.name }) : messages.unknown()}
      labels={{
        close: LL.shell.close(),
        cancel: chosen ? messages.open({ name: chosen.name }) : messages.reload(),
        submit: shown ? messages.stay({ name: shown.name }) : messages.reload(),
      }}
      pending={again.isPending}
      failure={again.error && { title: messages.failed(), text: answerFailureText(again.error, LL) }}
      onSubmit={stay}
      onCancel={() => leave(startPage)}
      onClose={otherFamily.close}
    />
  )
}
