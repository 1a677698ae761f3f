'use client'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { makePdf } from '@/components/scans/make-pdf'
import type { Draw } from '@/components/scans/picture-work'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { scansText } from '@/content/scans'
import { localDay } from '@/lib/calendar/civil-day'
import { formatFileSize } from '@/lib/format/number'
import type { Destination } from '@/lib/scans/destination'
import type { ScanPage } from '@/lib/scans/page'
import { displayName, nameOfContent } from '@/lib/uploads/file'

const text = scansText.send

type Making =
  | { name: 'making'; page: number }
  | { name: 'made'; pdf: Blob }
  | { name: 'large'; size: number; lightest: boolean }
  | { name: 'failed' }

type SendFormProps = {
  pages: readonly ScanPage[]
  draw: Draw
  to: Destination | null
  onBack: () => void
  onSend: (name: string, pdf: Blob) => void
}

export function SendForm({ pages, draw, to, onBack, onSend }: SendFormProps) {
  const [making, setMaking] = useState<Making>({ name: 'making', page: 1 })
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOver = useRef(false)

  const make = async (lighter: boolean) => {
    const made = await makePdf(pages, draw, lighter, (page) => {
      if (!isOver.current) setMaking({ name: 'making', page })
    })
    if (isOver.current) return
    if (!made) setMaking({ name: 'failed' })
    else if (made.fits) setMaking({ name: 'made', pdf: made.pdf })
    else setMaking({ name: 'large', size: made.pdf.size, lightest: lighter })
  }
  const begin = useEffectEvent(() => void make(false))
  useEffect(() => {
    isOver.current = false
    heading.current?.focus()
    begin()
    return () => {
      isOver.current = true
    }
  }, [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const name = displayName(typeof typed === 'string' ? typed.trim() : '')
    setError(name === '' ? text.noName : null)
    if (name === '') return event.currentTarget.querySelector<HTMLElement>('[name=name]')?.focus()
    if (making.name === 'made') onSend(nameOfContent(name, 'application/pdf'), making.pdf)
  }
  return (
    <form onSubmit={submit} aria-labelledby="scan-send" className="grid max-w-[60ch] gap-5">
      <h2 id="scan-send" ref={heading} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <p role="status">
        {making.name === 'making' ? text.making(making.page, pages.length) : null}
        {making.name === 'made' ? text.made(pages.length, formatFileSize(making.pdf.size)) : null}
      </p>
      {making.name === 'failed' ? <Notice tone="bad">{text.failed}</Notice> : null}
      {making.name === 'large' ? (
        <Notice tone="warn">
          <p>{making.lightest ? text.tooLarge : text.large(formatFileSize(making.size))}</p>
          {making.lightest ? null : (
            <Button
              size="sm"
              className="mt-3"
              onClick={() => {
                heading.current?.focus()
                void make(true)
              }}
            >
              {text.smaller}
            </Button>
          )}
        </Notice>
      ) : null}
      <Field label={text.name} hint={to ? text.answers(to.title) : text.nameHint} error={error}>
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={100}
            defaultValue={text.firstName(localDay(new Date()))}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          className="flex-[1_1_10rem]"
          disabled={making.name !== 'made'}
        >
          {text.submit}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </p>
    </form>
  )
}
