import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { devRoutes } from '#contract/dev/dev.ts'
import type { Flag } from '#contract/flags.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isAuthenticationFailure } from '#src/api/failures.ts'
import { useApp } from '#src/app/shared/app-context.ts'
import { failureText } from '#src/app/shared/data/failure-text.ts'
import { useCommand } from '#src/app/shared/lifecycle/use-command.ts'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Card, CardBody } from '#src/ui/layout/card.tsx'
import { CardHeader } from '#src/ui/layout/card-header.tsx'
import { Loaded } from './loaded.tsx'
import { devTexts } from './texts/dev-texts.ts'

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: 'u2' } })
const Line = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 'u1' },
})

const choices = ['rule', 'on', 'off'] as const
type Choice = (typeof choices)[number]
const switchOf: Record<Choice, boolean | null> = { rule: null, on: true, off: false }

/** Lists every flag with its switch. A switch applies to the session, so the session is refreshed after a change. */
export function FlagsCard() {
  const { client, session } = useApp()
  const { LL } = useI18nContext()
  const queries = useQueryClient()
  const { flags: messages } = devTexts
  const flags = useQuery({ queryKey: ['flags'], queryFn: ({ signal }) => client.call(devRoutes.flags, {}, { signal }) })
  const set = useCommand(devRoutes.setFlag, {
    onSuccess: () => {
      session.send({ type: 'session.refresh' })
      return queries.invalidateQueries({ queryKey: ['flags'] })
    },
  })
  const choose = (flag: Flag) => (choice: Choice) => set.mutate({ body: { flag, on: switchOf[choice] } })
  const state = (on: boolean) => (on ? messages.on() : messages.off())
  return (
    <Card>
      <CardHeader title={messages.title()} />
      <CardBody>
        {isAuthenticationFailure(flags.error) ? (
          <EmptyState title={messages.signIn()} />
        ) : (
          <Loaded query={flags}>
            <chakra.p color="fg.3" mb="u2">
              {messages.text()}
            </chakra.p>
            {set.isError && (
              <Banner tone="problem" announce="alert" title={messages.failed()}>
                {failureText(set.error, LL)}
              </Banner>
            )}
            <List>
              {flags.data?.map(({ flag, rule, own, on }) => (
                <Line key={flag}>
                  <div>
                    <chakra.div textStyle="strong">{flag}</chakra.div>
                    <chakra.div textStyle="secondary" color="fg.3">
                      {messages.now({ state: state(on), rule: state(rule) })}
                    </chakra.div>
                  </div>
                  <SegmentedControl
                    label={flag}
                    value={own === null ? 'rule' : own ? 'on' : 'off'}
                    onChange={choose(flag)}
                    options={choices.map((choice) => ({ value: choice, label: messages.choice[choice]() }))}
                  />
                </Line>
              ))}
            </List>
          </Loaded>
        )}
      </CardBody>
    </Card>
  )
}
