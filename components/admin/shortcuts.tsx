'use client'
import { CornerDownLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Modal } from '@/components/ui/modal'
import { shortcutsText as text } from '@/content/admin-sections'

const key = 'shortcuts'
const listeners = new Set<() => void>()
const keyStyles =
  'grid h-7 min-w-7 flex-none place-items-center px-1 rounded-sheet border border-b-2 border-current font-sans text-xs font-semibold'

export type Shortcut = { key: string; what: string }
const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox]'
const pressed = 'a, button, summary, [role=button]'
const openDialog = 'dialog[open], [role=dialog][data-state=open], [role=alertdialog][data-state=open]'

/** Shortcuts do nothing in fields and dialogs, while Ctrl, Meta or Alt is held, and when the member turned them off. */
export function useShortcuts(keys: Record<string, (() => void) | undefined>): void {
  const on = useShortcutsOn()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = event.key.length === 1 ? event.key.toUpperCase() : event.key
    const act = (event.shiftKey ? keys[`Shift+${name}`] : undefined) ?? keys[name]
    if (!act || event.defaultPrevented || event.repeat || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector(openDialog)) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(field)) return
    // Enter on a focused link or button activates that element, so the shortcut is skipped.
    if (event.key === 'Enter' && target.closest(pressed)) return
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
    // If the browser forbids storage, the shortcuts stay on.
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

const useShortcutsOn = () => useSyncExternalStore(onSwitch, areOn, () => true)

type ShortcutsHelpProps = { keys: readonly Shortcut[]; onClose: () => void }

export function ShortcutsHelp({ keys, onClose }: ShortcutsHelpProps) {
  return (
    <Modal
      onClose={onClose}
      aria-labelledby="shortcuts-title"
      className="w-[min(28rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
    >
      <div className="p-6">
        <h2 id="shortcuts-title" className="pb-3 rule-opens">
          {text.title}
        </h2>
        <ShortcutKeys keys={keys} className="grid-cols-[auto_1fr] py-4 text-sm" />
        <p className="text-sm text-ink-2">{text.inFields}</p>
        <ShortcutSwitch className="mt-4" />
        <Button className="mt-4" autoFocus onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Modal>
  )
}

export function ShortcutSwitch({ className }: { className?: string }) {
  const on = useShortcutsOn()
  return (
    <label className={cn('flex min-h-tap items-center gap-3', className)}>
      <input
        type="checkbox"
        className="size-5 flex-none accent-green"
        checked={on}
        onChange={(event) => switchShortcuts(event.currentTarget.checked)}
      />
      {text.switch}
    </label>
  )
}

type ShortcutKeysProps = { keys: readonly Shortcut[]; className?: string }

export function ShortcutLegend({ keys, className }: ShortcutKeysProps) {
  if (!useShortcutsOn()) return null
  return <ShortcutKeys keys={keys} className={cn('text-xs pointer-coarse:hidden', className)} />
}

export function Key({ children }: { children: string }) {
  if (!useShortcutsOn()) return null
  return (
    <kbd aria-hidden className={`${keyStyles} pointer-coarse:hidden`}>
      <KeyFace name={children} />
    </kbd>
  )
}

/** The typeface has no Enter arrow, so an icon replaces it. */
function KeyFace({ name }: { name: string }) {
  if (name !== 'Intro') return name
  return (
    <>
      <CornerDownLeft className="size-4" strokeWidth={2} aria-hidden />
      <span className="sr-only">{name}</span>
    </>
  )
}

function ShortcutKeys({ keys, className }: ShortcutKeysProps) {
  return (
    <dl className={cn('grid items-center gap-x-3 gap-y-1.5', className)}>
      {keys.map(({ key, what }) => (
        <div key={key} className="contents">
          <dt>
            <kbd className={keyStyles}>
              <KeyFace name={key} />
            </kbd>
          </dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
