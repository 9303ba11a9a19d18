import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, UseFormRegister } from 'react-hook-form'

/**
 * Validates a field that was left by a press only when the press is over. The error would otherwise move what is pressed
 * away before the pointer is lifted, and the press would be lost.
 */
export function useSteadyRegister<Values extends FieldValues>(
  register: UseFormRegister<Values>,
): UseFormRegister<Values> {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    // The click comes after the pointer was lifted.
    const lift = () =>
      setTimeout(() => {
        isPressed.current = false
        for (const validate of waiting.current.splice(0)) validate()
      })
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', lift, true)
    document.addEventListener('pointercancel', lift, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', lift, true)
      document.removeEventListener('pointercancel', lift, true)
    }
  }, [])
  return useCallback(
    (name, options) => {
      const field = register(name, options)
      const onBlur: typeof field.onBlur = async (event) => {
        if (!isPressed.current) return field.onBlur(event)
        waiting.current.push(() => void field.onBlur(event))
      }
      return { ...field, onBlur }
    },
    [register],
  )
}
