import { RefreshWhile, UndoSending } from '@/components/documents/sendings/undo-sending'
import { Notice } from '@/components/ui/notice'
import { errorMessages, type ErrorCode } from '@/content/errors'
import { sendingsText } from '@/content/document-sendings'
import type { Sending } from '@/lib/documents/sendings/queries'
import { formatDay, formatTime } from '@/lib/format/date'

const text = sendingsText.detail
const moment = (at: string) => `${formatDay(at)}, ${formatTime(at)}`
const reasonOf = (code: string) => errorMessages[code as ErrorCode] ?? errorMessages.unexpected

export function SendingDetail({ sending }: { sending: Sending }) {
  const { id, state, counts, sendAt, doneAt, mine, message, failed, read } = sending
  const settled = counts.sent + counts.failed
  return (
    <>
      <Notice>
        <p role="status">
          {state === 'waiting' && sendAt ? text.leaves(moment(sendAt)) : null}
          {state === 'sending' ? text.running(settled, counts.items) : null}
          {state === 'sent' && doneAt ? text.done(counts.sent, counts.items, moment(doneAt)) : null}
        </p>
        {state === 'waiting' && mine ? <UndoSending sending={id} /> : null}
      </Notice>
      {state === 'sent' ? null : <RefreshWhile />}
      {message ? (
        <section aria-labelledby="message-title" className="mt-8">
          <h2 id="message-title" className="pb-3 rule-opens">
            {text.message}
          </h2>
          <p className="max-w-[70ch] py-3 wrap-anywhere whitespace-pre-wrap">{message}</p>
        </section>
      ) : null}
      {failed.length > 0 ? (
        <section aria-labelledby="failed-title" className="mt-8">
          <h2 id="failed-title" className="pb-3 rule-opens">
            {text.failed}
          </h2>
          <ul>
            {failed.map(({ name, title, problem }) => (
              <li key={`${title} ${name}`} className="border-b border-rule py-2">
                <b className="font-[550] wrap-anywhere">{text.failure(name, title)}</b>
                <span className="block text-sm text-red">{reasonOf(problem)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {read.length > 0 ? <ReadBy read={read} clients={counts.clients} /> : null}
      {state === 'waiting' ? (
        <ul className="mt-8">
          {sending.files.map((file) => (
            <li key={file.id} className="border-b border-rule py-2 wrap-anywhere">
              <b className="font-[550]">{file.name}</b>: {file.clients.map(({ title }) => title).join(', ')}
              {file.count > file.clients.length
                ? ` ${sendingsText.files.more(file.count - file.clients.length)}`
                : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function ReadBy({ read, clients }: { read: Sending['read']; clients: number }) {
  return (
    <section aria-labelledby="seen-title" className="mt-8">
      <h2 id="seen-title" className="pb-3 rule-opens">
        {text.seen}
      </h2>
      <ul>
        {read.map(({ client, title, names, seen }) => (
          <li
            key={client}
            className="grid gap-x-5 border-b border-rule py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p className="min-w-0 wrap-anywhere">
              <b className="font-[550]">{title}</b>
              <span className="block text-sm text-ink-2">{names}</span>
            </p>
            <p className="min-w-0 text-sm wrap-anywhere">
              {seen.length > 0
                ? seen.map(({ name, at }) => text.seenBy(name, moment(at))).join('; ')
                : text.unseen}
            </p>
          </li>
        ))}
      </ul>
      {read.length < clients ? <p className="py-2 text-sm text-ink-2">{text.first(read.length)}</p> : null}
    </section>
  )
}
