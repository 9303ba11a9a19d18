import { chakra } from '@chakra-ui/react/styled-system'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { Button } from '#src/ui/buttons/button.tsx'
import { Banner } from '#src/ui/feedback/banner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { OfflineNotice } from '#src/ui/feedback/offline-notice.tsx'
import { useToast } from '#src/ui/feedback/toast-provider.tsx'
import { uiTexts } from '../../texts/ui.ts'
import { Block, Sample } from '../block.tsx'
import { toneNames } from '../tone-names.ts'

export function Messages() {
  const { message } = uiTexts
  return (
    <>
      <Banners />
      <Block name="OfflineNotice" room="wide">
        <Sample state="normal">
          <OfflineNotice offline>{message.offline()}</OfflineNotice>
        </Sample>
      </Block>
      <States />
      <Toasts />
    </>
  )
}

function Banners() {
  const { message, action, field } = uiTexts
  return (
    <Block name="Banner" room="wide">
      {toneNames.map((tone) => (
        <Sample key={tone} state="normal" of={tone}>
          <Banner
            tone={tone}
            announce="none"
            title={message.title()}
            {...(tone === 'warning' && { action: <Button variant="secondary">{action.more()}</Button> })}
          >
            {message.text()}
          </Banner>
        </Sample>
      ))}
      <Sample state="long">
        <Banner tone="problem" announce="none" title={field.long()}>
          {field.long()}
        </Banner>
      </Sample>
    </Block>
  )
}

function States() {
  const { message, action } = uiTexts
  const toast = useToast()
  const again = { label: action.again(), onPress: () => toast({ tone: 'problem', text: message.failed() }) }
  return (
    <>
      <Block name="EmptyState" room="half">
        <Sample state="empty">
          <EmptyState icon={IconReceipt} title={message.emptyTitle()} action={<Button>{action.add()}</Button>}>
            {message.emptyText()}
          </EmptyState>
        </Sample>
      </Block>
      <Block name="ErrorState" room="half">
        <Sample state="failing">
          <ErrorState title={message.errorTitle()} retry={again}>
            {message.errorText()}
          </ErrorState>
        </Sample>
        <Sample state="loading">
          <ErrorState title={message.errorTitle()} retry={{ ...again, loading: true }}>
            {message.errorText()}
          </ErrorState>
        </Sample>
      </Block>
    </>
  )
}

function Toasts() {
  const { message, tone } = uiTexts
  const toast = useToast()
  return (
    <Block name="ToastProvider" room="small">
      <Sample state="try">
        <chakra.div display="flex" flexWrap="wrap" gap="u1">
          {(['done', 'problem'] as const).map((name) => (
            <Button
              key={name}
              variant="secondary"
              onClick={() => toast({ tone: name, text: name === 'done' ? message.saved() : message.failed() })}
            >
              {`${message.toast()}: ${tone[name]()}`}
            </Button>
          ))}
        </chakra.div>
      </Sample>
    </Block>
  )
}
