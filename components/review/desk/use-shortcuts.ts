'use client'
import { useEffect, useEffectEvent } from 'react'
import { useShortcutsOn } from '@/components/review/shortcut-switch'

const field = 'input, textarea, select, [contenteditable], [role=textbox]'

/** Keys of one letter, which never act in a field, in a dialog, with another key held down, or when switched off. */
export function useShortcuts(keys: Record<string, (() => void) | undefined>): void {
  const on = useShortcutsOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toUpperCase() : event.key]
    if (!act || event.defaultPrevented || event.repeat || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest(field)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}
