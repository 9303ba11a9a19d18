import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const read = () => onlineManager.isOnline()

/** Whether the device has a connection, as far as it knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, read)
