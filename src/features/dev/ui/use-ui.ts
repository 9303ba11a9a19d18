import { useI18nContext } from '#i18n/i18n-react.tsx'

/** The words of this page. */
export const useUi = () => useI18nContext().LL.dev.ui
