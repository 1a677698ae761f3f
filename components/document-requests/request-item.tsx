'use client'
import { FileText, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMay } from '@/components/portal/for-role'
import { FileAnswer } from '@/components/document-requests/file-answer'
import { useUploadFocus } from '@/components/document-requests/item-uploads'
import { HourText, ItemBadge } from '@/components/document-requests/item-badge'
import { TextAnswer, UndoNone } from '@/components/document-requests/text-answer'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { useAct } from '@/components/ui/use-act'
import { requestsText as text } from '@/content/document-requests'
import { removeFileAction } from '@/lib/document-requests/actions'
import type { DocumentRequest, Offer, RequestFile, RequestItem } from '@/lib/document-requests/request'
import { formatDay } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

type RequestItemRowProps = {
  item: RequestItem
  place: number
  request: string
  person: string
  offers: readonly Offer[]
  /** True for the most urgent item on the page. */
  hot: boolean
  status: DocumentRequest['status']
}

export function RequestItemRow({ item, place, request, person, offers, hot, status }: RequestItemRowProps) {
  const may = useMay('assistant')
  const heading = useUploadFocus(item.id)
  const { state, title, help, required, answer, reviewNote, reviewedBy, reviewedAt } = item
  const owed = state === 'pending' || state === 'returned'
  const answers = status === 'open' && may && state !== 'accepted'
  return (
    <li
      className={cn(
        'grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-t border-rule py-4 first:border-t-0',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <span aria-hidden className="font-serif text-xl text-green">
        {place}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h3 ref={heading} tabIndex={-1} className="min-w-0 text-[1.1875rem] wrap-anywhere outline-none">
            {title}
          </h3>
          <ItemBadge state={state} {...(hot && { className: 'bg-sheet' })} />
        </div>
        {help ? <p className={cn('text-[1rem] wrap-anywhere', !hot && 'text-ink-2')}>{help}</p> : null}
        {!required && owed ? <p className="text-sm font-[550]">{text.optionalItem}</p> : null}
        {state === 'returned' && reviewNote ? (
          <blockquote className="mt-2 border-l-5 border-double border-ochre-ink bg-sheet px-3 py-2 wrap-anywhere">
            {reviewNote}
            {reviewedBy && reviewedAt ? (
              <footer className="text-sm text-ink-2">
                {text.returnedBy(reviewedBy, formatDay(reviewedAt))}
              </footer>
            ) : null}
          </blockquote>
        ) : null}
        <Files item={item} person={person} mayRemove={answers && !owed} />
        {item.appointment && !owed ? <Hour appointment={item.appointment} /> : null}
        {answer && state === 'none' ? (
          <p className="mt-1 wrap-anywhere">{text.none.because(answer)}</p>
        ) : null}
        {answer &&
        item.answerWith === 'text' &&
        (state === 'accepted' || (state === 'answered' && !answers)) ? (
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
        ) : null}
        {answers && state !== 'none' ? (
          item.answerWith === 'file' ? (
            <FileAnswer item={item} request={request} offers={offers} primary={hot} />
          ) : item.answerWith === 'text' ? (
            <TextAnswer item={item} primary={hot} />
          ) : owed ? (
            <AskForHour key={item.version} item={item} primary={hot} />
          ) : null
        ) : null}
        {owed ? <Delay item={item} /> : null}
        {answers && owed ? <Lack item={item} /> : null}
        {may && state === 'none' && status !== 'cancelled' ? <UndoNone item={item} /> : null}
      </div>
    </li>
  )
}

const AppointmentAnswer = dynamic(
  openedPart(() =>
    import('@/components/document-requests/appointment-answer').then((module) => module.AppointmentAnswer),
  ),
  { loading: () => <Spinner label={text.appointment.opening} /> },
)

const LackAnswer = dynamic(
  openedPart(() => import('@/components/document-requests/lack-answer').then((module) => module.LackAnswer)),
  { loading: () => <Spinner label={text.lack.opening} /> },
)

function Lack({ item }: { item: RequestItem }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  if (open) return <LackAnswer item={item} onClose={close} />
  return (
    <Button
      ref={button}
      type="button"
      size="sm"
      variant="quiet"
      className="-ml-4"
      onClick={() => setOpen(true)}
    >
      {text.lack.button}
      <span className="sr-only">: {item.title}</span>
    </Button>
  )
}

function Delay({ item: { delay, expectedOn, delayNote } }: { item: RequestItem }) {
  if (!delay) return null
  const { later, other, unknown } = text.lack.said
  return (
    <p className="mt-1 text-sm font-[550] wrap-anywhere">
      {delay === 'later' && expectedOn
        ? later(formatDay(expectedOn))
        : delay === 'other'
          ? other(delayNote)
          : unknown}
      {delay !== 'other' && delayNote ? ` «${delayNote}»` : null}
    </p>
  )
}

function AskForHour({ item, primary }: { item: RequestItem; primary: boolean }) {
  const [open, setOpen] = useState(false)
  if (open) return <AppointmentAnswer item={item} onClose={() => setOpen(false)} />
  return (
    <p className="mt-3">
      <Button type="button" size="sm" variant={primary ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
        {text.appointment.choose}
        <span className="sr-only">: {item.title}</span>
      </Button>
    </p>
  )
}

function Hour({ appointment }: { appointment: NonNullable<RequestItem['appointment']> }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <HourText {...appointment} />
      <Link
        href={`/portal/citas/${appointment.id}`}
        prefetch={false}
        className="inline-flex min-h-tap items-center text-sm font-[550] underline underline-offset-4"
      >
        {text.appointment.see}
      </Link>
    </p>
  )
}

function Files({ item, person, mayRemove }: { item: RequestItem; person: string; mayRemove: boolean }) {
  const { busy, act } = useAct()
  if (item.files.length === 0) return null
  return (
    <ul className="mt-2">
      {item.files.map((file) => (
        <li key={file.id} className="flex items-center gap-x-3 border-t border-rule py-1.5 first:border-t-0">
          <FileText className="size-5 flex-none text-green" strokeWidth={1.75} aria-hidden />
          <span className="grid min-w-0 flex-1">
            <a
              href={`/api/documentos/${file.id}`}
              className="w-fit text-sm font-[550] wrap-anywhere underline underline-offset-4"
            >
              {file.name}
            </a>
            <span className="text-sm text-ink-2">{fileNote(file, person)}</span>
          </span>
          {mayRemove ? (
            <button
              type="button"
              disabled={busy}
              aria-label={text.file.remove(file.name)}
              onClick={() =>
                act({
                  work: () => removeFileAction({ item: item.id, document: file.id }),
                  done: { title: text.file.removed },
                  failed: text.toasts.failed,
                })
              }
              className="grid size-tap flex-none place-items-center rounded-control hover:bg-sunk"
            >
              <X className="size-5" strokeWidth={1.75} aria-hidden />
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function fileNote({ size, at, by }: RequestFile, person: string): string {
  const when = formatDay(at)
  const who = by === null ? text.file.firm : by === person ? text.file.yours : text.file.colleague
  return `${formatFileSize(size)}, ${who(when)}`
}
