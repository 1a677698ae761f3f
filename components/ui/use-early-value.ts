'use client'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a field whose value React holds: what a person put in before React had taken the page over stays on screen, but no
 * event reports it afterwards, and the next render would undo it. It is reported here instead.
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
