'use client'
import { useState } from 'react'
import { WordsField } from '@/components/agenda/words-field'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { agenda } from '@/content/agenda'
import type { AgendaEntry } from '@/lib/agenda/agenda'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'

const text = agenda.steps

type CancelDialogProps = { entry: AgendaEntry; onCancel: (words: string) => void; onClose: () => void }

export function CancelDialog({ entry: { name, startsAt, endsAt }, onCancel, onClose }: CancelDialogProps) {
  const [words, setWords] = useState('')
  const when = `${capitalized(formatWeekday(startsAt))}, ${formatHours(startsAt, endsAt)}`
  return (
    <ConfirmDialog
      title={text.cancelTitle}
      confirm={text.cancel}
      keep={text.keep}
      onConfirm={() => onCancel(words)}
      onClose={onClose}
    >
      <p className="mb-4 wrap-anywhere">{text.cancelText(name, when)}</p>
      <WordsField value={words} onChange={setWords} />
    </ConfirmDialog>
  )
}
