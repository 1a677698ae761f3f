'use client'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useCatalogue } from '@/components/books/catalogue-context'
import { EntryPreview } from '@/components/books/entry-preview'
import type { TeachButtonProps } from '@/components/books/teach-button'
import { readTreatment } from '@/components/books/read-treatment'
import { TeachFields } from '@/components/books/teach-fields'
import type { ErrorOf } from '@/components/books/text-field'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import { Notice } from '@/components/ui/notice'
import { useFormAct } from '@/components/ui/use-form-act'
import { booksText } from '@/content/books'
import { teachBookAction } from '@/lib/books/actions'
import { catalogueProblems, codesOf, type Catalogue } from '@/lib/books/catalogue'
import { followsSplit } from '@/lib/books/line-proposals'
import { teachBookSchema } from '@/lib/books/schema'
import { treatmentSchema, type Treatment } from '@/lib/books/treatment'
import { fieldErrors } from '@/lib/field-errors'
import type { Failure } from '@/lib/result'

const text = booksText.teach

type TeachDialogProps = Pick<TeachButtonProps, 'client' | 'document' | 'count' | 'isAboutOne'> & {
  onClose: () => void
}

/** The preview of the entry is computed again after every change, by the same rules as the export. */
export function TeachDialog({ client, document, count, isAboutOne = false, onClose }: TeachDialogProps) {
  const title = useId()
  const { own, rule, last } = document
  const known = (own ?? rule ?? last)?.treatment ?? null
  const [treatment, setTreatment] = useState(known)
  const { check } = useCatalogue()
  const [isSplit, split] = useState(
    document.items.length > 0 &&
      ((own?.treatment.lines.length ?? 0) > 0 || (own === null && followsSplit(document))),
  )
  const form = useRef<HTMLFormElement>(null)
  const isOnly = useRef(false)
  const { busy, error, props } = useFormAct({
    schema: teachBookSchema,
    read: (fields) => {
      const read = readTreatment(fields)
      return {
        client,
        invoice: document.id,
        only: isOnly.current,
        seen: (isOnly.current ? own : rule)?.at ?? null,
        // A corrected withholding base and a booked difference belong to one invoice, so a supplier's rule has neither.
        treatment: isOnly.current ? read : { ...read, base: null, difference: false },
      }
    },
    send: async (input) => {
      const catalogue = await check(codesOf(input.treatment))
      return refusedBy(catalogue, input.treatment) ?? teachBookAction(input)
    },
    done: { title: isAboutOne || isSplit ? text.savedOnly : text.saved },
    failed: text.failed,
    // The invoice may leave its list, so the heading of the list `ready` takes the focus.
    place: 'ready',
    then: onClose,
  })
  const preview = () => {
    if (!form.current) return
    const read = treatmentSchema.safeParse(readTreatment(new FormData(form.current)))
    setTreatment(read.success ? read.data : null)
  }
  const previewNow = useEffectEvent(preview)
  // `isSplit` shows or hides the fields for the lines of the invoice, so the preview is computed again.
  useEffect(() => previewNow(), [isSplit])
  const isForOne = isAboutOne || isSplit
  const errorOf: ErrorOf = (name) => error(`treatment.${name}`)
  const says = (code: string) => document.responsibilities.split(/[;,\s]+/).includes(code)
  const only = (
    <Button
      type="submit"
      variant={isForOne ? 'primary' : 'outline'}
      busy={busy}
      onClick={() => (isOnly.current = true)}
    >
      {text.only}
    </Button>
  )
  const all = (
    <Button
      type="submit"
      variant={isAboutOne ? 'outline' : 'primary'}
      busy={busy}
      onClick={() => (isOnly.current = false)}
    >
      {text.all}
    </Button>
  )
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={title}
      className="max-h-[calc(100dvh-2rem)] w-[min(62rem,calc(100%-2rem))] overflow-y-auto rounded-sheet border border-ink bg-sheet"
    >
      <form
        {...props}
        ref={form}
        onChange={(event) => {
          props.onChange(event)
          preview()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          isOnly.current = isForOne
          event.currentTarget.requestSubmit()
        }}
        className="grid gap-6 p-6 max-sm:p-4"
      >
        <h2 id={title} className="wrap-anywhere">
          {text.title(document.supplier || document.nit)}
        </h2>
        {says('O-15') ? <Notice tone="warn">{text.self}</Notice> : null}
        {says('O-47') ? <Notice tone="warn">{text.simple}</Notice> : null}
        <div className="grid gap-8 min-[56rem]:grid-cols-[minmax(0,1fr)_22rem]">
          <TeachFields
            document={document}
            known={known}
            error={errorOf}
            isAboutOne={isAboutOne}
            isSplit={isSplit}
            onSplit={split}
          />
          <EntryPreview document={document} treatment={treatment} />
        </div>
        {isForOne || count === 0 ? null : <p className="text-sm text-ink-2">{text.allHint(count)}</p>}
        <p className="flex flex-wrap gap-3">
          {isForOne ? only : all}
          {isSplit ? null : isForOne ? all : only}
          <Button onClick={onClose}>{text.cancel}</Button>
        </p>
      </form>
    </Modal>
  )
}

/** Returns an error for each account that the client's catalogue lacks; without a catalogue only the server checks. */
function refusedBy(catalogue: Catalogue | null, treatment: Treatment): Failure | null {
  const issues = catalogue ? catalogueProblems(treatment, catalogue) : []
  const [first] = issues
  if (!first) return null
  const fields = fieldErrors({ issues: issues.map((one) => ({ ...one, path: ['treatment', ...one.path] })) })
  return { ok: false, code: 'invalid-input', message: first.message, fields }
}
