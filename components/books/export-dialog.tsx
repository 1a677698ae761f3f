'use client'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { ExportButtonProps } from '@/components/books/export-button'
import { AgainFields, DayFields, OptionFields } from '@/components/books/export-fields'
import { ModelUpload } from '@/components/books/model-upload'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { Notice } from '@/components/ui/notice'
import { useFormAct } from '@/components/ui/use-form-act'
import {
  bookExportText,
  bookFormats,
  repeatReasons,
  type BookFormat,
  type RepeatReason,
} from '@/content/books-export'
import { exportBooksAction } from '@/lib/books/actions'
import { booksHref } from '@/lib/books/href'
import { exportBooksSchema } from '@/lib/books/schema'

const text = bookExportText.exportForm
const formats = Object.keys(bookFormats) as BookFormat[]

export function ExportDialog(props: ExportButtonProps & { onClose: () => void }) {
  const {
    client,
    month,
    name,
    ready,
    fresh,
    most,
    digest,
    last,
    company,
    model,
    isClosed,
    firstOpen,
    onClose,
  } = props
  const title = useId()
  const router = useRouter()
  // A retry sends the same id, so that a lost answer causes no second export.
  const [batch] = useState(() => crypto.randomUUID())
  const [format, choose] = useState<BookFormat>('journal')
  const [isAgain, setAgain] = useState(false)
  const exported = ready.count - fresh.count
  const before = last.find((one) => one.format === format)
  const {
    busy,
    error,
    props: form,
  } = useFormAct({
    schema: exportBooksSchema,
    read: (fields) => ({
      batch,
      client,
      month,
      format,
      seen: digest,
      options: {
        type: fields.get('options.type') ?? '',
        number: Number(fields.get('options.number') ?? 1),
        prefix: fields.get('options.prefix') ?? '',
        company: fields.get('options.company') ?? '',
        tax: fields.get('options.tax') ?? '',
      },
      trial: fields.get('trial') !== null,
      again: isAgain ? reasonOf(fields) : null,
      day: isClosed ? fields.get('day') : null,
    }),
    send: exportBooksAction,
    done: ({ entries }) => ({ title: text.done(entries) }),
    failed: text.failed,
    then: () => {
      onClose()
      router.push(booksHref(client, { month, view: 'batches' }))
    },
  })
  const nothingNew = fresh.count === 0 && !isAgain
  const lacksModel = format === 'model' && model === null
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="max-h-[calc(100dvh-2rem)] w-[min(40rem,calc(100%-2rem))] overflow-y-auto rounded-sheet border border-ink bg-sheet"
    >
      <form {...form} className="grid gap-5 p-6 max-sm:p-4">
        <h2 id={title}>{text.title}</h2>
        <fieldset>
          <legend className="text-sm font-[550]">{text.format}</legend>
          {formats.map((one) => (
            <label key={one} className="flex min-h-tap items-start gap-2.5 py-1.5">
              <input
                type="radio"
                name="format"
                value={one}
                checked={format === one}
                onChange={() => choose(one)}
                className="mt-1.5"
              />
              <span>
                <b>{bookFormats[one].name}</b>
                <span className="block text-sm text-ink-2">{bookFormats[one].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {bookFormats[format].tried ? null : (
          <>
            {before?.entered ? (
              <p className="text-sm">{text.entered}</p>
            ) : (
              <Notice tone="warn">{text.untried}</Notice>
            )}
            <label className="flex min-h-tap items-center gap-2.5">
              <input type="checkbox" name="trial" />
              <span>{text.trial}</span>
            </label>
          </>
        )}
        {format === 'model' ? <ModelUpload client={client} model={model} /> : null}
        {format === 'journal' ? null : (
          <OptionFields key={format} format={format} before={before} company={company} error={error} />
        )}
        {isClosed ? <DayFields name={name} firstOpen={firstOpen} /> : null}
        {exported > 0 ? (
          <AgainFields
            ready={ready}
            fresh={fresh}
            isAgain={isAgain}
            onAgain={setAgain}
            error={error('again')}
          />
        ) : null}
        {(isAgain ? ready : fresh).count > most ? <p className="text-sm">{text.most(most)}</p> : null}
        {nothingNew ? <p className="text-sm font-[550]">{text.problems.nothing}</p> : null}
        {lacksModel ? <p className="text-sm font-[550]">{text.problems.model}</p> : null}
        <p className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={isAgain ? 'danger' : 'primary'}
            busy={busy}
            disabled={nothingNew || lacksModel}
          >
            {text.save}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </p>
      </form>
    </Modal>
  )
}

function reasonOf(fields: FormData): string {
  const reason = fields.get('reason')
  const note = fields.get('again')
  if (reason === 'other') return typeof note === 'string' ? note : ''
  return typeof reason === 'string' && Object.hasOwn(repeatReasons, reason)
    ? repeatReasons[reason as RepeatReason]
    : ''
}
