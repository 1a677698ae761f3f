'use client'
import { FileSearch } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { readRutFile, type Unread } from '@/components/tax-profile/read-rut-file'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { steadyImport } from '@/components/uploads/steady-import'
import { useAttempts } from '@/components/uploads/use-attempts'
import { taxProfileText } from '@/content/tax-profile'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatNit, plainNit } from '@/lib/format/nit'
import type { Rut } from '@/lib/tax-profile/read-rut'

const text = taxProfileText.rut
/** In bytes: a larger photo is reduced to this size, because the server stores no larger RUT. */
const mostPhotoBytes = 4 * 1024 * 1024

type Outcome = { rut: Rut; isOther: boolean } | Unread

type RutUploadProps = {
  /** The NIT typed in the form; the component warns if the RUT states a different NIT. */
  nit: string
  onRead: (rut: Rut) => void
  /** Called with every chosen file, even an unreadable one, so that the caller can store it; photos arrive as PDF. */
  onFile?: (file: File) => void
  choose?: string
  hint?: string
}

/** A worker in the browser reads the file; this component uploads nothing. */
export function RutUpload({ nit, onRead, onFile, ...words }: RutUploadProps) {
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const attempts = useAttempts()
  const onCut = () => setOutcome({ message: text.cut })

  async function choose(file: File) {
    const signal = attempts.begin('file')
    setReading(true)
    setOutcome(null)
    if (onFile && file.type.startsWith('image/')) {
      const code = await steadyImport(() => import('@/components/tax-profile/photo-as-pdf'), onCut, signal)
      if (!code) return
      const paper = await code.photoAsPdf(file, mostPhotoBytes)
      if (signal.aborted) return
      setReading(false)
      if (paper) onFile(paper)
      return setOutcome({ message: paper ? text.photo : text.problems.unreadable })
    }
    const read = await readRutFile(file, onCut, signal)
    // The result is discarded when the user has chosen another file meanwhile.
    if (!read || signal.aborted) return
    setReading(false)
    const isUnopened = typeof read === 'object' && 'message' in read
    if (read !== 'size' && !isUnopened) onFile?.(file)
    if (typeof read === 'string' || isUnopened) return setOutcome(read)
    const given = plainNit(nit)
    setOutcome({ rut: read, isOther: given !== '' && read.nit !== null && given !== read.nit })
    onRead(read)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <FileInput
        ref={input}
        accept={onFile ? 'application/pdf,.pdf,image/*' : 'application/pdf,.pdf'}
        className="hidden"
        onFiles={([file]) => file && void choose(file)}
      />
      <Button size="sm" busy={reading} aria-describedby={hint} onClick={() => input.current?.click()}>
        {reading ? null : <FileSearch strokeWidth={1.75} aria-hidden />}
        {reading ? text.reading : (words.choose ?? text.choose)}
      </Button>
      <p id={hint} className="text-sm text-ink-2">
        {words.hint ?? text.hint}
      </p>
      <div role="status" className="w-full">
        {outcome ? <Said outcome={outcome} /> : null}
      </div>
    </div>
  )
}

export const FromRut = ({ shown }: { shown: boolean }) =>
  shown ? <span className="text-sm font-[550] text-green">{text.badge}</span> : null

function Said({ outcome }: { outcome: Outcome }) {
  if (typeof outcome === 'string') return <Notice tone="warn">{text.problems[outcome]}</Notice>
  if ('message' in outcome) return <Notice tone="warn">{outcome.message}</Notice>
  const { rut, isOther } = outcome
  const unread = (Object.keys(text.fields) as (keyof typeof text.fields)[]).filter((field) =>
    field === 'responsibilities' || field === 'activities' ? rut[field].length === 0 : rut[field] === null,
  )
  return (
    <Notice tone={isOther || unread.length > 0 ? 'warn' : 'ok'}>
      <p>{text.done(rut.made && formatCivilDay(rut.made))}</p>
      {isOther && rut.nit ? <p>{text.other(formatNit(rut.nit))}</p> : null}
      {unread.length > 0 ? <p>{text.unread(unread.map((field) => text.fields[field]).join(', '))}</p> : null}
    </Notice>
  )
}
