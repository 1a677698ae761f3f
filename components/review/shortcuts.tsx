'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { review } from '@/content/review'

const text = review.shortcuts
const key = 'review-shortcuts'
const listeners = new Set<() => void>()
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
const useShortcutsOn = () => useSyncExternalStore(onSwitch, areOn, () => true)

/** What each key does, and the switch that turns them off. Drawn means open. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const on = useShortcutsOn()
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="shortcuts-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="m-auto w-[min(28rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet p-0 text-ink shadow-lift backdrop:bg-green-deep/60"
    >
      <div className="p-6">
        <h2 id="shortcuts-title" className="pb-3 rule-opens">
          {text.title}
        </h2>
        <ShortcutKeys keys={text.keys} className="py-4 text-sm" />
        <p className="text-sm text-ink-2">{text.inFields}</p>
        <label className="mt-4 flex min-h-tap items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-green"
            checked={on}
            onChange={(event) => switchShortcuts(event.currentTarget.checked)}
          />
          {text.switch}
        </label>
        <Button className="mt-4" autoFocus onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </dialog>
  )
}

/** The keys at the foot of the queue, where there is room and somebody wants them. */
export function ShortcutLegend() {
  if (!useShortcutsOn()) return null
  return (
    <ShortcutKeys
      keys={review.shortcuts.keys.slice(0, 4)}
      className="mt-auto pt-8 text-xs max-[75rem]:hidden pointer-coarse:hidden"
    />
  )
}

type ShortcutKeysProps = { keys: readonly { key: string; what: string }[]; className?: string }

/** Keys with what they do. */
function ShortcutKeys({ keys, className }: ShortcutKeysProps) {
  return (
    <dl className={cn('grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5', className)}>
      {keys.map(({ key, what }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="grid size-7 place-items-center rounded-sheet border border-b-2 border-rule-field font-sans text-xs font-semibold text-ink">
              {key}
            </kbd>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
