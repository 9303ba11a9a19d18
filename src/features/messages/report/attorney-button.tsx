import { chakra } from '@chakra-ui/react/styled-system'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { limits } from '#contract/limits.ts'
import { draftRoutes } from '#contract/messages/drafts.ts'
import { messageReportRoutes } from '#contract/messages/message-report.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { createCommandSender } from '#src/app/shared/lifecycle/command-sender.ts'
import { useViewer } from '#src/app/shared/viewer/use-viewer.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { correspondentsQuery, draftsKey } from '../messages.queries.ts'

type AttorneyButtonProps = { threadId: string; subject: string; onDone: () => void }

/**
 * Prints the whole thread as a sealed file, attaches it to a new message to the viewer's professionals, and goes on to
 * write it. Nothing is sent before that is confirmed there.
 */
export function AttorneyButton({ threadId, subject, onDone }: AttorneyButtonProps) {
  const { client } = useApp()
  const { LL } = useI18nContext()
  const { reportForm: texts } = LL.messages
  const { may, family } = useViewer()
  const mayHandOn = may('history.read') && may('message.write')
  const { data } = useQuery({ ...correspondentsQuery(client), enabled: mayHandOn })
  const known = family.members.filter(({ role }) => role === 'professional').map(({ id }) => id)
  const professionals = (data?.items ?? []).filter(({ id }) => known.includes(id))
  const only = professionals.length === 1 ? professionals[0] : undefined
  const queries = useQueryClient()
  const navigate = useNavigate()
  const handOn = useMutation({
    mutationFn: async () => {
      const send = createCommandSender(client)
      const exhibit = await send(messageReportRoutes.exhibit, { params: { id: threadId } })
      const about = texts.attorneySubject({ subject }).slice(0, limits.messages.subject)
      return send(draftRoutes.begin, {
        body: { to: only ? [only.id] : [], subject: about, body: '', files: [exhibit.id], answersId: null },
      })
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: draftsKey })
      onDone()
      await navigate({ to: '/messages/new', search: { draft: id } })
    },
  })
  if (professionals.length === 0) return null
  return (
    <>
      <Button variant="secondary" icon={IconScale} loading={handOn.isPending} onClick={() => handOn.mutate()}>
        {only && !only.isAttorney ? texts.handOn({ name: only.firstName }) : texts.attorney()}
      </Button>
      <chakra.p textStyle="secondary" color="fg.3">
        {texts.attorneyHint()}
      </chakra.p>
      {handOn.isError && (
        <Banner tone="problem" announce="alert" title={texts.attorneyFailed()}>
          {failureText(handOn.error, LL)}
        </Banner>
      )}
    </>
  )
}
