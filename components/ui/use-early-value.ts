'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Reports a value entered before hydration: React fires no event for it, and the next render would overwrite it. */
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
