import type { AppFeature } from '#src/features/feature.ts'
import { useApp } from './app-context.ts'

/** Gives every area of the app. Only routes that wait for the areas may use it: all in the shell, and the charts. */
export const useFeatures = (): readonly AppFeature[] => useApp().features.all()
