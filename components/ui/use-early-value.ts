'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * React fires no event for a value entered before hydration, and its next render would overwrite the value. This reports such
 * a value to `tell`.
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  tell: (early: string) => void,
) {
  const field = useRef<Field>(null)
  const look = useEffectEvent(() => {
    const early = field.current?.value ?? value
    if (early !== value) tell(early)
  })
  useEffect(() => look(), [])
  return field
}
