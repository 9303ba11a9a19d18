import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountRoutes } from '#contract/account.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { accountKey, useAccount } from './account.queries.ts'
import { useAccountTime } from './account-time.ts'

const Line = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: 'u1', py: 'u0.5' },
})

export function SessionsCard() {
  const { sessions: messages } = useI18nContext().LL.account
  const { sessions } = useAccount()
  const time = useAccountTime()
  const [asking, setAsking] = useState(false)
  const others = sessions.filter(({ current }) => !current)
  return (
    <Card bleed>
      <CardHeader title={messages.title()} />
      <CardBody>
        <ul>
          {sessions.map(({ since, current }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no id here
            <Line key={`${since} ${index}`}>
              <chakra.span textStyle="strong">{current ? messages.here() : messages.elsewhere()}</chakra.span>
              <chakra.span color="fg.2">{messages.since({ at: time(since) })}</chakra.span>
            </Line>
          ))}
        </ul>
        <chakra.p textStyle="secondary" color="fg.3" mt="u1">
          {others.length > 0 ? messages.noTrace() : messages.alone()}
        </chakra.p>
        {others.length > 0 && (
          <chakra.div mt="u2" display={{ base: 'grid', sm: 'block' }}>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {messages.end()}
            </Button>
          </chakra.div>
        )}
      </CardBody>
      {asking && <EndOthers onClose={() => setAsking(false)} />}
    </Card>
  )
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext()
  const { sessions: messages } = LL.account
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate, isPending, error } = useCommand(accountRoutes.endOtherSessions, {
    onSuccess: async () => {
      toast({ tone: 'done', text: messages.ended() })
      onClose()
      await queries.invalidateQueries({ queryKey: accountKey })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={messages.ask()}
      closeLabel={messages.cancel()}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel()}
          </Button>
          <Button loading={isPending} onClick={() => mutate({ body: {} })}>
            {messages.end()}
          </Button>
        </>
      }
    >
      <p>{messages.askText()}</p>
      {error && (
        <chakra.div mt="u2">
          <Banner tone="problem" announce="alert" title={failureText(error, LL)} />
        </chakra.div>
      )}
    </Dialog>
  )
}
