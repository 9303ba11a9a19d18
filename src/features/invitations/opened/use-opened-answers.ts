import { useQueryClient } from '@tanstack/react-query'
import { familyRoutes } from '#contract/families.ts'
import { invitationRoutes } from '#contract/invitations/invitations.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { answerFailureText } from '#src/app/shared/lifecycle/failure-message.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { startPage } from '#src/app/shared/session/leave.ts'
import { openedKey } from './opened.queries.ts'

/** Sends the person's answers. Once they accepted, the app opens the new family. */
export function useOpenedAnswers() {
  const { LL } = useI18nContext()
  const { leave } = useApp()
  const queries = useQueryClient()
  const show = useCommand(familyRoutes.choose, { onSettled: () => leave(startPage) })
  const lookAgain = () => void queries.invalidateQueries({ queryKey: openedKey })
  const answer = useCommand(invitationRoutes.answerOpened, {
    onSuccess: ({ familyId }) => (familyId === null ? lookAgain() : show.mutate({ body: { familyId } })),
    onError: lookAgain,
  })
  const { error } = answer
  return {
    accept: () => answer.mutate({ body: { answer: 'accept' } }),
    ask: () => answer.mutate({ body: { answer: 'ask' } }),
    lookAgain,
    busy: answer.isPending || show.isPending,
    failure: error && { title: LL.joining.invitation.failed(), text: answerFailureText(error, LL) },
  }
}
export type OpenedAnswers = ReturnType<typeof useOpenedAnswers>
