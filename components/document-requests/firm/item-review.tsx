'use client'
import { Check, FileText, Undo2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { HourText, ItemBadge } from '@/components/document-requests/item-badge'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { firmRequestsText, requestsText } from '@/content/document-requests'
import { reviewItemAction } from '@/lib/document-requests/actions'
import type { RequestItem } from '@/lib/document-requests/request'
import { formatDay } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'

const text = firmRequestsText.review

type ItemReviewProps = { item: RequestItem; place: number; mayReview: boolean }

export function ItemReview({ item, place, mayReview }: ItemReviewProps) {
  const { state, title, help, required, answer, answeredAt, files, reviewNote, reviewedBy, reviewedAt } = item
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-t border-rule py-4 first:border-t-0">
      <span aria-hidden className="font-serif text-xl text-green">
        {place}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">{title}</h3>
          <ItemBadge state={state} />
        </div>
        {help ? <p className="text-sm wrap-anywhere text-ink-2">{help}</p> : null}
        {required ? null : <p className="text-sm font-[550]">{requestsText.optionalItem}</p>}
        <ul>
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-x-3 py-1">
              <FileText className="size-5 flex-none text-green" strokeWidth={1.75} aria-hidden />
              <a
                href={`/api/documentos/${file.id}`}
                className="inline-flex min-h-tap min-w-0 flex-wrap items-center gap-x-2 text-sm"
              >
                <b className="font-[550] wrap-anywhere underline underline-offset-4">{file.name}</b>
                <span className="text-ink-2">{formatFileSize(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
        {state === 'none' ? <p className="wrap-anywhere">{text.none(answer)}</p> : null}
        {state !== 'none' && answer ? <p className="wrap-anywhere whitespace-pre-line">{answer}</p> : null}
        {item.appointment && state !== 'none' ? (
          <p>
            <HourText {...item.appointment} />
          </p>
        ) : null}
        {state === 'pending' || state === 'returned' ? <Delay item={item} /> : null}
        {answeredAt && state !== 'pending' ? (
          <p className="text-sm text-ink-2">
            {(state === 'none' ? text.saidNone : text.answered)(formatDay(answeredAt))}
          </p>
        ) : null}
        {state === 'returned' && reviewNote ? (
          <blockquote className="mt-2 border-l-5 border-double border-ochre-ink bg-sheet px-3 py-2 wrap-anywhere">
            {reviewNote}
            {reviewedBy && reviewedAt ? (
              <footer className="text-sm text-ink-2">
                {requestsText.returnedBy(reviewedBy, formatDay(reviewedAt))}
              </footer>
            ) : null}
          </blockquote>
        ) : null}
        {mayReview ? <Steps item={item} /> : null}
      </div>
    </li>
  )
}

function Delay({ item: { delay, expectedOn, delayNote } }: { item: RequestItem }) {
  if (!delay) return null
  const said =
    delay === 'later' && expectedOn
      ? text.later(formatDay(expectedOn), delayNote)
      : delay === 'other'
        ? text.other(delayNote)
        : text.unknown
  return <p className="text-sm font-[550] wrap-anywhere">{said}</p>
}

function Steps({ item }: { item: RequestItem }) {
  /** The version of the item when the member began to write a note; null while the member writes no note. */
  const [begunAt, setBegunAt] = useState<number | null>(null)
  const { busy, error, act } = useAct()
  const seen = { item: item.id, seen: item.version }

  function giveBack(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note'))
    act({
      work: () => reviewItemAction({ ...seen, accept: false, note }),
      done: { title: text.returned },
      failed: text.failed,
      then: () => setBegunAt(null),
    })
  }

  const reviewable = item.state !== 'pending' && item.state !== 'returned'
  if (begunAt !== null)
    return (
      <form
        // While a client replaces the file, the form is hidden and not removed, so that the note is kept.
        hidden={!reviewable}
        onSubmit={giveBack}
        noValidate
        method="post"
        className="mt-2 grid gap-2 border border-rule bg-sheet p-3"
      >
        <div role="status" className="empty:absolute">
          {item.version === begunAt ? null : <Notice tone="warn">{text.changed}</Notice>}
        </div>
        <Field label={text.note} hint={text.noteHint} error={error('note')}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={3}
              maxLength={500}
              required
              autoFocus
              className={inputStyles}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" busy={busy}>
            {busy ? text.sending : text.send}
          </Button>
          <Button type="button" size="sm" disabled={busy} onClick={() => setBegunAt(null)}>
            {text.cancel}
          </Button>
        </p>
      </form>
    )
  if (!reviewable) return null
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {item.state === 'answered' ? (
        <Button
          type="button"
          size="sm"
          variant="primary"
          busy={busy}
          onClick={() =>
            act({
              work: () => reviewItemAction({ ...seen, accept: true }),
              done: { title: text.accepted },
              failed: text.failed,
            })
          }
        >
          <Check strokeWidth={1.75} aria-hidden />
          {busy ? text.accepting : text.accept}
          <span className="sr-only">: {item.title}</span>
        </Button>
      ) : null}
      <Button type="button" size="sm" disabled={busy} onClick={() => setBegunAt(item.version)}>
        <Undo2 strokeWidth={1.75} aria-hidden />
        {text.return}
        <span className="sr-only">: {item.title}</span>
      </Button>
    </p>
  )
}
