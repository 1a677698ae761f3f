'use client'
import { useRef, useState, type ReactNode } from 'react'
import type { Consent } from '@/components/uploads/look-at-files'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { preparing } from '@/content/upload-refusals'
import { formatFileSize } from '@/lib/format/number'

const text = preparing.large
type Asked = { photos: readonly File[]; most: number; answer: (agreed: boolean) => void }

/** Asks whether photos above the limit may be made smaller; the caller must render `dialog`. */
export function useConsent(): { ask: Consent; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  // Two selections of files can need consent at the same time; the second question then waits for the first answer.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const ask: Consent = (photos, most) => {
    const answered = last.current.then(
      () => new Promise<boolean>((answer) => setAsked({ photos, most, answer })),
    )
    last.current = answered
    return answered
  }
  if (!asked) return { ask, dialog: null }

  const { photos, most, answer } = asked
  const dialog = (
    <ConfirmDialog
      title={text.title(photos.length)}
      confirm={text.confirm(photos.length)}
      keep={text.keep(photos.length)}
      safe
      onConfirm={() => answer(true)}
      onClose={() => {
        setAsked(null)
        // ConfirmDialog calls `onClose` before `onConfirm`, so the answer «no» is delayed to let a «yes» come first.
        setTimeout(() => answer(false))
      }}
    >
      {photos.map(({ name, size }, index) => (
        <p key={index} className="wrap-anywhere">
          {text.photo(name, formatFileSize(size))}
        </p>
      ))}
      <p className="mt-2">{text.text(most / 1024 / 1024)}</p>
    </ConfirmDialog>
  )
  return { ask, dialog }
}
