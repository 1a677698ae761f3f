'use client'
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'

type ChooserDialogProps = {
  title: string
  search: string
  close: string
  onSearch: (words: string) => void
  /** Enter in the field of the search: takes the first. */
  onEnter?: () => void
  onClose: () => void
  children: ReactNode
}

/** A list to choose from, over the page, narrowed by typing. Drawn means open; the focus goes back to whoever had it. */
export function ChooserDialog({
  title,
  search,
  close,
  onSearch,
  onEnter,
  onClose,
  children,
}: ChooserDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The browser would choose the first that can have it: the button that closes.
    words.current?.focus()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onChange={(event) => event.stopPropagation()}
      className="m-auto max-h-[min(40rem,calc(100svh-2rem))] w-[min(36rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet p-0 text-ink shadow-lift backdrop:bg-green-deep/60"
    >
      <div className="grid gap-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={close}
            className="grid size-tap flex-none place-items-center rounded-control hover:bg-sunk"
          >
            <X className="size-5" strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <label className="grid gap-1 text-sm font-[550]">
          {search}
          <input
            ref={words}
            type="search"
            autoComplete="off"
            maxLength={100}
            onChange={(event) => onSearch(event.target.value)}
            // In the middle of a form: Enter here sends nothing.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              onEnter?.()
            }}
            className={cn(inputStyles, 'min-h-tap text-[1rem] font-normal')}
          />
        </label>
        {children}
      </div>
    </dialog>
  )
}
