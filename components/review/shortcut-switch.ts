'use client'
import { useSyncExternalStore } from 'react'

const key = 'review-shortcuts'
const listeners = new Set<() => void>()

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing keeps the shortcuts on.
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

/** Whether the member wants keys of one letter; every tab of the browser follows. */
export const useShortcutsOn = () => useSyncExternalStore(onSwitch, areOn, () => true)
