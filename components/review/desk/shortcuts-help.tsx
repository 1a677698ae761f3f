'use client'
import { useLayoutEffect, useRef } from 'react'
import { ShortcutKeys } from '@/components/review/desk/shortcut-keys'
import { switchShortcuts, useShortcutsOn } from '@/components/review/shortcut-switch'
import { Button } from '@/components/ui/button'
import { review } from '@/content/review'

const text = review.shortcuts

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
