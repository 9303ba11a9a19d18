import type { DeviceDto } from '#contract/sign-ins/device.ts'
import type { useI18nContext } from '#i18n/i18n-react.tsx'

type Messages = ReturnType<typeof useI18nContext>['LL']['account']['devices']

/** Names a device as coarsely as it is stored: "Chrome on Windows". */
export const deviceText = (device: DeviceDto | null, messages: Messages): string =>
  device
    ? messages.on({ browser: messages.browsers[device.browser](), system: messages.systems[device.system]() })
    : messages.unknown()
