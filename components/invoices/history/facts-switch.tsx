'use client'
import { useSyncExternalStore } from 'react'
import { invoices } from '@/content/invoices'

const key = 'invoice-facts'
const listeners = new Set<() => void>()

function areShown(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function show(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing keeps the short list.
  }
  listeners.forEach((listen) => listen())
}

function onSwitch(listen: () => void): () => void {
  listeners.add(listen)
  window.addEventListener('storage', listen)
  return () => {
    listeners.delete(listen)
    window.removeEventListener('storage', listen)
  }
}

/** Whether this browser shows what the files say; off at first. */
export const useFactsShown = (): boolean => useSyncExternalStore(onSwitch, areShown, () => false)

export function FactsSwitch() {
  const shown = useFactsShown()
  return (
    <label className="flex min-h-tap w-fit cursor-pointer items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={shown}
        onChange={({ target }) => show(target.checked)}
        className="size-5 accent-green"
      />
      {invoices.registered.facts.show}
    </label>
  )
}
